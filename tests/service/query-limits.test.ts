import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build, type Site } from './site.ts'

let site: Site
let cookie: string

beforeAll(async () => {
  site = await build({}, { history: false })
  cookie = `${await site.signIn()}; x-branch=main`
})
afterAll(() => site.close())

const ask = (body: unknown) => site.ask('/api/tina/gql', { body, headers: { cookie } })

test('an editor’s query that would keep everybody waiting is refused before it is looked at any further', async () => {
  const opened = vi.spyOn(site.store, 'open')
  for (const query of [
    `{ ${'__typename '.repeat(20_000)} }`,
    `{ ${Array.from({ length: 100 }, (_, n) => `p${n}: pageConnection { edges { node { title } } }`).join(' ')} }`,
  ]) {
    const response = await ask({ query })
    expect([response.status, await response.json()]).toEqual([400, { message: expect.stringMatching(/^The query .*\.$/) }])
  }
  expect(opened).not.toHaveBeenCalled()
  expect(await (await ask({ query: '{ pageConnection(first: 2) { edges { node { title } } } }' })).json()).toMatchObject({ errors: null })
  expect(opened).toHaveBeenCalledOnce()
})

test('what is no query, and variables that are none, are refused in a sentence', async () => {
  for (const body of [{ query: 1 }, { query: '{ __typename }', variables: 'x' }, 'x', null, []]) {
    const response = await ask(body)
    expect([response.status, (await response.json()).message]).toEqual([400, expect.stringMatching(/^The body must be JSON/)])
  }
})

/** A new question under a name. */
const saved = (file: string) => ({
  query: 'mutation ($file: String!, $params: FaqMutation!) { createFaq(relativePath: $file, params: $params) { question } }',
  variables: { file, params: { question: '?', answer: '!', category: 'a', page: '/', translations: { zhCN: {}, zhTW: {}, ar: {} } } },
})

test.each([
  ['a name of 300 letters', 'x'.repeat(300)],
  ['a name that is too long while it is written', 'x'.repeat(248)],
  ['a path of 2,000 folders', `${'a/'.repeat(2000)}x`],
  ['a hidden folder', '.git/hooks/x'],
  ['a broken character', '\ud800'],
  ['no characters', '\u0000'],
])('a document with %s is refused, and nothing else is', async (_what, name) => {
  const answer = await ask(saved(`${name}.json`))
  expect(answer.status).toBe(200)
  expect((await answer.json()).errors).toHaveLength(1)
  const path = encodeURIComponent(`content/faq/${name.replace('\ud800', '%')}.json`)
  expect((await site.ask(`/api/tina/history?path=${path}`, { headers: { cookie } })).status).toBe(path.length < 2000 ? 404 : 414)
})

test('broken encoding in the name of a branch, or a very long one, is a branch that is not there', async () => {
  for (const name of ['%25', '%', '%c3%28', 'x'.repeat(1000)]) {
    const status = await site.ask(`/api/tina/db/x/status/${name}`, { headers: { cookie } })
    expect([status.status, (await status.json()).status], name.slice(0, 9)).toEqual([200, 'unknown'])
  }
})
