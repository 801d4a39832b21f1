import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differences, packed, rasterOf, SIDE } from '../looks/difference.ts'

/** Strokes on a ground, as narrow and as close as those of a text, as they are after being kept. */
async function drawn({ ground = '#fbf8f2', ink = '#241f26', top = 28, thickness = 2, height = 12 } = {}) {
  const strokes = Array.from({ length: 30 }, (_, index) => `M${20 + index * 6} ${top}h${thickness}v${height}h-${thickness}z`).join('')
  const svg = `<svg width="240" height="96"><path fill="${ground}" d="M0 0h240v96h-240z"/><path fill="${ink}" d="${strokes}"/></svg>`
  return rasterOf(await packed(await sharp(Buffer.from(svg)).png().toBuffer()))
}

const before = await drawn()

test('a picture is like itself, taken again', async () => {
  expect(differences(before, await drawn())).toEqual([])
})

test.each([
  ['a text that is two pixels lower', { top: 30 }],
  ['a text in a bolder font', { thickness: 3 }],
  ['a text in another colour', { ink: '#8a2846' }],
  ['a ground that is a little darker', { ground: '#f5f1e9' }],
])('%s is a difference', async (_, change) => {
  expect(differences(before, await drawn(change))).not.toEqual([])
})

test('edges that are a little softer are none', async () => {
  expect(differences(before, await drawn({ ink: '#2b262d' }))).toEqual([])
})

test('only the squares that differ are told', async () => {
  const squares = differences(before, await drawn({ ink: '#8a2846' }))
  expect(squares.every(({ top }) => top >= 2 * SIDE && top < 4 * SIDE)).toBe(true)
})

test('a pale hairline that is gone is a difference', async () => {
  const line = { top: 42, thickness: 180, height: 1 }
  expect(differences(await drawn({ ...line, ink: '#dacdbc' }), await drawn({ ...line, ink: '#fbf8f2' }))).not.toEqual([])
})
