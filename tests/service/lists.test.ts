import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TakenBackChange } from '../../src/features/history/rules/change.ts'
import { LISTS, type List, REMOVAL, type Removed, VISIBILITY } from '../../src/features/lists/rules/list.ts'
import { sourceHash } from '../../src/model/translations/sources.ts'
import { ada, ben, question, saveQuestion } from './questions.ts'
import { build, PASSWORD, type Site } from './site.ts'

let site: Site
let cookie: string

beforeAll(async () => {
  site = await build()
  cookie = await site.signIn()
})
afterAll(() => site.close())

const headers = () => ({ cookie, 'x-branch': 'main' })
const list = async (collection: string) =>
  (await (await site.ask(`${LISTS}?collection=${collection}`, { headers: headers() })).json()) as List
const row = async (collection: string, name: string) => (await list(collection)).rows.find(({ path }) => path.endsWith(`/${name}.json`))
const post = async <Answer>(address: string, body: object, more = headers() as Record<string, string>) => {
  const response = await site.ask(address, { headers: more, body })
  return { status: response.status, answer: (await response.json()) as Answer & { message?: string } }
}

test('a treatment is listed with its card, where it shows, its picture and who changed it last', async () => {
  const { rows, groups, hasHistory } = await list('treatment')
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.map(({ title }) => title)).toEqual(rows.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'en')))
  expect(groups.map(({ label }) => label)).toContain('Injectables')
  expect(hasHistory).toBe(true)
  const profhilo = await row('treatment', 'profhilo')
  expect(profhilo).toMatchObject({
    seenAt: '/procedures/injectables/profhilo',
    visibility: 'listed',
    group: 'injectables',
    hand: { author: 'Developer' },
  })
  expect(profhilo?.note).toMatch(/£\d+.*min/)
  expect(profhilo?.shows).toEqual([
    { label: 'London › Injectables', city: 'london' },
    { label: 'Edinburgh › Injectables', city: 'edinburgh' },
  ])
  expect(profhilo?.picture).toMatch(/^\/media\//)
})

