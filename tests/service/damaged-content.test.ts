import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { edit } from '../fixtures/repository.ts'
import { type Garden, plant, until } from './garden.ts'
import { ada, asked, saveQuestion } from './questions.ts'

const ABOUT = 'content/page/about.json'
const SETTINGS = 'content/siteSettings/settings.json'
let garden: Garden
let open: ContentStore[]

beforeEach(async () => {
  garden = await plant()
  open = []
})
afterEach(async () => {
  for (const store of open) store.close()
  await garden.uproot()
})

async function start(): Promise<ContentStore> {
  const store = await openContent(garden.dir)
  open.push(store)
  return store
}
const commit = () => garden.git('commit', '-qam', 'Break something')
const titleOf = async (store: ContentStore, slug: string) => (await store.content().page(slug))?.data.page.title
const sentences = (store: ContentStore) => store.damages().map(({ message, shown }) => `${shown}: ${message}`)

/** What people and programs make of a file, by name. */
const GARBAGE: [string, (text: string) => string][] = [
  ['half of it', (text) => text.slice(0, text.length / 2)],
  ['nothing', () => ''],
  ['a merge that nobody finished', (text) => `<<<<<<< HEAD\n${text}\n=======\n${text}\n>>>>>>> spring\n`],
  ['another kind of value', () => '[]'],
  ['null', () => 'null'],
  ['an empty document', () => '{}'],
  ['a title of null', edit((page: { title: unknown }) => Object.assign(page, { title: null }))],
  ['bytes', () => '\0\x01\xff\xfe'],
]

test.each(GARBAGE)('the site starts where a page and the settings hold %s, and shows the last good text of both', async (_what, change) => {
  const before = await start()
  const brand = (await before.content().settings()).data.siteSettings.brand
  for (const path of [ABOUT, SETTINGS]) await garden.write(path, change(await garden.text(path)))
  await garden.write(SETTINGS, change(await garden.text(SETTINGS)).replace('"brand"', '"band"'))
  commit()
  const store = await start()
  expect(await titleOf(store, 'about')).toBe('About')
  expect(await titleOf(store, 'home')).toBe('Home')
  expect((await store.content().settings()).data.siteSettings.brand).toBe(brand)
  expect(store.damages().map(({ path, shown }) => [path, shown])).toEqual([
    [SETTINGS, 'earlier'],
    [ABOUT, 'earlier'],
  ])
})

test('settings that were deleted are read from the history', async () => {
  garden.git('rm', '-q', SETTINGS)
  commit()
  const store = await start()
  expect((await store.content().settings()).data.siteSettings.brand).toContain('Rose')
  expect(sentences(store)).toEqual(['earlier: is missing'])
})

test('a byte order mark does no harm', async () => {
  await garden.write(ABOUT, `\ufeff${await garden.text(ABOUT)}`)
  commit()
  const store = await start()
  expect(await titleOf(store, 'about')).toBe('About')
  expect(store.damages()).toEqual([])
})

test('without a history the site starts as well: a broken page is missing, broken settings are empty', async () => {
  await garden.write(ABOUT, '{')
  await garden.write(SETTINGS, '{')
  await rm(join(garden.dir, '.git'), { recursive: true })
  const store = await start()
  expect(await store.content().page('about')).toBeUndefined()
  expect(await titleOf(store, 'home')).toBe('Home')
  expect((await store.content().settings()).data.siteSettings.brand).toBe('')
  expect(sentences(store)).toEqual(['nothing: is not valid JSON (line 1)', 'nothing: is not valid JSON (line 1)'])
})

