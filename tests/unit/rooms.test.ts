import { readdirSync, readFileSync } from 'node:fs'
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
