import { expect, test } from 'vitest'
import { unseenIn } from '../../src/features/preview/rules/differences/unseen.ts'
import { type SchemaField, schemaFields } from '../fixtures/schema-fields.ts'

/** Choices that are seen on the page: drawings, badges, stars, the form of a role, how often something happens, days; and documents, which are new where they come to stand. */
const SEEN = ['icon', 'role', 'gender', 'rating', 'often', 'published', 'updated', 'source', 'written', 'given']
const isBadge = ({ collection, field }: SchemaField) => field.name === 'location' && collection !== 'treatment'
const isText = ({ type, options, ui }: SchemaField['field']) => type === 'string' && !options && !ui?.pattern
const isSeen = (one: SchemaField) =>
  ['image', 'rich-text', 'reference'].includes(one.field.type) || isText(one.field) || SEEN.includes(one.field.name) || isBadge(one)

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A document with one field, as the CMS gives it. */
function documentWith({ collection, steps, field }: SchemaField, value: unknown): object {
  const types = [upper(collection)]
  for (const { name, kind = '' } of steps) types.push(`${types.at(-1)}${upper(name)}${kind}`)
  const own: object = { __typename: types.at(-1), [field.name]: value }
  return steps.reduceRight<object>((inner, { name, list }, at) => ({ __typename: types[at], [name]: list ? [inner] : inner }), own)
}

test.each(schemaFields().flatMap((one) => (isSeen(one) ? [] : [[one.name, one] as const])))(
  '%s, which can’t be seen, is told in words',
  (_, one) => {
    expect(unseenIn(documentWith(one, 'b'), documentWith(one, 'a'))).not.toEqual([])
  },
)

test('a text that is seen is not told in words', () => {
  const texts = schemaFields().filter(({ name }) => /› (heading|lead|kicker|steps › text)$/.test(name))
  expect(texts.length).toBeGreaterThan(40)
  for (const one of texts.filter(({ name }) => !name.includes('EnquirySent')))
    expect(unseenIn(documentWith(one, 'b'), documentWith(one, 'a')), one.name).toEqual([])
})
