import { afterAll, beforeAll, expect, test } from 'vitest'
import { question, UPDATE } from './questions.ts'
import { build, type Site, TESTERS } from './site.ts'

let site: Site
let editor: string
let head: string

beforeAll(async () => {
  site = await build()
  editor = await site.signIn()
  head = site.garden.git('rev-parse', 'main')
})
afterAll(() => site.close())

const SAVE = { query: UPDATE, variables: { file: 'fillers-cost.json', params: question('Refused?') } }
const CREATE = 'mutation ($path: String!) { createDocument(collection: "faq", relativePath: $path, params: {}) { __typename } }'
const gql = (cookie: string, body: object, branch?: string) =>
  site.ask('/api/tina/gql', { headers: { cookie, ...(branch && { 'x-branch': branch }) }, body })
const unchanged = () => {
  expect(site.garden.git('rev-parse', 'main')).toBe(head)
  expect(site.garden.git('status', '--porcelain')).toBe('')
}

test.each(['x-branch=gone', 'x-branch=..%2F..%2Fmain', 'x-branch=HEAD', 'x-branch='])(
  'a save with the old branch cookie %j',
  async (cookie) => {
    const response = await gql(`${editor}; ${cookie}`, SAVE)
    expect(response.status).toBe(409)
    expect(((await response.json()) as { message: string }).message).toMatch(/branch/)
    unchanged()
  },
)

test.each([
  ['an operation that there is not', { query: 'mutation { dropEverything { ok } }' }],
  ['an operation of another collection', { query: 'mutation { updateSecret(relativePath: "a.json", params: {}) { __typename } }' }],
  ['a new file with the wrong extension', { query: CREATE, variables: { path: 'escape.md' } }],
  ['a new file above the folder', { query: CREATE, variables: { path: '../../escape.json' } }],
])('%s, from an editor', async (_, body) => {
  const { errors } = (await (await gql(editor, body, 'main')).json()) as { errors: unknown[] }
  expect(errors.length).toBeGreaterThan(0)
  unchanged()
})

test('a document of more than 2 MB, from an editor', async () => {
  const response = await gql(editor, { ...SAVE, padding: 'x'.repeat(2 * 1024 * 1024) }, 'main')
  expect([response.status, await response.json()]).toEqual([413, { message: 'The document is larger than 2 MB.' }])
  unchanged()
})

test.each([
  ['introspection', { query: '{ __schema { types { name } } }' }],
  ['a list of drafts', { query: '{ faqConnection { totalCount } }' }],
  ['a save', SAVE],
])('%s, from somebody without a session or with a tester’s', async (_, body) => {
  for (const cookie of ['', await site.test(), 'qa_session=true.forged']) expect((await gql(cookie, body, 'main')).status).toBe(401)
  unchanged()
})

test('ten thousand guesses of the testers’ password: after a few, even the right one is not tried', async () => {
  const guess = (password: string, address: string) =>
    site.ask('/api/gate/sign-in', { headers: { 'x-forwarded-for': address }, body: { password } })
  const statuses = new Map<number, number>()
  for (let n = 0; n < 10_000; n += 1) {
    const { status } = await guess(`guess ${n}`, '10.1.0.1')
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses.get(401)).toBeLessThan(50)
  expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(10_000)
  const late = await guess(TESTERS, '10.1.0.1')
  expect([late.status, late.headers.getSetCookie()]).toEqual([429, []])
}, 120_000)
