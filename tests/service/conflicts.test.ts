import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionOf } from '../../src/model/version.ts'
import { ben, DELETE, question, UPDATE } from './questions.ts'
import { build, PASSWORD, type Site } from './site.ts'

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

type Answer = { data: { faq?: { _internalValues: object } } | null; errors: { message: string }[] | null }

async function gql(cookie: string, query: string, variables: object) {
  const response = await site.ask('/api/tina/gql', { headers: { cookie, 'x-branch': 'main' }, body: { query, variables } })
  return (await response.json()) as Answer
}
/** Opens the question as a form does, and returns the version of what it shows. */
const open = async (cookie: string) => versionOf((await gql(cookie, OPEN, { file: FILE })).data?.faq?._internalValues)
type Given = { question?: string; answer?: string; translations?: object }
/** Saves what a form holds. Returns what the editor is told, if anything. */
const save = async (cookie: string, given: Given, versions: { opened?: string; saved?: string } = {}) =>
  (await gql(cookie, UPDATE, { file: FILE, params: { ...question('Cost?'), ...given }, ...versions })).errors?.[0]?.message
const onDisk = async () => JSON.parse(await site.garden.text(`content/faq/${FILE}`))
const arabic = (text: string) => ({ zhCN: {}, zhTW: {}, ar: { question: text } })

/** Puts the question back to what all tests begin with, unseen by either. */
async function begin() {
  await save(ada, {}, { opened: await open(ada) })
  return Promise.all([open(ada), open(other)])
}

test('two editors of one document, each in another field or language, lose nothing and are asked nothing', async () => {
  const [opened, theirs] = await begin()
  expect(await save(ada, { question: 'From Ada?' }, { opened, saved: 'a1' })).toBeUndefined()
  expect(await save(other, { translations: arabic('من بن؟') }, { opened: theirs, saved: 'b1' })).toBeUndefined()
  expect(await save(ada, { question: 'From Ada?', answer: 'Hers.' }, { opened: 'a1', saved: 'a2' })).toBeUndefined()
  // Ben's form still shows the question as he opened it: that is no wish to have it back.
  expect(await save(other, { translations: arabic('من بن، ثانية؟') }, { opened: 'b1', saved: 'b2' })).toBeUndefined()
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
  expect(translations.ar.sources).toBe(`question:${versionOf('Cost?')}`)
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
  await save(ada, { question: 'Second?' })
  expect(await save(other, { question: 'From Ben?' }, { opened: theirs })).toMatch(/Ada Hart changed “Second\?”/)
})

test('two tabs of one editor are two forms: the older one takes nothing back', async () => {
  const [first] = await begin()
  const second = await open(ada)
  await save(ada, { answer: 'In the first tab.' }, { opened: first })
  await open(ada)
  expect(await save(ada, { question: 'In the second tab?' }, { opened: second })).toBeUndefined()
  expect(await onDisk()).toMatchObject({ question: 'In the second tab?', answer: 'In the first tab.' })
})

test('a form that tells nothing of itself is compared with what its session saw last', async () => {
  const [opened] = await begin()
  await save(ada, { answer: 'Hers.' }, { opened })
  expect(await save(other, { answer: 'His.' })).toMatch(/in the same place as you: Answer\./)
  await open(other)
  expect(await save(other, { answer: 'His.' })).toBeUndefined()
})

test('a change on disk is kept or told of as well', async () => {
  const [opened] = await begin()
  await site.garden.write(`content/faq/${FILE}`, question('By hand?'))
  expect(await save(ada, { question: 'From the form?' }, { opened })).toMatch(/changed “By hand\?” .*: Question\./)
  expect(await save(ada, { answer: 'From the form.' }, { opened })).toBeUndefined()
  expect(await onDisk()).toMatchObject({ question: 'By hand?', answer: 'From the form.' })
})

test('a document that somebody changed meanwhile is not deleted unasked', async () => {
  const [opened] = await begin()
  await save(ada, { answer: 'Still needed.' }, { opened })
  const remove = async () => (await gql(other, DELETE, { file: FILE })).errors?.[0]?.message
  expect(await remove()).toMatch(/Ada Hart changed/)
  expect(await remove()).toBeUndefined()
})
