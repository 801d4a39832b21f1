import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject } from '../../src/model/json.ts'
import type { Field } from '../../src/model/schema.ts'
import { problemsIn, sentenceOf } from '../../src/model/validate/validate.ts'
import { type Section, stories } from '../fixtures/stories.ts'
import { full, kinds, least } from '../fixtures/story-states.ts'

const STATES = { 'as it is': (story: Section) => story, 'with all its fields': full, 'with what it needs': least }

/** What an object holds, and those within it, that the schema has no field for. */
const unknownIn = (fields: Field[], node: JsonObject): string[] =>
  Object.entries(node).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    if (!field) return [name]
    const items = field.type === 'object' ? [value].flat().filter((item) => isObject(item)) : []
    return items.flatMap((item) => unknownIn(field.fields ?? [], item))
  })

test('each kind of section in the schema has a story, and a small picture for whoever chooses one', () => {
  const all = [...kinds.keys()].sort()
  expect(all.length).toBeGreaterThan(40)
  expect([...stories.keys()].sort()).toEqual(all)
  expect(readdirSync('public/sections').sort()).toEqual(all.map((kind) => `${kind}.webp`))
})

describe.each(Object.entries(STATES))('%s', (_, inState) => {
  test.each([...stories])('the story of %s could be saved, is not hidden, and has no field that its kind has not', (kind, story) => {
    const fields = kinds.get(kind) ?? []
    const { _template, ...section } = inState(story)
    expect(_template).toBe(kind)
    expect(problemsIn(fields, section).map(sentenceOf)).toEqual([])
    expect(unknownIn(fields, section)).toEqual([])
    expect(section.hidden ?? false).toBe(false)
  })
})
