import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceHash } from '../../src/model/translations/sources.ts'
import { until } from './garden.ts'
import { ben, DELETE, question, UPDATE } from './questions.ts'
import { build, ON_POSTGRES, PASSWORD, type Site } from './site.ts'

const FILE = 'fillers-cost.json'
const OPEN =
  'query ($file: String!) { faq(relativePath: $file) { question ... on Document { _internalSys: _sys { path } _internalValues: _values } } }'
let site: Site
let ada: string
let other: string

beforeAll(async () => {
  site = await build()
  await site.accounts.add(ben, PASSWORD, { role: 'publisher', languages: [], enquiries: false })
  ada = await site.signIn()
  other = await site.signIn(ben.email)
})
afterAll(() => site.close())

type Answer = {
  data: { _revision?: string; faq?: { _internalValues: { _revision: string } } } | null
  errors: { message: string }[] | null
}

async function gql(cookie: string, query: string, variables: object, at: Pick<Site, 'ask'> = site, branch = 'main') {
  const response = await at.ask('/api/tina/gql', { headers: { cookie, 'x-branch': branch }, body: { query, variables } })
  return (await response.json()) as Answer
}
/** Opens the question as a form does, and returns the revision that it begins with. */
const open = async (cookie: string, file = FILE, branch = 'main') =>
  (await gql(cookie, OPEN, { file }, site, branch)).data?.faq?._internalValues._revision
test.each([
  ['of a page', OPEN, { file: FILE }],
  [
    'of TinaCMS without a page',
    'query ($collection: String!, $relativePath: String!) { document(collection: $collection, relativePath: $relativePath) { ... on Document { _values _sys { hasReferences } } } }',
    { collection: 'faq', relativePath: FILE },
  ],
  ['of several', '{ faqConnection(first: 2) { edges { node { id _values } } } }', {}],
  ['of a fragment', 'query ($file: String!) { faq(relativePath: $file) { ...all } } fragment all on Faq { _values }', { file: FILE }],
])('the form %s is told with which revision it begins', async (_which, query, variables) => {
  await save(ada, {}, { opened: await open(ada) })
  const { data, errors } = await gql(ada, query, variables)
  expect(errors).toBeNull()
  const values = JSON.stringify(data).match(/"_(?:template|collection)":/g) ?? []
  const revisions = JSON.stringify(data).match(/"_revision":"[0-9a-f]{40}"/g) ?? []
  expect(revisions.length).toBeGreaterThan(0)
  expect(revisions).toHaveLength(values.length / 2)
})

type Given = { question?: string; answer?: string; translations?: object }
/** What a form tells of itself. Those of one editor are one form here, unless it has a name. */
type Told = { form?: string; opened?: string | undefined; at?: Pick<Site, 'ask'>; branch?: string }
/** Saves what a form holds. Returns what the editor is told, if anything, and the revision that the form holds then. */
const send = async (cookie: string, given: Given, { opened, at, branch, form = cookie }: Told) => {
  const variables = { file: FILE, params: { ...question('Cost?'), ...given }, opened, form }
  const { data, errors } = await gql(cookie, UPDATE, variables, at, branch)
  return { told: errors?.[0]?.message, revision: data?._revision }
}
const save = async (cookie: string, given: Given, told: Told = {}) => (await send(cookie, given, told)).told
const onDisk = async () => JSON.parse(await site.garden.text(`content/faq/${FILE}`))
const arabic = (text: string) => ({ zhCN: {}, zhTW: {}, ar: { question: text } })

/** Puts the question back to what all tests begin with, unseen by either. */
async function begin() {
  await save(ada, {}, { opened: await open(ada) })
  return Promise.all([open(ada), open(other)])
}

test('two editors of one document, each in another field or language, lose nothing and are asked nothing', async () => {
  const [opened, theirs] = await begin()
  const hers = await send(ada, { question: 'From Ada?' }, { opened })
  const his = await send(other, { translations: arabic('من بن؟') }, { opened: theirs })
  expect([hers.told, his.told]).toEqual([undefined, undefined])
  expect(await save(ada, { question: 'From Ada?', answer: 'Hers.' }, { opened: hers.revision })).toBeUndefined()
  // Ben's form still shows the question as he opened it: that is no wish to have it back.
  expect(await save(other, { translations: arabic('من بن، ثانية؟') }, { opened: his.revision })).toBeUndefined()
  expect(await onDisk()).toMatchObject({
    question: 'From Ada?',
    answer: 'Hers.',
    translations: { ar: { question: 'من بن، ثانية؟' } },
  })
})

