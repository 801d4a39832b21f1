import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

type Texts = Record<string, string>

const rooms = vi.hoisted(() => [] as { room: string; english: Texts; chinese: Texts }[])
vi.mock('tinacms', () => ({ useCMS: () => ({}) }))
vi.mock('../../../src/admin/i18n/room-words.ts', () => ({
  roomWords: (room: string, english: Texts, chinese: Texts) => {
    rooms.push({ room, english, chinese })
    return (name: string) => name
  },
  addWords: () => (name: string) => name,
}))

const FILES = globSync(['src/admin/**/words.ts', 'src/features/*/admin/**/{words,words/*}.ts', 'tina/admin/**/{words,words/*}.ts'])
for (const file of FILES) await import(resolve(file))

/** The values of a text, or its elements, sorted. */
const named = (pattern: RegExp, text = '') => [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))].sort()

/** Returns the pairs of a room: what is said of several, where the number chooses. */
const pairs = ({ room, english, chinese }: (typeof rooms)[number]) =>
  Object.entries(chinese).map(([key, text]) => ({ at: `${room}: ${key}`, from: english[key] ?? '', text }))

test('each room has a name of its own', () => {
  expect(rooms.length).toBeGreaterThan(14)
  const names = rooms.map(({ room }) => room)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('a Chinese text has the elements of the English one, and no value that it does not give', () => {
  const all = rooms.flatMap(pairs)
  expect(all.length).toBeGreaterThan(400)
  const elements = /\[(\w+)\]/g
  const values = /\{\{(\w+)\}\}/g
  expect(all.filter(({ from, text }) => named(elements, from).join() !== named(elements, text).join()).map(({ at }) => at)).toEqual([])
  expect(
    all.filter(({ from, text }) => named(values, text).some((name) => !named(values, from).includes(name))).map(({ at }) => at),
  ).toEqual([])
})

test('a Chinese text is Chinese, with its own marks', () => {
  const words = rooms.flatMap(pairs).filter(({ from }) => /\p{L}{2}/u.test(from.replace(/\{\{\w+\}\}|\[\w+\]/g, '')))
  expect(words.filter(({ text }) => !/\p{Script=Han}/u.test(text)).map(({ at }) => at)).toEqual([])
  expect(words.filter(({ text }) => /\p{Script=Han}[,;:?!()]/u.test(text)).map(({ at }) => at)).toEqual([])
})
