import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change } from '../../src/server/content/history.ts'
import { asked, question, UPDATE } from './questions.ts'
import { build, type Site } from './site.ts'

const PATH = 'content/faq/fillers-cost.json'
let site: Site
let cookie: string

beforeAll(async () => {
  site = await build()
  cookie = await site.signIn()
  for (const text of ['First?', 'Second?']) {
    const body = { query: UPDATE, variables: { file: 'fillers-cost.json', params: question(text) } }
    await site.ask('/api/tina/gql', { headers: { cookie, 'x-branch': 'main' }, body })
  }
})
afterAll(() => site.close())

const history = async (query: string) => {
  const response = await site.ask(`/api/tina/history?${query}`, { headers: { cookie, 'x-branch': 'main' } })
  return { status: response.status, body: await response.json() }
}
const restore = (body: object) => site.ask('/api/tina/history/restore', { headers: { cookie, 'x-branch': 'main' }, body })

test('a document’s history says who, when and which fields', async () => {
  const { body } = await history(`path=${PATH}`)
  const changes = body as Change[]
  expect(changes.map(({ author }) => author)).toEqual(['Ada Hart', 'Ada Hart', 'Developer'])
  expect((await history(`path=${PATH}&commit=${changes[0]?.commit}`)).body).toEqual(['question'])
  expect((await history(`path=${PATH}&commit=${changes[2]?.commit}`)).body).toEqual(['the whole document'])
})

test('an old text comes back as a new commit by the editor', async () => {
  const changes = (await history(`path=${PATH}`)).body as Change[]
  expect((await restore({ path: PATH, commit: changes[1]?.commit })).status).toBe(200)
  expect(await asked(site.store, 'fillers-cost.json')).toBe('First?')
  expect(site.garden.git('log', '-1', '--format=%an|%s')).toBe(`Ada Hart|Change ${PATH}`)
  expect(site.garden.git('status', '--porcelain')).toBe('')
})

test.each(['package.json', '../x.json', 'content/../.git/config', ''])('there is no history of %j', async (path) => {
  expect((await history(`path=${encodeURIComponent(path)}`)).status).toBe(404)
})

test.each(['HEAD', '--all', 'f'.repeat(40)])('%s is no change to restore', async (commit) => {
  expect((await restore({ path: PATH, commit })).status).toBe(404)
  expect((await history(`path=${PATH}&commit=${commit}`)).status).toBe(404)
})
