import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSources, sourceHash } from '../../src/model/translations/sources.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { type Garden, plant } from './garden.ts'
import { ada, CREATE, question, UPDATE } from './questions.ts'

const FILE = 'price.json'
const PATH = `content/faq/${FILE}`
const RENAME =
  'mutation ($file: String!, $to: String!) { updateDocument(collection: "faq", relativePath: $file, params: { relativePath: $to }) { __typename } }'
let garden: Garden
let store: ContentStore

beforeEach(async () => {
  garden = await plant()
  store = await openContent(garden.dir)
})
afterEach(async () => {
  store.close()
  await garden.uproot()
})

const inArabic = (text: string, answer: string, ar: object) => ({
  ...question(text, answer),
  translations: { zhCN: {}, zhTW: {}, ar },
})
const save = async (params: object, mutation = UPDATE) => {
  const { errors } = await store.save(ada, mutation, { file: FILE, params })
  expect(errors).toBeNull()
}
const sources = async (path = PATH) => readSources(JSON.parse(await garden.text(path)).translations.ar.sources)

test('a save records which English each translation was made from, and commits that', async () => {
  await save(inArabic('Price?', 'From £50.', { question: 'السعر؟', answer: 'من 50 £.', sources: 'answer:00000000' }), CREATE)
  expect(await sources()).toEqual({ question: sourceHash('Price?'), answer: sourceHash('From £50.') })
  const text = await garden.text(PATH)
  expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  expect(JSON.parse(text).translations.zhCN).toEqual({})
  expect(garden.git('show', `HEAD:${PATH}`)).toBe(text)
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('changed English leaves what is recorded, a new translation renews it', async () => {
  await save(inArabic('Price?', 'From £50.', { question: 'السعر؟', answer: 'من 50 £.' }), CREATE)
  await save(inArabic('Price?', 'From £60.', { question: 'السعر؟', answer: 'من 50 £.' }))
  expect((await sources()).answer).toBe(sourceHash('From £50.'))
  await save(inArabic('Price?', 'From £60.', { question: 'السعر؟', answer: 'من 60 £.' }))
  expect((await sources()).answer).toBe(sourceHash('From £60.'))
})

test('a renamed document keeps what is recorded', async () => {
  await save(inArabic('Price?', 'From £50.', { answer: 'من 50 £.' }), CREATE)
  await save(inArabic('Price?', 'From £60.', { answer: 'من 50 £.' }))
  const { errors } = await store.save(ada, RENAME, { file: FILE, to: 'cost.json' })
  expect(errors).toBeNull()
  expect(await sources('content/faq/cost.json')).toEqual({ answer: sourceHash('From £50.') })
})

test('pages are told nothing of it', async () => {
  await save(inArabic('Price?', 'From £50.', { answer: 'من 50 £.' }), CREATE)
  const content = store.content()
  for (const found of [await content.settings(), await content.page('home'), await content.treatment('hifu')]) {
    expect(JSON.stringify(found)).not.toContain('sources')
  }
  expect(JSON.stringify(await content.treatments())).not.toContain('sources')
})
