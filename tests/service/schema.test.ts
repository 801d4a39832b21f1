import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesIn, visitsOf } from '../../src/features/report/rules/visits.ts'
import { collectionOf } from '../../src/server/content/schema.ts'
import { english } from '../content/documents.ts'
import { times } from '../fixtures/times.ts'
import { plantOpen } from './plant-open.ts'
import { ada, asked, CREATE, question, UPDATE } from './questions.ts'

const FILE = 'fillers-cost.json'
const { garden, store } = await plantOpen()

const json = async (path: string) => JSON.parse(await readFile(join(garden.dir, path), 'utf8'))
const put = async (path: string, document: unknown) =>
  (await store.put(ada, new Map([[path, JSON.stringify(document, null, 2)]]))).errors?.[0]?.message
const save = async (query: string, variables: object) =>
  (await store.save(ada, query, variables)).errors?.map(({ message }) => message).join()

/** Everything that a save can change. */
const state = async () => [
  garden.git('rev-parse', 'HEAD'),
  garden.git('status', '--porcelain'),
  garden.git('for-each-ref'),
  await asked(store, FILE),
  store.revision,
]

test('an emptied question is refused by its label, and everything stays as it was', async () => {
  const before = await state()
  expect(await save(UPDATE, { file: FILE, params: question('') })).toBe('Nothing was saved: Question must not be empty')
  expect(await save(UPDATE, { file: FILE, params: question('Yes?', '  ') })).toBe('Nothing was saved: Answer must not be empty')
  expect(await save(CREATE, { file: 'new.json', params: { question: 'Only this?' } })).toBe('Nothing was saved: Answer must not be empty')
  expect(await state()).toEqual(before)
  expect(await asked(store, 'new.json')).toBeUndefined()
})

test('the message leads to a nested field', async () => {
  const home = await json('content/page/home.json')
  home.blocks[0].links[0].label = ''
  expect(await put('content/page/home.json', home)).toMatch(
    /^Nothing was saved: Sections › 1 Hero with film › Buttons › 1 › Label must not be empty$/,
  )
})

test('a link to a script is refused', async () => {
  const home = await json('content/page/home.json')
  home.blocks[0].links[0].href = 'javascript:alert(1)'
  expect(await put('content/page/home.json', home)).toMatch(/Buttons › 1 › Page or address must be an address/)
})

test.each([
  ['about', /\/about is taken already, by content\/page\/about.json/],
  ['Über uns', /Address may have only small letters/],
  ['ar/x', /Address may have only small letters/],
  ['/about', /Address may have only small letters/],
])('a page at the address %s is refused', async (slug, message) => {
  const before = await state()
  expect(await put('content/page/new.json', { ...(await json('content/page/shop.json')), slug })).toMatch(message)
  expect(await state()).toEqual(before)
})

test('a treatment under a taken name, or under a name that makes no address, is refused', async () => {
  const treatment = await json('content/treatment/exosome.json')
  expect(await put('content/treatment/more/exosome.json', { ...treatment, category: 'body' })).toMatch(/taken already/)
  expect(await put('content/treatment/My Treatment.json', treatment)).toMatch(/name of the file may have only small letters/)
})

test('the pages that the site itself needs keep their addresses', async () => {
  const home = await json('content/page/home.json')
  expect(await put('content/page/home.json', { ...home, slug: 'welcome' })).toMatch(/the site needs the page at \//)
  expect(await save('mutation { deleteDocument(collection: "page", relativePath: "treatment-sections.json") { __typename } }', {})).toMatch(
    /the site needs the page at \/treatment-sections/,
  )
})

test('the pages that the site itself needs stay public, others may be unpublished', async () => {
  const unpublish = async (path: string) => put(path, { ...(await json(path)), visibility: 'unpublished' })
  expect(await unpublish('content/page/contact.json')).toMatch(/the site needs the page at \/contact, so it stays public/)
  expect(await unpublish('content/page/shop.json')).toBeUndefined()
})

test('whichever required text of the site is emptied, the save is refused and nothing changes', async () => {
  const paths = garden.git('ls-files', 'content').split('\n')
  const documents = await Promise.all(paths.map(async (path) => ({ path, collection: '', name: '', text: '', json: await json(path) })))
  const required = documents.flatMap((document) =>
    visitsOf(document, collectionOf(document.path)?.fields ?? [])
      .filter(({ language }) => language === 'en')
      .flatMap(placesIn)
      .flatMap(({ field, at }) => (field.required ? { path: document.path, at } : [])),
  )
  expect(required.length).toBeGreaterThan(1000)
  const before = await state()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...required), fc.constantFrom('', ' ', null, undefined), async ({ path, at }, empty) => {
      const document = await json(path)
      const names = at.split('.')
      const last = names.pop() ?? ''
      const node = names.reduce((inner, name) => inner[name], document)
      // Clearing the only text of a group takes the group away, which is allowed.
      fc.pre(english(node).some(([pointer]) => pointer !== `/${last}` && !pointer.startsWith('/_')) || node === document)
      node[last] = empty
      expect(await put(path, document), `${path} ${at}`).toMatch(/^Nothing was saved: .* must not be empty/)
    }),
    { numRuns: times(20, 60) },
  )
  expect(await state()).toEqual(before)
})

test('a picture that is cleared goes away whole', async () => {
  const path = 'content/page/about.json'
  const about = await json(path)
  const at = about.blocks.findIndex((block: { picture?: object }) => block.picture)
  about.blocks[at].picture = { ...about.blocks[at].picture, src: '', alt: '' }
  expect(await put(path, about)).toBeUndefined()
  expect((await json(path)).blocks[at].picture).toBeUndefined()
})
