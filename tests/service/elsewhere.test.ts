import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ELSEWHERE, type FactElsewhere } from '../../src/features/find/rules/elsewhere/elsewhere.ts'
import { HISTORY, type TakenBackChange } from '../../src/features/history/rules/change.ts'
import type { SetText } from '../../src/model/set-text.ts'
import { readSources, sourceHash } from '../../src/model/translations/sources.ts'
import { ben, question, UPDATE } from './questions.ts'
import { build, type Site } from './site.ts'

const [ONE, OTHER] = ['content/faq/fillers-cost.json', 'content/faq/fillers-pain.json']
const said = (answer: string, arabic: string) => ({
  ...question('What does it cost?', answer),
  translations: { zhCN: {}, zhTW: {}, ar: { answer: arabic, sources: `answer:${sourceHash(answer)}` } },
})
type Said = ReturnType<typeof said>

const OPEN = 'query ($id: String!) { node(id: $id) { ... on Document { _sys { path } _values } } }'

let site: Site
let cookie: string

beforeAll(async () => {
  site = await build()
  cookie = await site.signIn()
})
afterAll(() => site.close())

beforeEach(async () => {
  const texts = { [ONE]: said('It is £777.', 'السعر £777'), [OTHER]: said('The same, £777.', 'السعر £777') }
  await site.store.put(ben, new Map(Object.entries(texts).map(([path, document]) => [path, JSON.stringify(document, null, 2)])))
})

const headers = () => ({ cookie, 'x-branch': 'main' })
const saved = async (path: string) => JSON.parse(await site.garden.text(path)) as Said
const commits = () => Number(site.garden.git('rev-list', '--count', 'main'))
const changed = async () => {
  const before = await saved(ONE)
  return { path: ONE, before, after: { ...before, answer: 'It is £888.' } }
}
const ask = async () => {
  const response = await site.ask(ELSEWHERE, { headers: headers(), body: await changed() })
  return { status: response.status, facts: (await response.json()) as FactElsewhere[] }
}
/** Saves the form of the first question as the admin does, with texts to set elsewhere. */
async function save(also: SetText[]) {
  await site.ask('/api/tina/gql', { headers: headers(), body: { query: OPEN, variables: { id: ONE } } })
  const { zhCN, zhTW, ar } = (await saved(ONE)).translations
  const params = { ...(await changed()).after, translations: { zhCN, zhTW, ar } }
  const variables = { file: 'fillers-cost.json', params, also }
  const response = await site.ask('/api/tina/gql', { headers: headers(), body: { query: UPDATE, variables } })
  return (await response.json()) as { errors: { message: string }[] | null }
}
const setsOf = (facts: FactElsewhere[], path: string) =>
  facts.flatMap(({ places }) => places.flatMap(({ sets }) => sets)).filter((one) => one.path === path)

test('where else a figure stands is told to signed-in editors alone, and only of what can be read', async () => {
  expect((await site.ask(ELSEWHERE, { body: await changed() })).status).toBe(401)
  expect((await site.ask(ELSEWHERE, { headers: headers(), body: { path: '../x', before: {}, after: {} } })).status).toBe(400)
  expect((await site.ask(ELSEWHERE, { headers: { cookie, 'x-branch': 'gone' }, body: await changed() })).status).toBe(404)
  const { status, facts } = await ask()
  expect([status, facts.map(({ from, to }) => [from, to])]).toEqual([200, [['£777', '£888']]])
  expect(setsOf(facts, ONE).map(({ field, value }) => [field, value])).toEqual([['translations.ar.answer', 'السعر £888']])
})

test('what is ticked is part of the same save: one commit, which is taken back as one', async () => {
  const { facts } = await ask()
  const before = commits()
  const sets = [
    ...setsOf(facts, ONE),
    ...facts.flatMap(({ places }) => places.flatMap((one) => one.sets)).filter(({ path }) => path === OTHER),
  ]
  expect(sets.map(({ path }) => path)).toEqual([ONE, OTHER, OTHER])
  expect((await save(sets)).errors).toBeNull()
  expect(commits()).toBe(before + 1)
  const [one, other] = [await saved(ONE), await saved(OTHER)]
  expect([one.answer, one.translations.ar.answer, other.answer, other.translations.ar.answer]).toEqual([
    'It is £888.',
    'السعر £888',
    'The same, £888.',
    'السعر £888',
  ])
  // The translations were made with the new English, so none is out of date.
  for (const { answer, translations } of [one, other]) expect(readSources(translations.ar.sources).answer).toBe(sourceHash(answer))
  expect((await (await site.ask(`/api/content/find?q=777`, { headers: headers() })).json()) as object).toMatchObject({
    count: { texts: 0 },
  })
  const commit = site.garden.git('rev-parse', 'main')
  const back = await site.ask(`${HISTORY}/take-back`, { headers: headers(), body: { commit } })
  expect([back.status, ((await back.json()) as TakenBackChange).left]).toEqual([200, []])
  expect([(await saved(ONE)).answer, (await saved(OTHER)).answer]).toEqual(['It is £777.', 'The same, £777.'])
})

test('what is not ticked stays as it is', async () => {
  expect((await save([])).errors).toBeNull()
  const [one, other] = [await saved(ONE), await saved(OTHER)]
  expect([one.answer, one.translations.ar.answer, other.answer]).toEqual(['It is £888.', 'السعر £777', 'The same, £777.'])
})

test('where somebody changed one of the places meanwhile nothing is saved, and the sentence names it', async () => {
  const { facts } = await ask()
  await site.store.put(ben, new Map([[OTHER, JSON.stringify(said('Ask us.', 'اسألونا'), null, 2)]]))
  const before = commits()
  const { errors } = await save(facts.flatMap(({ places }) => places.flatMap(({ sets }) => sets)))
  expect(errors?.[0]?.message).toMatch(/^Nothing was saved: “What does it cost\?” was changed by somebody meanwhile.*Press Save again/)
  expect([commits(), (await saved(ONE)).answer, (await saved(OTHER)).answer]).toEqual([before, 'It is £777.', 'Ask us.'])
})

test('a text that the schema does not allow is set nowhere, nor one in a file that is no document', async () => {
  const mark = sourceHash('What does it cost?')
  expect((await save([{ path: OTHER, field: 'question', value: '', mark }])).errors?.[0]?.message).toMatch(/Question must not be empty/)
  expect((await save([{ path: 'package.json', field: 'name', value: 'x', mark }])).errors?.[0]?.message).toMatch(/is not a content file/)
  expect((await saved(OTHER)).question).toBe('What does it cost?')
})
