import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movedTo } from '../../src/content/moved.ts'
import { readAddresses } from '../../src/content/view/addresses.ts'
import { followed } from '../../src/model/links.ts'
import { revisionOf } from '../../src/server/content/save/shown-texts.ts'
import { plantOpen } from './plant-open.ts'
import { ada, formsInMemory } from './questions.ts'

const SETTINGS = 'content/siteSettings/settings.json'
const CREATE = 'mutation ($file: String!, $params: PageMutation!) { createPage(relativePath: $file, params: $params) { id } }'
const UPDATE = 'mutation ($file: String!, $params: PageMutation!) { updatePage(relativePath: $file, params: $params) { id } }'
const RENAME = `mutation ($collection: String!, $file: String!, $to: String!) {
  updateDocument(collection: $collection, relativePath: $file, params: { relativePath: $to }) { __typename } }`
const { garden, store } = await plantOpen()

const json = async (path: string) => JSON.parse(await readFile(join(garden.dir, path), 'utf8'))
const page = (slug: string) => ({ title: 'Open day', slug, blocks: [] })
const save = async (query: string, variables: object) => (await store.save(ada, query, variables)).errors?.[0]?.message
const leads = async (address: string) => movedTo(address, (await store.content().settings()).data.siteSettings)

test('a page that gets another address leaves a redirect in the same commit, in four languages', async () => {
  await save(CREATE, { file: 'open-day.json', params: page('open-day') })
  expect(await save(UPDATE, { file: 'open-day.json', params: page('open-evening') })).toBeUndefined()
  expect(garden.git('show', '--name-only', '--format=', 'HEAD').split('\n').sort()).toEqual(['content/page/open-day.json', SETTINGS])
  expect(garden.git('status', '--porcelain')).toBe('')
  expect(await leads('/open-day')).toBe('/open-evening')
  for (const locale of ['zh-CN', 'zh-TW', 'ar']) expect(await leads(`/${locale}/open-day`)).toBe(`/${locale}/open-evening`)
})

test('a page that moves on, and back, leaves no chain and no loop', async () => {
  await save(CREATE, { file: 'a.json', params: page('a') })
  await save(UPDATE, { file: 'a.json', params: page('b') })
  await save(UPDATE, { file: 'a.json', params: page('c') })
  expect([await leads('/a'), await leads('/b'), await leads('/c')]).toEqual(['/c', '/c', undefined])
  await save(UPDATE, { file: 'a.json', params: page('a') })
  expect([await leads('/a'), await leads('/b'), await leads('/c')]).toEqual([undefined, '/a', '/a'])
})

test('a new page at an old address is seen, not passed by', async () => {
  await save(CREATE, { file: 'd.json', params: page('d') })
  await save(UPDATE, { file: 'd.json', params: page('e') })
  await save(CREATE, { file: 'other.json', params: page('d') })
  expect(await leads('/d')).toBeUndefined()
})

test('a treatment under another file name, or in another category, leaves a redirect', async () => {
  const rename = await save(RENAME, { collection: 'treatment', file: 'exosome.json', to: 'exosomes.json' })
  expect(rename).toBeUndefined()
  expect(await leads('/procedures/facial/exosome')).toBe('/procedures/facial/exosomes')
  expect(garden.git('status', '--porcelain')).toBe('')
  const treatment = { ...(await json('content/treatment/exosomes.json')), category: 'body' }
  await store.put(ada, new Map([['content/treatment/exosomes.json', JSON.stringify(treatment, null, 2)]]))
  expect(await leads('/procedures/facial/exosome')).toBe('/procedures/body/exosomes')
  expect(await leads('/procedures/facial/exosomes')).toBe('/procedures/body/exosomes')
})

test('a file name of a page is not its address', async () => {
  const before = await json(SETTINGS)
  expect(await save(RENAME, { collection: 'page', file: 'shop.json', to: 'our-shop.json' })).toBeUndefined()
  expect(await json(SETTINGS)).toEqual(before)
})

test('a rename to a taken address is refused whole', async () => {
  const head = garden.git('rev-parse', 'HEAD')
  await save(CREATE, { file: 'f.json', params: page('f') })
  const created = garden.git('rev-parse', 'HEAD')
  expect(await save(UPDATE, { file: 'f.json', params: page('about') })).toMatch(/\/about is taken already/)
  expect(await save(RENAME, { collection: 'treatment', file: 'hydratite.json', to: 'hifu.json' })).toBeTruthy()
  expect(garden.git('rev-parse', 'HEAD')).toBe(created)
  expect(created).not.toBe(head)
  expect(garden.git('status', '--porcelain')).toBe('')
  const ask = 'query { treatment(relativePath: "hydratite.json") { title } }'
  expect((await store.request(ask, {})).data).toMatchObject({ treatment: { title: expect.stringContaining('HydraTite') } })
})

test('settings that were open meanwhile are saved without a conflict, and keep the redirect', async () => {
  const opened = await garden.text(SETTINGS)
  const form = formsInMemory().of({ branch: 'main', opened: revisionOf(opened) })
  await save(CREATE, { file: 'g.json', params: page('g') })
  await save(UPDATE, { file: 'g.json', params: page('h') })
  const update = 'mutation ($params: SiteSettingsMutation!) { updateSiteSettings(relativePath: "settings.json", params: $params) { id } }'
  const { errors } = await store.save(ada, update, { params: { ...JSON.parse(opened), sector: 'Clinics' } }, form)
  expect(errors).toBeNull()
  expect((await json(SETTINGS)).sector).toBe('Clinics')
  expect(await leads('/g')).toBe('/h')
})

const LINKER = 'content/page/linker.json'
const linkTo = (href: string) => ({
  ...page('linker'),
  blocks: [{ links: [{ label: 'Go', target: 'page', href }], _template: 'linkRow' }],
})
const put = (document: object) => store.put(ada, new Map([[LINKER, JSON.stringify(document, null, 2)]]))
const hrefOf = async () => (await json(LINKER)).blocks[0].links[0].href as string
const followedTo = async () => followed(await hrefOf(), await readAddresses(store.content()))

test('a link to a page leads to its new address, though nothing was written into the page that links', async () => {
  await save(CREATE, { file: 'i.json', params: page('i') })
  expect((await put(linkTo('xref:/page/i#top'))).errors).toBeNull()
  expect(await followedTo()).toBe('/i#top')
  await save(UPDATE, { file: 'i.json', params: page('j') })
  expect(await followedTo()).toBe('/j#top')
  expect(await hrefOf()).toBe('xref:/page/i#top')
})

test('a file that gets another name takes its links with it, in the same commit', async () => {
  await put(linkTo('xref:/treatment/profhilo?city=london'))
  expect(await save(RENAME, { collection: 'treatment', file: 'profhilo.json', to: 'profhilo-structura.json' })).toBeUndefined()
  expect(await hrefOf()).toBe('xref:/treatment/profhilo-structura?city=london')
  expect(garden.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toContain(LINKER)
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('a link to what is unpublished or gone leads nowhere', async () => {
  await put(linkTo('xref:/treatment/profhilo-structura'))
  const file = 'content/treatment/profhilo-structura.json'
  await store.put(ada, new Map([[file, JSON.stringify({ ...(await json(file)), visibility: 'unpublished' }, null, 2)]]))
  expect(await followedTo()).toBe('')
  expect(followed(await hrefOf(), await readAddresses(store.content(), true))).toBe('/procedures/injectables/profhilo-structura')
  await put(linkTo('xref:/page/never'))
  expect(await followedTo()).toBe('')
})
