import { expect, test } from 'vitest'
import { pairUp } from '../../src/content/pairs.ts'

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
  expect(pairs).toEqual([{ item: faq, before: undefined }])
  expect(gone).toEqual([hero])
})

test('what Tina adds to a document is no difference', () => {
  const { pairs } = pairUp([{ ...faq, _sys: { path: 'a' } }], [{ ...faq, _sys: { path: 'b' } }])
  expect(pairs[0]?.before).toMatchObject(faq)
})