test('no list shows a file name where there is a title', async () => {
  for (const collection of ['page', 'treatment', 'faq', 'teamMember', 'testimonial'])
    for (const { title, path, shows } of (await list(collection)).rows)
      expect([title, ...shows.map(({ label }) => label)].join(' '), path).not.toMatch(/\.json|content\//)
})

test('a question says which pages have it, and where it is seen', async () => {
  const { rows } = await list('faq')
  const used = rows.find(({ usedBy }) => usedBy.length > 0)
  expect(used?.shows.length).toBeGreaterThan(0)
  expect(used).toMatchObject({ isShown: true, seenAt: expect.stringMatching(/^\//) })
  expect((await list('teamMember')).rows.every(({ isShown, seenAt }) => isShown && seenAt)).toBe(true)
  expect(
    await saveQuestion(
      site.store,
      'nobody-asks.json',
      'Nobody?',
      ben,
      'mutation ($file: String!, $params: FaqMutation!) { createFaq(relativePath: $file, params: $params) { question } }',
    ),
  ).toBeUndefined()
  expect(await row('faq', 'nobody-asks')).toMatchObject({
    title: 'Nobody?',
    isShown: false,
    shows: [],
    usedBy: [],
    hand: { author: 'Ben Low' },
  })
})

test('languages stand as the content report says: older than the English, missing, or as they should be', async () => {
  const translations = {
    zhCN: { question: '一', answer: '是', sources: `question:${sourceHash('Else?')} answer:${sourceHash('Yes.')}` },
    zhTW: {},
    ar: { question: 'سؤال', answer: 'نعم', sources: `question:${sourceHash('Three?')} answer:${sourceHash('Yes.')}` },
  }
  await site.store.put(ada, new Map([['content/faq/three.json', JSON.stringify({ ...question('Three?'), translations }, null, 2)]]))
  expect((await row('faq', 'three'))?.languages).toEqual([
    { language: 'zh-CN', stale: 1, missing: 0 },
    { language: 'zh-TW', stale: 0, missing: 2 },
    { language: 'ar', stale: 0, missing: 0 },
  ])
  const open = (await row('treatment', 'hydrafacial-london'))?.languages.find(({ language }) => language === 'ar')
  expect(open?.missing).toBeGreaterThan(0)
})

test('hiding and showing changes that one field, under the editor’s name', async () => {
  const path = 'content/treatment/profhilo.json'
  const before = JSON.parse(await site.garden.text(path))
  expect((await post(VISIBILITY, { path, visibility: 'unpublished' })).status).toBe(200)
  expect(JSON.parse(await site.garden.text(path))).toEqual({ ...before, visibility: 'unpublished' })
  expect(site.garden.git('log', '-1', '--format=%an|%s')).toBe(`Ada Hart|Change ${path}`)
  expect(await row('treatment', 'profhilo')).toMatchObject({ visibility: 'unpublished', shows: [], hand: { author: 'Ada Hart' } })
  await post(VISIBILITY, { path, visibility: 'listed' })
  expect(await site.garden.text(path)).toBe(JSON.stringify(before, null, 2))
})

test('a page that the site needs is neither hidden nor deleted, and the sentence says so', async () => {
  const path = 'content/page/home.json'
  for (const [address, body] of [
    [VISIBILITY, { path, visibility: 'unpublished' }],
    [REMOVAL, { path, version: (await row('page', 'home'))?.version }],
  ] as const) {
    const { status, answer } = await post(address, body)
    expect(status).toBe(409)
    expect(answer.message).toMatch(/Nothing was saved: the site needs the page at \//)
  }
  expect(await row('page', 'home')).toBeDefined()
})

test('what is deleted is gone from the list, and comes back by the change that took it away', async () => {
  const path = 'content/faq/fillers-cost.json'
  const text = await site.garden.text(path)
  const { version, entriesIn = [] } = (await row('faq', 'fillers-cost')) ?? {}
  const { answer } = await post<Removed>(REMOVAL, { path, version, entriesIn })
  expect(await row('faq', 'fillers-cost')).toBeUndefined()
  const back = await post<TakenBackChange>('/api/tina/history/take-back', { commit: answer.commit })
  expect(back.answer).toEqual({ documents: 1 + entriesIn.length, left: [] })
  expect(await site.garden.text(path)).toBe(text)
  expect(await row('faq', 'fillers-cost')).toBeDefined()
})

test('what is deleted takes its entries in other documents with it, in one commit, which brings back both', async () => {
  for (const [collection, name] of [
    ['teamMember', (await list('teamMember')).rows.find(({ entriesIn }) => entriesIn.length > 1)?.path],
    ['faq', (await list('faq')).rows.find(({ entriesIn }) => entriesIn.length > 0)?.path],
    ['testimonial', (await list('testimonial')).rows.find(({ entriesIn }) => entriesIn.length > 0)?.path],
    ['treatment', (await list('treatment')).rows.find(({ entriesIn }) => entriesIn.length > 0)?.path],
  ] as const) {
    const found = (await list(collection)).rows.find(({ path }) => path === name)
    if (!found) throw new Error(`No ${collection} is named anywhere.`)
    const { path, version, entriesIn } = found
    const texts = () => Promise.all([path, ...entriesIn].map((one) => site.garden.text(one)))
    const before = await texts()
    // A page that got an entry since the list was shown would lose it unasked.
    const { status, answer: told } = await post(REMOVAL, { path, version, entriesIn: entriesIn.slice(1) })
    expect([status, told.message]).toEqual([409, expect.stringMatching(/^Nothing was saved: it stands in more places by now/)])
    const { answer } = await post<Removed>(REMOVAL, { path, version, entriesIn })
    const changed = site.garden.git('show', '--name-only', '--format=', String(answer.commit)).split('\n')
    expect(changed.sort()).toEqual([path, ...entriesIn].sort())
    expect((await list(collection)).rows.map((one) => one.path)).not.toContain(path)
    const back = await post<TakenBackChange>('/api/tina/history/take-back', { commit: answer.commit })
    expect(back.answer).toEqual({ documents: changed.length, left: [] })
    expect(await texts()).toEqual(before)
  }
})

test('what somebody changed since the list was shown is not deleted unseen', async () => {
  const path = 'content/faq/fillers-pain.json'
  const shown = await row('faq', 'fillers-pain')
  expect(await saveQuestion(site.store, 'fillers-pain.json', 'Does it hurt much?', ben)).toBeUndefined()
  const { status, answer } = await post(REMOVAL, { path, version: shown?.version })
  expect([status, answer.message]).toEqual([
    409,
    expect.stringMatching(/^Nothing was saved: somebody changed it after you opened the list/),
  ])
  expect(await row('faq', 'fillers-pain')).toMatchObject({ title: 'Does it hurt much?' })
})

test('only an editor, from this site, on a draft that is named, changes anything', async () => {
  const path = 'content/faq/fillers-cost.json'
  const version = (await row('faq', 'fillers-cost'))?.version
  expect((await site.ask(`${LISTS}?collection=faq`)).status).toBe(401)
  expect((await post(REMOVAL, { path, version }, {})).status).toBe(401)
  expect((await post(REMOVAL, { path, version }, { cookie })).answer.message).toMatch(/no longer knows what you work on/)
  expect((await post(REMOVAL, { path, version }, { ...headers(), origin: 'http://elsewhere.example' })).status).toBe(403)
  for (const wrong of ['package.json', 'content/../package.json', '', 7])
    expect((await post(REMOVAL, { path: wrong, version })).status).toBe(400)
  expect((await post(REMOVAL, { path: 'content/faq/not-there.json', version })).status).toBe(409)
  expect((await post(VISIBILITY, { path, visibility: 'unpublished' })).status).toBe(400)
  expect((await post(VISIBILITY, { path: 'content/page/about.json', visibility: 'secret' })).status).toBe(400)
  expect(await row('faq', 'fillers-cost')).toBeDefined()
})

test('without git a list has no last hands, and a deletion no way back', async () => {
  const plain = await build({}, { history: false })
  const own = { cookie: await plain.signIn(ada.email, PASSWORD), 'x-branch': 'main' }
  const answer = (await (await plain.ask(`${LISTS}?collection=faq`, { headers: own })).json()) as List
  expect(answer.hasHistory).toBe(false)
  expect(answer.rows.some(({ hand }) => hand)).toBe(false)
  const { path, version, entriesIn } = answer.rows[0] as List['rows'][number]
  const removed = await plain.ask(REMOVAL, { headers: own, body: { path, version, entriesIn } })
  expect(await removed.json()).toEqual({})
  await plain.close()
})