test('a translation of the English that was open meanwhile is stale once that changed', async () => {
  const [opened, theirs] = await begin()
  await save(ada, { question: 'New English?' }, { opened })
  expect(await save(other, { translations: arabic('عن القديم؟') }, { opened: theirs })).toBeUndefined()
  const { translations } = await onDisk()
  expect(translations.ar.sources).toBe(`question:${sourceHash('Cost?')}`)
})

test('who changed the same text is told of whom, when and where; saving again puts theirs there, and keeps the rest', async () => {
  const [opened, theirs] = await begin()
  await save(ada, { question: 'From Ada?', answer: 'Hers.' }, { opened })
  const told = await save(other, { question: 'From Ben?' }, { opened: theirs })
  expect(told).toMatch(
    /^Nothing was saved: Ada Hart changed “From Ada\?” at \d\d:\d\d while you had it open, in the same place as you: Question\./,
  )
  expect(await onDisk()).toMatchObject({ question: 'From Ada?', answer: 'Hers.' })
  expect(await save(other, { question: 'From Ben?' }, { opened: theirs })).toBeUndefined()
  expect(await onDisk()).toMatchObject({ question: 'From Ben?', answer: 'Hers.' })
  expect(site.garden.git('log', '--format=%an', '-2').split('\n')).toEqual(['Ben Low', 'Ada Hart'])
})

test('who was told is told again if the text changed once more', async () => {
  const [opened, theirs] = await begin()
  await save(ada, { question: 'First?' }, { opened })
  expect(await save(other, { question: 'From Ben?' }, { opened: theirs })).toMatch(/Ada Hart changed “First\?”/)
  await save(ada, { question: 'Second?' }, { opened: await open(ada) })
  expect(await save(other, { question: 'From Ben?' }, { opened: theirs })).toMatch(/Ada Hart changed “Second\?”/)
})

test('who was told in one form is told in another one, too', async () => {
  const [opened, theirs] = await begin()
  await save(ada, { question: 'From Ada?' }, { opened })
  for (const form of ['one', 'two'])
    expect(await save(other, { question: 'From Ben?' }, { opened: theirs, form })).toMatch(/Ada Hart changed “From Ada/)
})

test('two tabs of one editor are two forms: the older one takes nothing back', async () => {
  const [first] = await begin()
  const second = await open(ada)
  await save(ada, { answer: 'In the first tab.' }, { opened: first })
  await open(ada)
  expect(await save(ada, { question: 'In the second tab?' }, { opened: second })).toBeUndefined()
  expect(await onDisk()).toMatchObject({ question: 'In the second tab?', answer: 'In the first tab.' })
})

/** What may end between the moment at which a form is opened and that of its save; each returns the cookie and the site that the save goes to. */
const ENDINGS: Record<string, () => Promise<{ cookie: string; at: Pick<Site, 'ask'>; end?: () => Promise<unknown> }>> = {
  'the session': async () => {
    await site.ask('/api/editors/sign-out', { headers: { cookie: other }, body: {} })
    other = await site.signIn(ben.email)
    return { cookie: other, at: site }
  },
  'the process': async () => {
    const at = await build(
      { DATA_DIR: site.dataDir, ...(ON_POSTGRES && { DATABASE_URL: site.settings.databaseUrl ?? '' }) },
      { garden: site.garden, isKept: true },
    )
    return { cookie: await at.signIn(ben.email), at, end: () => at.leave() }
  },
}

