import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldChanges, withBack } from '../../src/model/field-changes.ts'
import type { Field } from '../../src/model/schema.ts'
import { collectionOf } from '../../src/server/content/schema.ts'

const fields = (path: string): Field[] => collectionOf(path)?.fields ?? []
const page = fields('content/page/home.json')
const hero = { _template: 'hero', heading: 'Medicine|first', lead: 'A lead.', translations: { ar: { heading: 'قديم' } } }
const text = { _template: 'textSection', heading: 'Text', body: 'Body.' }

test('a field is named by the labels of the form, from the outside in', () => {
  const after = { blocks: [{ ...hero, lead: 'Another.', translations: { ar: { heading: 'جديد' } } }], seo: { title: 'New' } }
  expect(fieldChanges(page, { blocks: [hero], seo: {} }, after)).toEqual([
    { where: ['Sections', 'Hero with film: Medicine first', 'Lead'], before: 'A lead.', after: 'Another.' },
    { where: ['Sections', 'Hero with film: Medicine first', 'Translations', 'العربية', 'Heading'], before: 'قديم', after: 'جديد' },
    { where: ['Search engines', 'Title'], before: undefined, after: 'New' },
  ])
})

test('sections that come, go or change places are told as such', () => {
  expect(fieldChanges(page, { blocks: [hero] }, { blocks: [hero, text] })).toEqual([
    { where: ['Sections', 'Text: Text'], after: 'Text\nBody.' },
  ])
  expect(fieldChanges(page, { blocks: [hero, text] }, { blocks: [hero] })).toEqual([
    { where: ['Sections', 'Text: Text'], before: 'Text\nBody.' },
  ])
  const names = ['Hero with film: Medicine first', 'Text: Text']
  expect(fieldChanges(page, { blocks: [hero, text] }, { blocks: [text, hero] })).toEqual([
    { where: ['Sections', 'Order'], before: names.join('\n'), after: [...names].reverse().join('\n') },
  ])
})

test('choices, switches and lists read as in the form', () => {
  const treatment = fields('content/treatment/hifu.json')
  expect(
    fieldChanges(
      treatment,
      { comingSoon: false, visibility: 'listed', cities: ['london'] },
      { comingSoon: true, visibility: 'unlisted', cities: ['london', 'edinburgh'] },
    ),
  ).toEqual([
    { where: ['Clinics'], before: 'London', after: 'London\nEdinburgh' },
    { where: ['Visible'], before: 'Listed', after: 'Unlisted' },
    { where: ['Coming soon'], before: 'No', after: 'Yes' },
  ])
})

test('what the schema no longer has keeps its name, and what is the same is no change', () => {
  expect(fieldChanges(page, { old: 'a', title: 'x' }, { old: 'b', title: 'x' })).toEqual([{ where: ['old'], before: 'a', after: 'b' }])
  expect(fieldChanges(page, { title: 'x', body: '' }, { title: 'x' })).toEqual([])
})

test('one change is put back, and nothing else: a list’s order, a section that came or went, a text in one language', () => {
  const before = { title: 'Old', blocks: [hero, text, { _template: 'faq', heading: 'Asked' }] }
  const after = {
    title: 'New',
    blocks: [
      { _template: 'faq', heading: 'Asked' },
      { ...hero, lead: 'B', translations: { ar: { heading: 'جديد' } } },
    ],
  }
  const changes = fieldChanges(page, before, after)
  for (const [at, change] of changes.entries()) {
    const left = fieldChanges(page, before, withBack(page, before, after, at) ?? {})
    expect(left.map(({ where }) => where)).toEqual(changes.flatMap(({ where }) => (where === change.where ? [] : [where])))
  }
  expect(withBack(page, before, after, changes.length)).toBeUndefined()
})

const CONTENT = new URL('../../content', import.meta.url).pathname
test.each(['page', 'treatment', 'faq', 'teamMember'])('any document of %s becomes any other, one change after the other', (collection) => {
  const files = readdirSync(`${CONTENT}/${collection}`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const documents = files.slice(0, 12).map((file) => JSON.parse(readFileSync(`${CONTENT}/${collection}/${file}`, 'utf8')))
  for (const [at, before] of documents.entries()) {
    const known = fields(`content/${collection}/${files[0]}`)
    let now = documents[(at + 1) % documents.length]
    const changes = fieldChanges(known, before, now)
    // From the last: items that have nothing in common are paired anew whenever their order changes.
    for (let left = changes; left.length > 0; left = fieldChanges(known, before, now)) {
      now = withBack(known, before, now, left.length - 1)
      expect(fieldChanges(known, before, now).length).toBeLessThan(left.length)
    }
  }
})
