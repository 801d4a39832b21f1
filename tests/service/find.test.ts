import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Replaceables, Replacement, ReplacementDone, SearchAnswer } from '../../src/features/find/rules/find.ts'
import type { Overview, TakenBackChange } from '../../src/features/history/rules/change.ts'
import { readSources, sourceHash } from '../../src/model/translations/sources.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { ben, question } from './questions.ts'
import { build, type Site } from './site.ts'

const [ONE, OTHER] = ['content/faq/fillers-cost.json', 'content/faq/fillers-pain.json']
const WANTED = { find: 'Quizzical', put: 'Puzzling', whole: false, sameCase: false }
const english = (text: string, answer: string, arabic: string, source = sourceHash(text)) => ({
  ...question(text, answer),
  translations: { zhCN: {}, zhTW: {}, ar: { question: arabic, sources: `question:${source}` } },
})

let site: Site
let cookie: string

beforeAll(async () => {
  site = await build()
  cookie = await site.signIn()
})
afterAll(() => site.close())

/** Saves texts as another editor does. */
const byBen = (texts: Record<string, object>) =>
  site.store.put(ben, new Map(Object.entries(texts).map(([path, document]) => [path, JSON.stringify(document, null, 2)])))

beforeEach(() =>
  byBen({
    [ONE]: english('Is it quizzical?', 'Quizzical, see /quizzical.', 'هل هو Quizzical؟'),
    [OTHER]: english('Quizzical', 'No.', 'غير غريب', sourceHash('Before')),
  }),
)

const get = async <Answer>(path: string, headers: object = {}) => {
  const response = await site.ask(path, { headers: { cookie, 'x-branch': 'main', ...headers } })
  return { status: response.status, body: (await response.json()) as Answer }
}
const post = async <Answer>(path: string, body: object, headers: object = { 'x-branch': 'main' }) => {
  const response = await site.ask(path, { headers: { cookie, ...headers }, body })
  return { status: response.status, body: (await response.json()) as Answer & { message?: string } }
}
const search = async (q: string, headers?: object) =>
  (await get<SearchAnswer>(`/api/content/find?${new URLSearchParams({ q })}`, headers)).body
const list = async (rest: Record<string, string> = {}) =>
  (await get<Replaceables>(`/api/content/find/replace?${new URLSearchParams({ find: WANTED.find, put: WANTED.put, ...rest })}`)).body
const replace = async (rest: Partial<Replacement> = {}, headers?: object) => {
  const texts =
    rest.texts ?? (await list({ put: rest.put ?? WANTED.put })).texts.map(({ path, field, mark, after }) => ({ path, field, mark, after }))
  return post<ReplacementDone>('/api/content/find/replace', { ...WANTED, ...rest, texts }, headers)
}
const saved = async (path: string) => JSON.parse(await site.garden.text(path)) as ReturnType<typeof english>
const commits = () => Number(site.garden.git('rev-list', '--count', 'main'))

test('search and replacing are for signed-in editors, and replacing for pages of this site that know their branch', async () => {
  expect((await site.ask('/api/content/find?q=skin')).status).toBe(401)
  expect((await site.ask('/api/content/find/replace?find=a&put=b')).status).toBe(401)
  expect((await site.ask('/api/content/find/replace', { body: { ...WANTED, texts: [] } })).status).toBe(401)
  expect((await replace({}, { 'x-branch': 'main', origin: 'http://evil.example' })).status).toBe(403)
  expect((await replace({}, {})).status).toBe(409)
  expect((await saved(ONE)).question).toBe('Is it quizzical?')
})

test('an editor finds a text of any document with its place, its language and the found part', async () => {
  const { texts, count } = await search('quizzical')
  expect(count).toEqual({ documents: 2, texts: 2, inDocuments: 1 })
  expect(texts).toContainEqual({
    path: ONE,
    collection: 'faq',
    title: 'Is it quizzical?',
    field: 'answer',
    language: 'en',
    where: ['Answer'],
    parts: [{ text: 'Quizzical', isFound: true }, { text: ', see /' }, { text: 'quizzical', isFound: true }, { text: '.' }],
  })
  expect((await search('غريب')).documents.map(({ path, language }) => [path, language])).toEqual([[OTHER, 'ar']])
})