test.each(Object.entries(ENDINGS))(
  'a form that outlives %s is joined with what a colleague saved since, and tells of clashes',
  async (_, outlive) => {
    const [opened, theirs] = await begin()
    expect(await save(ada, { answer: 'Hers.' }, { opened })).toBeUndefined()
    const { cookie, at, end } = await outlive()
    const first = await send(cookie, { question: 'From Ben?' }, { opened: theirs, at })
    expect(first.told).toBeUndefined()
    expect(await onDisk()).toMatchObject({ question: 'From Ben?', answer: 'Hers.' })
    // The form holds what Ben typed, without Ada's answer; that it ends up joined again needs the revision of just that.
    expect(await save(cookie, { question: 'From Ben, again?' }, { opened: first.revision, at })).toBeUndefined()
    expect(await onDisk()).toMatchObject({ question: 'From Ben, again?', answer: 'Hers.' })
    expect(await save(cookie, { question: 'From Ben?', answer: 'His.' }, { opened: theirs, at, form: crypto.randomUUID() })).toMatch(
      /in the same place as you: .*Answer\./,
    )
    await end?.()
  },
)

const OTHER = 'fillers-pain.json'
/** Revisions from which nobody can tell what a form showed. */
const UNKNOWN: Record<string, () => Promise<string | undefined>> = {
  none: async () => undefined,
  'one that never was': async () => 'a'.repeat(40),
  'one that is no revision': async () => '--all',
  'that of another document': () => open(ada, OTHER),
  'that of another branch': async () => {
    await site.branches.create('elsewhere', 'main')
    expect(await save(ada, { answer: 'Elsewhere.' }, { opened: await open(ada, FILE, 'elsewhere'), branch: 'elsewhere' })).toBeUndefined()
    return open(ada, FILE, 'elsewhere')
  },
  'one that was withdrawn from the history, and is gone': async () => {
    await save(ada, { answer: 'To be withdrawn.' }, { opened: await open(ada) })
    const withdrawn = await open(ada)
    site.garden.git('reset', '-q', '--hard', 'HEAD^')
    site.garden.git('reflog', 'expire', '--expire=now', '--all')
    site.garden.git('gc', '-q', '--prune=now')
    await until(async () => (await open(ada)) !== withdrawn, 'the text before')
    return withdrawn
  },
}

test.each(Object.entries(UNKNOWN))('where the revision of a form is %s, it is told so, and nothing is saved', async (_, revision) => {
  await begin()
  const opened = await revision()
  const before = site.garden.git('rev-parse', 'main')
  const sentence = /^Nothing was saved: it is not known here which version of “Cost\?” this form began with, so .* load the page again/
  expect(await save(other, { question: 'From nowhere?' }, { opened })).toMatch(sentence)
  const remove = await gql(other, DELETE, { file: FILE, opened })
  expect(remove.errors?.[0]?.message).toMatch(sentence)
  expect(site.garden.git('rev-parse', 'main')).toBe(before)
  expect(site.garden.git('status', '--porcelain')).toBe('')
})

test('a change on disk is kept or told of as well', async () => {
  const [opened] = await begin()
  await site.garden.write(`content/faq/${FILE}`, question('By hand?'))
  expect(await save(ada, { question: 'From the form?' }, { opened })).toMatch(/changed “By hand\?” .*: Question\./)
  expect(await save(ada, { answer: 'From the form.' }, { opened })).toBeUndefined()
  expect(await onDisk()).toMatchObject({ question: 'By hand?', answer: 'From the form.' })
})

test('a form that began with a text which was on the disk alone is joined with what came since', async () => {
  await begin()
  await site.garden.write(`content/faq/${FILE}`, question('On the disk alone?'))
  const [hers, his] = await Promise.all([open(ada), open(other)])
  expect(await save(ada, { question: 'On the disk alone?', answer: 'Hers.' }, { opened: hers })).toBeUndefined()
  expect(await save(other, { question: 'From Ben?' }, { opened: his })).toBeUndefined()
  expect(await onDisk()).toMatchObject({ question: 'From Ben?', answer: 'Hers.' })
})

test('a document that somebody changed meanwhile is not deleted unasked', async () => {
  const [opened, theirs] = await begin()
  await save(ada, { answer: 'Still needed.' }, { opened })
  const remove = async () => (await gql(other, DELETE, { file: FILE, opened: theirs, form: 'to delete' })).errors?.[0]?.message
  expect(await remove()).toMatch(/Ada Hart changed/)
  expect(await remove()).toBeUndefined()
})
