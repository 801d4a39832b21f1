import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Author } from '../../src/model/editor.ts'
import { type JsonObject, parseJson } from '../../src/model/json.ts'
import type { Locale } from '../../src/model/languages.ts'
import type { Role } from '../../src/model/roles.ts'
import { isDocument } from '../../src/server/content/changes.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { textIn } from '../../src/server/content/tree.ts'
import { type Garden, plant } from './garden.ts'
import { ada, CREATE, DELETE, question, UPDATE } from './questions.ts'

const FILE = 'cost.json'
const PATH = `content/faq/${FILE}`
const SETTINGS = 'content/siteSettings/settings.json'
const as = (role: Role, ...languages: Locale[]): Author => ({
  name: role,
  email: `${role}@clinic.example`,
  role,
  languages,
  enquiries: false,
})
const CHINESE = { translations: { zhCN: { question: '价格？' }, zhTW: {}, ar: {} } }
const translator = as('translator', 'ar')
let garden: Garden
let store: ContentStore

beforeEach(async () => {
  garden = await plant()
  store = await openContent(garden.dir)
  await save(ada, CREATE, CHINESE)
})
afterEach(async () => {
  store.close()
  await garden.uproot()
})

async function save(author: Author, query: string, params: object = {}, file = FILE) {
  const { errors } = await store.save(author, query, { file, params: { ...question('Price?'), ...params } })
  return errors?.map(({ message }) => message).join(' ')
}
const head = () => garden.git('rev-parse', 'HEAD')
const put = async (author: Author, path: string, edit: (document: JsonObject) => void) => {
  const document = JSON.parse((await textIn(store.files(), path)) ?? '{}')
  edit(document)
  const { errors } = await store.put(author, new Map([[path, JSON.stringify(document, null, 2)]]))
  return errors?.map(({ message }) => message).join(' ')
}

test('a translator saves the texts of their language, and nothing else of the file changes', async () => {
  const before = parseJson(await garden.text(PATH)) as { translations: object }
  expect(
    await save(translator, UPDATE, { translations: { zhCN: { question: '价格？' }, zhTW: {}, ar: { question: 'السعر؟' } } }),
  ).toBeUndefined()
  const after = parseJson(await garden.text(PATH))
  expect(after).toEqual({ ...before, translations: { ...before.translations, ar: { question: 'السعر؟', sources: expect.any(String) } } })
  expect(garden.git('log', '-1', '--format=%an')).toBe('translator')
})

test.each<[string, object, RegExp]>([
  ['the English', { answer: 'No.', ...CHINESE }, /you translate into Arabic, and this would change Answer of “Price\?”\. Ask an editor/],
  [
    'another language',
    { translations: { zhCN: { question: '多少钱？' }, zhTW: {}, ar: {} } },
    /would change Translations › 简体中文 › Question of “Price\?”/,
  ],
  ['a choice', { category: 'cost', ...CHINESE }, /would change .*of “Price\?”/],
])('%s is refused to a translator, with a sentence that names the field', async (_, params, sentence) => {
  const before = head()
  expect(await save(translator, UPDATE, params)).toMatch(sentence)
  expect(head()).toBe(before)
})

test('a translator makes and takes away no document', async () => {
  const before = head()
  expect(await save(translator, CREATE, {}, 'new.json')).toMatch(/this would make “Price\?”/)
  expect(await save(translator, DELETE)).toMatch(/this would take away “Price\?”/)
  expect(head()).toBe(before)
})

test('what others saved meanwhile is no change of the translator’s', async () => {
  await save(ada, UPDATE, { answer: 'Since then.', ...CHINESE })
  expect(
    await put(translator, PATH, (one) => {
      one.translations = { ...(one.translations as JsonObject), ar: { answer: 'منذ' } }
    }),
  ).toBeUndefined()
  expect(parseJson(await garden.text(PATH))).toMatchObject({ answer: 'Since then.', translations: { ar: { answer: 'منذ' } } })
})

test('every document of the clinic, settings too, takes a translation of its own language and stays as it is otherwise', async () => {
  const paths = (await store.files().paths('content')).filter(isDocument)
  expect(paths).toContain(SETTINGS)
  for (const path of paths) expect(await put(translator, path, () => {}), path).toBeUndefined()
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('an editor saves, but neither deletes nor changes the settings; a publisher does both', async () => {
  const brand = (one: JsonObject) => {
    one.brand = 'Rose'
  }
  expect(await save(as('editor'), UPDATE, { answer: 'No.' })).toBeUndefined()
  expect(await save(as('editor'), CREATE, {}, 'new.json')).toBeUndefined()
  expect(await save(as('editor'), DELETE)).toMatch(/Deleting is for owners and publishers\. Your role is editor/)
  expect(await put(as('editor'), SETTINGS, brand)).toMatch(/Saving the settings is for owners and publishers/)
  expect(await put(as('publisher'), SETTINGS, brand)).toBeUndefined()
  expect(await save(as('publisher'), DELETE)).toBeUndefined()
})

test('an editor gives a document another file', async () => {
  const page = { from: 'content/page/about.json', to: 'content/page/about-us.json' }
  const text = await garden.text(page.from)
  const { errors } = await store.put(
    as('editor'),
    new Map([
      [page.from, null],
      [page.to, text],
    ]),
  )
  expect(errors).toBeNull()
  expect(garden.git('show', '--format=%an', '--name-status', 'HEAD')).toMatch(/^editor\s.*about\.json\s.*about-us\.json/s)
})

test.each<Role>(['reviewer', 'reception'])('%s saves nothing at all', async (role) => {
  const before = head()
  expect(await save(as(role), UPDATE, { answer: 'No.' })).toMatch(
    new RegExp(`Saving is for owners, publishers, and editors. Your role is ${role}`),
  )
  expect(await save(as(role), CREATE, {}, 'new.json')).toMatch(/Saving is for/)
  expect(await save(as(role), DELETE)).toMatch(/Deleting is for/)
  expect(head()).toBe(before)
})
