import { expect, test } from 'vitest'
import { excess } from '../../src/server/content/editing/query-limits.ts'
import * as generated from '../../tina/__generated__/types.ts'

const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join(' ')

/** Fragments of which each uses the next one ten times: a short text that asks for a thousand million fields. */
const EXPLODING = `{ ...f0 } ${times(9, (n) => `fragment f${n} on Query { ${times(10, () => (n < 8 ? `...f${n + 1}` : '__typename'))} }`)}`

const LIST = 'documents(first: -1) { edges { node { ... on Document { _values } } } }'

test.each<[string, string, Record<string, unknown>?]>([
  ['the same field 20,000 times', `{ ${times(20_000, () => '__typename')} }`],
  ['a megabyte', `{ ${'__typename '.repeat(100_000)} }`],
  ['a hundred pages under other names', `{ ${times(100, (n) => `p${n}: pageConnection { edges { node { title } } }`)} }`],
  ['ten things at once', `{ ${times(10, () => 'collections { name }')} }`],
  ['one page a hundred times, with a field a hundred times', `{ ${times(100, () => `page { ${times(100, () => 'title')} }`)} }`],
  ['fragments in fragments', EXPLODING],
  ['a fragment in itself', '{ ...a } fragment a on Query { ...a __typename }'],
  ['fields in fields', `${'{a'.repeat(200)}${'}'.repeat(200)}`],
  ['so many fields in fields that no program can count them', `${'{a'.repeat(60_000)}`],
  [
    'a list for each document of a list',
    `{ collection(collection: "page") { documents { edges { node { _sys { collection { ${LIST} } } } } } } }`,
  ],
  ['five lists', `{ collections { ${times(5, (n) => `l${n}: ${LIST}`)} } }`],
  ['more documents than there can be', '{ pageConnection(first: 1001) { totalCount } }'],
  ['a number below all', '{ pageConnection(last: -2) { totalCount } }'],
  ['a part of a document', '{ pageConnection(first: 0.5) { totalCount } }'],
  ['a number as a text', '{ pageConnection(first: "9") { totalCount } }'],
  ['too many, in a variable', 'query ($n: Float) { pageConnection(first: $n) { totalCount } }', { n: 1e9 }],
  ['too many, by default', 'query ($n: Float = 5000) { pageConnection(first: $n) { totalCount } }'],
  ['two operations', 'query a { __typename } query b { __typename }'],
  ['aliases within', `{ page(relativePath: "a.json") { ${times(101, (n) => `a${n}: title`)} } }`],
  ['what is no query', '{'],
])('%s is refused in a sentence', (_what, query, variables = {}) => {
  expect(excess(query, variables)).toMatch(/^[A-Z].*\.$|^first and last .*\.$|^The query can’t be read: Syntax Error/)
})

test.each(
  Object.entries(generated).flatMap(([name, text]) => (name.endsWith('Document') && typeof text === 'string' ? [[name, text]] : [])),
)('the generated %s is answered', (_name, text) => expect(excess(text, { first: 100 })).toBeUndefined())

test.each([
  ['a list', 'query ($limit: Float) { collection(collection: "faq") { documents(first: $limit) { edges { node { __typename } } } } }'],
  ['all documents, to choose one from', `query { collection(collection: "faq") { ${LIST} } }`],
  ['the start screen', '{ pageConnection(first: 1000) { totalCount } treatmentConnection(first: 1000) { totalCount } }'],
  [
    'a save',
    'mutation ($p: DocumentUpdateMutation!) { updateDocument(collection: "faq", relativePath: "a.json", params: $p) { __typename } }',
  ],
])('what the admin asks for is answered: %s', (_what, query) => expect(excess(query, { limit: 50, p: {} })).toBeUndefined())
