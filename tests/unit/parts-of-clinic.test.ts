import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partsOf } from '../../src/features/reviews/rules/parts.ts'
import { isObject, type Json, type JsonObject } from '../../src/model/json.ts'
import { joinPath } from '../../src/model/walk.ts'
import { collectionOf } from '../../src/server/content/schema.ts'

const ROOT = 'tests/fixtures/clinic/'
const FILES = globSync(`${ROOT}content/{page,treatment,faq}/**/*.json`).sort()
const EACH = 4

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject

/** The paths of the texts of a document that people read: its headings, leads, questions, answers and the like. */
function textPaths(node: Json, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((item, at) => textPaths(item, joinPath(path, at)))
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'translations' || name === 'same' || name.startsWith('_')) return []
    if (typeof value === 'string') return /^(heading|lead|title|question|answer|text|label|body)$/.test(name) ? [joinPath(path, name)] : []
    return textPaths(value, joinPath(path, name))
  })
}

/** The same document with other words at a path. */
function edited(document: JsonObject, path: string, words: string): JsonObject {
  const copy = structuredClone(document)
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const node = steps.reduce<Json>(
    (at, step) => (Array.isArray(at) ? (at[Number(step)] ?? null) : isObject(at) ? (at[step] ?? null) : null),
    copy,
  )
  if (isObject(node)) node[last] = `${words} ${String(node[last])}`
  return copy
}

/** Some paths, drawn the same each time. */
const drawn = (paths: string[]) => paths.filter((_, at) => at % Math.ceil(paths.length / EACH) === 0)
const parentOf = (path: string) => path.split('.').slice(0, -1).join('.')

test('one edited text is one part, and stays the part that it was while other sections are edited', () => {
  let tried = 0
  for (const file of FILES) {
    const before = read(file)
    const fields = collectionOf(file.slice(ROOT.length))?.fields ?? []
    const partsIn = (after: JsonObject) => partsOf(fields, before, after, (said) => said)
    const paths = drawn(textPaths(before))
    for (const [at, path] of paths.entries()) {
      const once = edited(before, path, 'Winter')
      const [part, ...others] = partsIn(once)
      expect([path, others.map(({ key }) => key)]).toEqual([path, []])
      expect(part?.marks.en).toContain('Winter')
      const other = paths[(at + 1) % paths.length] ?? ''
      if (parentOf(other) === parentOf(path)) continue
      // What was ticked is what is ticked still.
      const found = partsIn(edited(once, other, 'Summer')).find(({ key }) => key === part?.key)
      expect([path, other, found?.marks]).toEqual([path, other, part?.marks])
      // And not once it says something else.
      const again = partsIn(edited(once, path, 'Autumn')).find(({ key }) => key === part?.key)
      expect([path, again?.marks.en]).not.toEqual([path, part?.marks.en])
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(100)
})
