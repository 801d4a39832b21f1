import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Difference, DocumentChange, DocumentHistory, Overview } from '../../src/features/history/rules/change.ts'
import type { List } from '../../src/features/lists/rules/list.ts'
import { sourceHash } from '../../src/model/translations/sources.ts'
import { ada, asked, ben, CREATE, DELETE, question, saveQuestion, UPDATE } from './questions.ts'
import { build, PASSWORD, type Site } from './site.ts'

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
const changesOf = async () => ((await history(`path=${PATH}`)).body as { changes: DocumentChange[] }).changes
const restore = (body: object) => site.ask('/api/tina/history/restore', { headers: { cookie, 'x-branch': 'main' }, body })

test('a document’s history says who, when and what changed, in the words of the form', async () => {
  const { body } = await history(`path=${PATH}`)
  expect(body).toMatchObject({ document: { path: PATH, collection: 'Questions', title: 'Second?' } })
  const [second, , begin] = await changesOf()
  expect((await changesOf()).map(({ author }) => author)).toEqual(['Ada Hart', 'Ada Hart', 'Developer'])
  expect(Date.now() - Date.parse(second?.date ?? '')).toBeLessThan(3_600_000)
  expect((await history(`path=${PATH}&commit=${second?.commit}`)).body).toEqual({
    kind: 'edited',
    fields: [{ where: ['Question'], before: 'First?', after: 'Second?' }],
  } satisfies Difference)
  expect((await history(`path=${PATH}&commit=${begin?.commit}`)).body).toEqual({ kind: 'new', fields: [] } satisfies Difference)
})

test('the newest changes of all documents, and the documents by name', async () => {
  const { changes, documents } = (await history('')).body as Overview
  expect(changes.map(({ author, paths }) => [author, paths.length])).toEqual([
    ['Ada Hart', 1],
    ['Ada Hart', 1],
    ['Developer', documents.length],
  ])
  expect(documents).toContainEqual({ path: 'content/page/about.json', collection: 'Pages', title: 'About' })
})

test('an old text comes back as a new commit by the editor', async () => {
  const [newest, first] = await changesOf()
  expect((await restore({ path: PATH, commit: first?.commit, newest: newest?.commit })).status).toBe(200)
  expect(await asked(site.store, 'fillers-cost.json')).toBe('First?')
  expect(site.garden.git('log', '-1', '--format=%an|%s')).toBe(`Ada Hart|Change ${PATH}`)
  expect(site.garden.git('status', '--porcelain')).toBe('')
})

test('one field comes back in one language, and what would change is said before', async () => {
  const save = (given: object) =>
    site.ask('/api/tina/gql', {
      headers: { cookie, 'x-branch': 'main' },
      body: { query: UPDATE, variables: { file: 'fillers-cost.json', params: { ...question('First?'), ...given } } },
    })
  const arabic = (text: string) => ({ zhCN: {}, zhTW: {}, ar: { question: text } })
  await save({ question: 'Old?', translations: arabic('قديم؟') })
  await save({ question: 'New?', answer: 'New.', translations: arabic('جديد؟') })
  const [newest, then] = await changesOf()
  const { fields } = (await history(`path=${PATH}&commit=${then?.commit}&back`)).body as Difference
  expect(fields).toContainEqual({ where: ['Question'], before: 'New?', after: 'Old?' })
  const field = fields.findIndex(({ before }) => before === 'جديد؟')
  expect((await restore({ path: PATH, commit: then?.commit, newest: newest?.commit, field: fields.length })).status).toBe(404)
  expect((await restore({ path: PATH, commit: then?.commit, newest: newest?.commit, field })).status).toBe(200)
  const { translations, ...english } = JSON.parse(await site.garden.text(PATH))
  expect(english).toMatchObject({ question: 'New?', answer: 'New.' })
  // It was made from the English of then, so it is out of date now.
  expect(translations.ar).toEqual({ question: 'قديم؟', sources: `question:${sourceHash('Old?')}` })
  await save({})
})