test('the branch that the admin has open is searched, and what is saved is found at once', async () => {
  commitTo(site.garden.dir, 'odd', { [ONE]: edit<{ answer: string }>((document) => Object.assign(document, { answer: 'Zebrine.' })) })
  expect((await search('zebrine')).count.texts).toBe(0)
  expect((await search('zebrine', { 'x-branch': 'odd' })).count.texts).toBe(1)
  expect((await get('/api/content/find?q=x', { 'x-branch': 'gone' })).status).toBe(404)
  await byBen({ [ONE]: english('Zebrine?', 'x', 'x') })
  expect((await search('zebrine')).count).toMatchObject({ documents: 1 })
})

test('the list says what each text becomes, with the choices of the editor', async () => {
  const { texts, count } = await list()
  expect(count).toBe(4)
  expect(texts.find(({ field }) => field === 'answer')?.pieces).toEqual([
    { text: 'Quizzical', becomes: 'Puzzling' },
    { text: ', see /' },
    { text: 'quizzical', becomes: 'Puzzling' },
    { text: '.' },
  ])
  expect((await list({ sameCase: '1' })).count).toBe(3)
  expect((await list({ language: 'ar' })).texts.map(({ field }) => field)).toEqual(['translations.ar.question'])
  expect((await get('/api/content/find/replace?find=&put=x')).status).toBe(400)
})

test('ticked texts are replaced as one commit by the editor, and translations are marked as after a form’s save', async () => {
  const before = commits()
  const { status, body } = await replace()
  expect([status, body.replaced, body.documents, body.left]).toEqual([200, 4, 2, []])
  expect(commits()).toBe(before + 1)
  expect(site.garden.git('log', '-1', '--format=%an|%s')).toBe('Ada Hart|Change 2 documents')
  expect(body.commit).toBe(site.garden.git('rev-parse', 'main'))
  const [one, other] = [await saved(ONE), await saved(OTHER)]
  expect([one.question, one.answer, one.translations.ar.question]).toEqual([
    'Is it Puzzling?',
    'Puzzling, see /Puzzling.',
    'هل هو Puzzling؟',
  ])
  expect(readSources(one.translations.ar.sources).question).toBe(sourceHash('Is it Puzzling?'))
  expect(readSources(other.translations.ar.sources).question).toBe(sourceHash('Before'))
  expect(site.garden.git('status', '--porcelain')).toBe('')
  expect((await search('quizzical')).count.texts).toBe(0)
})

test('only what was ticked is replaced, on the branch that is open', async () => {
  commitTo(site.garden.dir, 'draft', { [ONE]: edit<{ answer: string }>((document) => Object.assign(document, { answer: 'Quizzical!' })) })
  const branch = { 'x-branch': 'draft' }
  const { body } = await get<Replaceables>('/api/content/find/replace?find=Quizzical&put=Puzzling', branch)
  const texts = body.texts.filter(({ path, field }) => path === ONE && field === 'answer')
  expect((await replace({ texts }, branch)).body.replaced).toBe(1)
  expect(JSON.parse(site.garden.git('show', `draft:${ONE}`))).toMatchObject({ question: 'Is it quizzical?', answer: 'Puzzling!' })
  expect((await saved(ONE)).answer).toBe('Quizzical, see /quizzical.')
})

test('a text that somebody changed meanwhile is left and told of; the others are replaced', async () => {
  const { texts } = await list()
  await byBen({ [ONE]: english('Is it quizzical, Ben?', 'Quizzical, see /quizzical.', 'هل هو Quizzical؟') })
  const { status, body } = await replace({ texts })
  expect([status, body.replaced]).toEqual([200, 3])
  expect(body.left).toEqual([{ path: ONE, field: 'question', title: 'Is it quizzical, Ben?', where: ['Question'] }])
  expect(await saved(ONE)).toMatchObject({ question: 'Is it quizzical, Ben?', answer: 'Puzzling, see /Puzzling.' })
})

