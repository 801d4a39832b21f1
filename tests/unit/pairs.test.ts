import { expect, test } from 'vitest'
import { pairUp } from '../../src/model/pair-items.ts'

const hero = { __typename: 'Hero', heading: 'One', lead: 'Same' }
const faq = { __typename: 'Faq', heading: 'Two' }

test('an item is found again wherever it stood before', () => {
  const { pairs, gone } = pairUp([faq, { ...hero }], [hero, faq])
  expect(pairs.map(({ before }) => before)).toEqual([faq, hero])
  expect(gone).toEqual([])
})

test('an edited item is the one of its kind that is most alike', () => {
  const other = { __typename: 'Hero', heading: 'Another', lead: 'Different' }
  const edited = { ...hero, heading: 'One, edited' }
  const { pairs } = pairUp([{ ...other, lead: 'New' }, edited], [hero, other])
  expect(pairs.map(({ before }) => before)).toEqual([other, hero])
})

test('what has no counterpart of its kind is new, and what is left is gone', () => {
  const { pairs, gone } = pairUp([faq], [hero])
  expect(pairs).toEqual([{ item: faq, before: undefined, moved: false }])
  expect(gone).toEqual([hero])
})

test('what Tina adds to a document is no difference', () => {
  const { pairs } = pairUp([{ ...faq, _sys: { path: 'a' } }], [{ ...faq, _sys: { path: 'b' } }])
  expect(pairs[0]?.before).toMatchObject(faq)
})

test('of items that changed places, as few as can be have moved', () => {
  const [a, b, c, d] = [{ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'd' }]
  const moved = (now: object[], before: object[]) => pairUp(now, before).pairs.flatMap((pair) => (pair.moved ? pair.item : []))
  expect(moved([d, a, b, c], [a, b, c, d])).toEqual([d])
  expect(moved([a, c, d], [a, b, c, d])).toEqual([])
  expect(moved([b, a], [a, b])).toHaveLength(1)
})

test('items that say the same are each found once', () => {
  const { pairs, gone } = pairUp([{ ...faq }, { ...faq }], [{ ...faq }])
  expect(pairs.map(({ before }) => Boolean(before))).toEqual([true, false])
  expect(gone).toEqual([])
})

test('a list of thousands is paired at once', () => {
  const items = (edit: string) => Array.from({ length: 3000 }, (_, at) => ({ text: `${at}${edit}`, nested: { at } }))
  expect(pairUp(items(' now'), items('')).pairs.every(({ item, before }) => before?.nested.at === item.nested.at)).toBe(true)
})
