import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawRooms, ROOMS } from '../../src/rooms.ts'

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test('the picture of the rooms in the README is the one that is made from the table', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`mermaid\n${drawRooms()}\n\`\`\``)
})

test('each folder of the source is a room of the table, but those that nobody imports', () => {
  const apart = ['features', 'server', 'setup', 'styles']
  const parts = folders('src/features').flatMap((feature) => folders(`src/features/${feature}`).map((part) => `features/*/${part}`))
  const found = [
    ...folders('src').filter((name) => !apart.includes(name)),
    ...folders('src/server').map((name) => `server/${name}`),
    ...parts,
  ]
  expect(found.filter((name) => !(name in ROOMS))).toEqual([])
})

test('of two features only one imports the other’s rules', () => {
  const features = folders('src/features')
  const imports = new Map(features.map((feature) => [feature, new Set(importedBy(feature))]))
  // Where no import was found, none would be mutual.
  expect([...(imports.get('reviews') ?? [])]).toContain('releases')
  const mutual = features.flatMap((one) => features.filter((other) => imports.get(one)?.has(other) && imports.get(other)?.has(one)))
  expect(mutual).toEqual([])
})

/** `'reviews'` => `['releases', …]` */
function importedBy(feature: string): string[] {
  const dir = join('src/features', feature)
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const texts = files.map((name) => readFileSync(join(dir, name), 'utf8'))
  return texts.flatMap((text) => [...text.matchAll(/'(?:\.\.\/)+([\w-]+)\/rules\//g)].map(([, name = '']) => name))
}