test('what is no text is not replaced, whatever is asked', async () => {
  const mark = sourceHash('test')
  const { body } = await replace({ find: 'test', put: 'x', texts: [{ path: ONE, field: 'category', mark, after: mark }] })
  expect([body.replaced, body.left.length]).toEqual([0, 1])
  expect((await replace({ texts: [{ path: 'package.json', field: 'name', mark, after: mark }] })).status).toBe(400)
  expect((await saved(ONE)).category).toBe('test')
})

test.each([{ put: 'Other' }, { put: '' }, { find: 'Quizz' }, { sameCase: true }])(
  'what was listed for other words is not replaced with %j: nothing is, and the sentence says so',
  async (other) => {
    const { texts } = await list()
    const before = commits()
    const { status, body } = await replace({ ...other, texts })
    expect([status, body.message]).toEqual([
      409,
      'Nothing was replaced: the texts would become something else than the list showed. List the texts again.',
    ])
    expect(commits()).toBe(before)
  },
)

test('what reads like the result already is counted, and not listed', async () => {
  await byBen({ [ONE]: english('Quizzical® it is', 'No.', 'x'), [OTHER]: english('Quizzical or Quizzical®?', 'No.', 'x') })
  const { texts, count, alike } = await list({ put: 'Quizzical®' })
  expect([texts.map(({ path }) => path), count, alike]).toEqual([[OTHER], 1, 2])
})

test('if the save is refused, nothing is replaced in any document, and the sentence says why', async () => {
  const before = commits()
  const { status, body } = await replace({ put: '', texts: (await list({ put: '' })).texts })
  expect(status).toBe(409)
  expect(body.message).toBe('Nothing was saved: Question must not be empty')
  expect(commits()).toBe(before)
  expect([(await saved(ONE)).answer, (await saved(OTHER)).question]).toEqual(['Quizzical, see /quizzical.', 'Quizzical'])
})

test('the history shows it as one change, which is taken back as one', async () => {
  const [one, other] = [await site.garden.text(ONE), await site.garden.text(OTHER)]
  const { body } = await replace()
  const [change] = (await get<Overview>('/api/tina/history')).body.changes
  expect([change?.commit, change?.paths]).toEqual([body.commit, [ONE, OTHER]])
  const back = await post<TakenBackChange>('/api/tina/history/take-back', { commit: body.commit })
  expect([back.status, back.body]).toEqual([200, { documents: 2, left: [] }])
  expect(await site.garden.text(ONE)).toBe(one)
  expect(await site.garden.text(OTHER)).toBe(other)
  expect(site.garden.git('log', '-1', '--format=%an|%s')).toBe('Ada Hart|Change 2 documents')
})

test('texts that somebody changed since stay as they are, and are told of', async () => {
  const { body } = await replace()
  const now = await saved(ONE)
  await byBen({ [ONE]: { ...now, question: 'By Ben?', page: '/about' } })
  const back = await post<TakenBackChange>('/api/tina/history/take-back', { commit: body.commit })
  expect(back.body).toEqual({ documents: 2, left: [{ path: ONE, title: 'By Ben?', where: ['Question'] }] })
  expect(await saved(ONE)).toMatchObject({ question: 'By Ben?', answer: 'Quizzical, see /quizzical.', page: '/about' })
  expect((await saved(OTHER)).question).toBe('Quizzical')
})

test.each([{ commit: 'f'.repeat(40) }, { commit: 'HEAD' }, {}])('%j is no change to take back', async (body) => {
  expect((await post('/api/tina/history/take-back', body)).status).toBe(404)
})

test('a change is taken back by signed-in editors alone, and not by a page that forgot its branch', async () => {
  const { body } = await replace()
  expect((await site.ask('/api/tina/history/take-back', { body: { commit: body.commit } })).status).toBe(401)
  expect((await post('/api/tina/history/take-back', { commit: body.commit }, {})).status).toBe(404)
  expect((await saved(ONE)).question).toBe('Is it Puzzling?')
})