test('a section of an unknown kind, a null and a value of the wrong type are left out; the rest of the page is shown', async () => {
  await garden.write(
    ABOUT,
    edit((page: { blocks: Record<string, unknown>[]; noindex?: unknown }) => {
      page.blocks.splice(1, 0, { _template: 'carousel3d', heading: 'New' })
      page.blocks.push(null as never, { _template: 'faq', heading: { text: 'No' }, items: 'none' })
      page.noindex = 'yes'
    })(await garden.text(ABOUT)),
  )
  commit()
  const store = await start()
  const { data } = (await store.content().page('about')) ?? {}
  expect(data?.page.title).toBe('About')
  expect(data?.page.blocks?.length).toBeGreaterThan(3)
  expect(sentences(store)).toEqual([expect.stringMatching(/^rest: can't be read in part: .*2 is of an unknown kind; .*and \d more$/)])
})

test('a section of an unknown kind outlives a save of its page', async () => {
  const [first, unknown, last] = [
    { heading: 'First', _template: 'maps' },
    { heading: 'New', _template: 'carousel3d' },
    { lead: 'Last', _template: 'linkRow' },
  ]
  await garden.write('content/page/own.json', { title: 'Own', slug: 'own', blocks: [first, unknown, last] })
  garden.git('add', '.')
  commit()
  const store = await start()
  const SAVE = 'mutation ($params: PageMutation!) { updatePage(relativePath: "own.json", params: $params) { title } }'
  const blocks = [{ maps: { heading: 'First of all' } }, { linkRow: { lead: 'Last' } }]
  expect((await store.save(ada, SAVE, { params: { title: 'Own', slug: 'own', blocks } })).errors).toBeNull()
  const saved = JSON.parse(await garden.text('content/page/own.json'))
  expect(saved.blocks).toEqual([{ heading: 'First of all', _template: 'maps' }, unknown, last])
})

test('a file that breaks while the site runs keeps its page, is told, and is told again when it is mended', async () => {
  const store = await start()
  const text = await garden.text(ABOUT)
  await garden.write(ABOUT, text.slice(0, 100))
  await until(() => store.damages().length === 1, 'the damage')
  expect(await titleOf(store, 'about')).toBe('About')
  expect(store.damages()[0]).toMatchObject({ path: ABOUT, shown: 'earlier', message: expect.stringMatching(/^is not valid JSON/) })
  await garden.write(ABOUT, text.replace('"About"', '"Mended"'))
  await until(() => store.damages().length === 0, 'the end of the damage')
  expect(await titleOf(store, 'about')).toBe('Mended')
})

test('a document whose file is broken is mended by a save, and a save that is refused changes nothing that is shown', async () => {
  const FILE = 'fillers-cost.json'
  const before = await garden.text(`content/faq/${FILE}`)
  const question = JSON.parse(before).question
  await garden.write(`content/faq/${FILE}`, '{')
  commit()
  const store = await start()
  expect(await asked(store, FILE)).toBe(question)
  expect(await saveQuestion(store, FILE, ' ')).toMatch(/must not be empty/)
  expect(await asked(store, FILE)).toBe(question)
  expect(await saveQuestion(store, FILE, 'Mended?')).toBeUndefined()
  expect(await asked(store, FILE)).toBe('Mended?')
  expect(store.damages()).toEqual([])
  expect(JSON.parse(await garden.text(`content/faq/${FILE}`)).question).toBe('Mended?')
})

test('the text that is shown of a damaged document can be saved as it is', async () => {
  const text = await garden.text(ABOUT)
  await garden.write(ABOUT, '{')
  commit()
  const store = await start()
  expect(JSON.parse((await store.textOf(ABOUT)) ?? '')).toEqual(JSON.parse(text))
})

test('what the report says of a field that no form has is true: a save keeps it, wherever in the document it stands', async () => {
  const about = JSON.parse(await garden.text(ABOUT))
  const [first, ...others] = about.blocks
  const marked = {
    ...about,
    mood: 'good',
    blocks: [{ ...first, colour: 'red' }, ...others],
    seo: { ...about.seo, tone: 'dry' },
    translations: { ...about.translations, ar: { ...about.translations.ar, headline: 'x' } },
  }
  await garden.write(ABOUT, marked)
  commit()
  const store = await start()
  const { _template, ...values } = first
  const params = {
    title: 'About all of us',
    slug: about.slug,
    seo: { title: 'All of us' },
    translations: { ar: { title: 'عنا' } },
    blocks: [{ [_template]: { heading: values.heading } }],
  }
  const { errors } = await store.save(
    ada,
    'mutation ($p: PageMutation!) { updatePage(relativePath: "about.json", params: $p) { __typename } }',
    { p: params },
  )
  expect(errors ?? []).toEqual([])
  expect(JSON.parse(await garden.text(ABOUT))).toMatchObject({
    title: 'About all of us',
    mood: 'good',
    seo: { title: 'All of us', tone: 'dry' },
    translations: { ar: { title: 'عنا', headline: 'x' } },
    blocks: [{ _template, colour: 'red' }],
  })
})
