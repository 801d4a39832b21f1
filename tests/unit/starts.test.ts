import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exampleFor, isExample } from '../../src/model/examples.ts'
import { isObject, type JsonObject } from '../../src/model/json.ts'
import { itemStart, sectionStart, startOf } from '../../src/model/start.ts'
import { problemsIn, sentenceOf } from '../../src/model/validate/validate.ts'
import { walk } from '../../src/model/walk.ts'
import { collections } from '../../src/server/content/schema.ts'
import { plain } from '../../tina/admin/translations/plain.ts'
import { kinds } from '../fixtures/story-states.ts'

/** A start as the file has it once it is saved. */
const saved = (start: object) => plain(start) as JsonObject

describe.each([...kinds])('a new section of the kind %s', (kind, fields) => {
  const start = saved(sectionStart(kind, fields))

  test('could be saved as it is', () => {
    expect(problemsIn(fields, start).map(sentenceOf)).toEqual([])
  })

  test('has an English example for each text, and no text in another language', () => {
    for (const { node, fields: own } of walk(fields, start))
      for (const { name, type, options } of own) {
        if (name === 'translations') expect(Object.values(node[name] as object)).toEqual([{}, {}, {}])
        else if ((type === 'string' || type === 'rich-text') && !options && node[name] !== undefined && !/href|embed|published/i.test(name))
          expect([name, node[name], isExample(name, node[name])]).toEqual([name, node[name], true])
      }
  })

  test('has pictures that there are', () => {
    for (const { node, fields: own } of walk(fields, start))
      for (const { name, type } of own) if (type === 'image' && node[name]) expect(existsSync(`public${String(node[name])}`)).toBe(true)
  })

  test('tells the items of one list apart', () => {
    for (const { node } of walk(fields, start))
      for (const items of Object.values(node).filter(Array.isArray)) {
        const texts = items.filter((item) => isObject(item)).map((item) => JSON.stringify(item))
        expect(new Set(texts).size).toBe(items.length)
      }
  })
})

test('most kinds show more than a heading at once', () => {
  const withLists = [...kinds].filter(([kind, fields]) => Object.values(sectionStart(kind, fields)).some((value) => Array.isArray(value)))
  expect(withLists.length).toBeGreaterThan(25)
})

test.each(collections().filter(({ name }) => name !== 'siteSettings'))(
  'a new document of the kind $name lacks nothing but its address',
  ({ fields }) => {
    expect(problemsIn(fields, saved({ ...startOf(fields), slug: 'new' })).map(sentenceOf)).toEqual([])
  },
)

test('a new item of any list of the settings could be saved as it is', () => {
  const settings = collections().find(({ name }) => name === 'siteSettings')
  for (const { fields = [], list } of settings?.fields ?? [])
    if (list) expect(problemsIn(fields, saved(itemStart(fields, 1))).map(sentenceOf)).toEqual([])
})

test('only what nobody has written yet is an example', () => {
  expect([
    isExample('heading', exampleFor('heading')),
    isExample('heading', 'Our prices'),
    isExample('title', exampleFor('heading')),
  ]).toEqual([true, false, false])
})
