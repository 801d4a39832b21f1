import { expect, test } from 'vitest'
import { correctionOf } from '../../src/features/accounts/admin/second-factor/qr/error-correction.ts'
import { modulesOf } from '../../src/features/accounts/admin/second-factor/qr/modules.ts'

const MARK = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
const drawn = (text: string) => (modulesOf(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

test('the bytes of correction are those of the standard’s own example', () => {
  // ISO 18004, annex I: the digits 01234567 at level M.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test.each([
  [14, 21],
  [15, 25],
  [106, 41],
  [122, 45],
  [412, 77],
])('%i letters make a picture of %i rows, with its three corner marks and its timing', (length, size) => {
  const rows = drawn('q'.repeat(length))
  expect([rows.length, rows[0]?.length]).toEqual([size, size])
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    expect(rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(MARK)
  expect(rows[6]?.slice(7, size - 7)).toMatch(/^(\.#)+\.$/)
})

test('the picture of a word is the one that readers read', () => {
  // Read by an independent reader when it was kept.
  expect(drawn('hello world')).toEqual(KEPT)
})

test('of what is too long there is no picture', () => {
  expect(modulesOf('q'.repeat(413))).toBeUndefined()
})

const KEPT = [
  '#######...###.#######',
  '#.....#.#.###.#.....#',
  '#.###.#....#..#.###.#',
  '#.###.#..###..#.###.#',
  '#.###.#.##..#.#.###.#',
  '#.....#.....#.#.....#',
  '#######.#.#.#.#######',
  '..........###........',
  '#.#.#.#...##....#..#.',
  '#.#.#....#....###..##',
  '#..#.####...##.######',
  '.##....#.#......#..#.',
  '..#.####..#.##.##....',
  '........#.##.#..#.###',
  '#######..###...##.###',
  '#.....#....##..#....#',
  '#.###.#.####....#....',
  '#.###.#..#.#..###.##.',
  '#.###.#.#.#.#.#.#.#.#',
  '#.....#..###....#..#.',
  '#######.#.###..#...##',
]