test('a form that was open meanwhile is told before it saves over what came back', async () => {
  const opened = site.garden.git('rev-parse', `HEAD^:${PATH}`)
  const body = { query: UPDATE, variables: { file: 'fillers-cost.json', params: question('From the old form?'), opened } }
  const answer = await site.ask('/api/tina/gql', { headers: { cookie, 'x-branch': 'main' }, body })
  expect(((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message).toMatch(
    /changed “First\?” .* while you had it open, in the same place as you: Question\. Your text is still in the form/,
  )
})

test('nothing comes back over a change that the editor has not seen', async () => {
  const [newest, ...older] = await changesOf()
  expect(await saveQuestion(site.store, 'fillers-cost.json', 'Meanwhile?', ben)).toBeUndefined()
  const late = await restore({ path: PATH, commit: older.at(-1)?.commit, newest: newest?.commit })
  expect(late.status).toBe(409)
  expect(((await late.json()) as { message: string }).message).toMatch(/^Ben Low changed this document after you opened its history/)
  expect((await restore({ path: PATH, commit: older.at(-1)?.commit })).status).toBe(409)
  expect(await asked(site.store, 'fillers-cost.json')).toBe('Meanwhile?')
})

test('nor over an edit on disk that is in no commit', async () => {
  const [newest, older] = await changesOf()
  await site.garden.write(PATH, question('By hand?'))
  expect((await restore({ path: PATH, commit: older?.commit, newest: newest?.commit })).status).toBe(409)
  expect(JSON.parse(await site.garden.text(PATH)).question).toBe('By hand?')
  site.garden.git('checkout', '-q', '--', PATH)
})

test('a deleted document comes back', async () => {
  const post = (query: string, variables: object) =>
    site.ask('/api/tina/gql', { headers: { cookie, 'x-branch': 'main' }, body: { query, variables } })
  await post(CREATE, { file: 'brief.json', params: question('Brief?') })
  await post(DELETE, { file: 'brief.json' })
  const path = 'content/faq/brief.json'
  const { document, changes } = (await history(`path=${path}`)).body as DocumentHistory
  expect(document.title).toBe('brief')
  expect((await history(`path=${path}&commit=${changes[0]?.commit}`)).body).toEqual({ kind: 'removed', fields: [] } satisfies Difference)
  expect((await restore({ path, commit: changes[1]?.commit, newest: changes[0]?.commit })).status).toBe(200)
  expect(await asked(site.store, 'brief.json')).toBe('Brief?')
})

test('accounts that saved under one name, one after the other, are told apart, and one’s own changes are those of one’s account', async () => {
  const standing = { role: 'owner' as const, languages: [], enquiries: false }
  await site.accounts.add({ name: 'Eve Low', email: 'eve@clinic.example' }, PASSWORD, standing)
  await site.accounts.add({ name: 'Second Owner', email: 'second@clinic.example' }, PASSWORD, standing)
  const save = async (text: string, its: string) => {
    const body = { query: UPDATE, variables: { file: 'fillers-pain.json', params: question(text) } }
    const answer = await site.ask('/api/tina/gql', { headers: { cookie: its, 'x-branch': 'main' }, body })
    expect(((await answer.json()) as { errors?: unknown }).errors).toBeFalsy()
  }
  await save('By Ada herself?', cookie)
  // The account ends, so the name is free, and somebody else takes it.
  await site.accounts.remove(ada.email)
  cookie = await site.signIn('eve@clinic.example')
  expect((await site.ask('/api/editors/name', { headers: { cookie }, body: { name: ada.name } })).status).toBe(200)
  await save('By Eve as Ada?', cookie)
  const path = 'content/faq/fillers-pain.json'
  const { changes: its } = (await history(`path=${path}`)).body as DocumentHistory
  const authors = its.slice(0, 2).map(({ author }) => author)
  expect(authors).toEqual([`${ada.name} (eve@clinic.example)`, `${ada.name} (${ada.email})`])
  const { changes } = (await history('')).body as Overview
  expect(changes.slice(0, 2).map(({ author, isOwn }) => [author, isOwn])).toEqual(authors.map((author, at) => [author, at === 0]))
  const list = (await (await site.ask('/api/lists?collection=faq', { headers: { cookie } })).json()) as List
  expect(list.rows.find((row) => row.path === path)?.hand?.author).toBe(authors[0])
})

test.each(['package.json', '../x.json', 'content/../.git/config', ''])('there is no history of %j', async (path) => {
  expect((await history(`path=${encodeURIComponent(path)}`)).status).toBe(404)
})

test.each(['HEAD', '--all', 'f'.repeat(40)])('%s is no change to restore', async (commit) => {
  expect((await restore({ path: PATH, commit })).status).toBe(404)
  expect((await history(`path=${PATH}&commit=${commit}`)).status).toBe(404)
})

test('history is for signed-in editors, and restoring for pages of this site', async () => {
  expect((await site.ask(`/api/tina/history?path=${PATH}`)).status).toBe(401)
  const elsewhere = { headers: { cookie, 'x-branch': 'main', origin: 'http://evil.example' }, body: { path: PATH } }
  expect((await site.ask('/api/tina/history/restore', elsewhere)).status).toBe(403)
  const stale = await site.ask('/api/tina/history/restore', { headers: { cookie }, body: { path: PATH } })
  expect(stale.status).toBe(404)
})

test('without a git checkout the history says that there is none', async () => {
  const plain = await build({}, { history: false })
  const headers = { cookie: await plain.signIn(), 'x-branch': 'main' }
  const none = 'The content is in no git repository, so there is no history.'
  // The desk asks this wherever it runs, so it is an answer and no error.
  const overview = await plain.ask('/api/tina/history', { headers })
  expect([overview.status, await overview.json()]).toMatchObject([200, { changes: [], none }])
  const response = await plain.ask(`/api/tina/history?path=${PATH}`, { headers })
  expect([response.status, await response.json()]).toEqual([404, { message: none }])
  await plain.close()
})
