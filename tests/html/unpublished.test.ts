import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleFor } from '../../src/model/examples.ts'
import type { JsonObject } from '../../src/model/json.ts'
import { sectionStart } from '../../src/model/start.ts'
import { plain } from '../../tina/admin/translations/plain.ts'
import { cardName, listedOn, pathOf, treatment, treatments } from '../fixtures/clinic-treatments.ts'
import { kinds } from '../fixtures/story-states.ts'
import { until } from '../service/garden.ts'
import { hrefsIn, one, textsOf } from './reading.ts'
import { ownSite } from './site.ts'

const site = await ownSite()
const exilis = treatment('exilis')
const LISTINGS = ['/london/body', '/edinburgh/body', '/procedures/body', '/procedures/facial']

test('a treatment that is not published is at no address, in no listing, menu, search or sitemap', async () => {
  const [hidden] = treatments.filter(({ visibility }) => visibility === 'unpublished')
  if (!hidden) throw new Error('All treatments are published')
  expect([await site.status(pathOf(hidden)), await site.status(pathOf(hidden, 'ar'))]).toEqual([410, 410])
  for (const path of ['/', `/london/${hidden.category}`, `/procedures/${hidden.category}`, `/search?q=${cardName(hidden)}`]) {
    const hrefs = hrefsIn(await site.page(path))
    expect(hrefs.length).toBeGreaterThan(30)
    expect(hrefs).not.toContain(pathOf(hidden))
  }
  expect(await (await site.ask('/sitemap.xml')).text()).not.toContain(hidden.slug)
})

test('once it is unpublished it is gone everywhere, and the next one of the menu moves up', async () => {
  for (const path of LISTINGS) expect(hrefsIn(await site.read(path))).toContain(pathOf(exilis))
  const file = 'content/treatment/exilis.json'
  const json = JSON.parse(await readFile(join(site.garden.dir, file), 'utf8'))
  await site.garden.write(file, { ...json, visibility: 'unpublished' })
  await until(async () => (await site.status(pathOf(exilis))) === 410, 'the end of the treatment')
  for (const path of [...LISTINGS, '/search?q=exilis']) expect(hrefsIn(await site.read(path))).not.toContain(pathOf(exilis))
  expect(await (await site.ask('/sitemap.xml')).text()).not.toContain(exilis.slug)
  const page = await site.read('/edinburgh/body')
  expect(textsOf(page, 'main .card h3')).toEqual(
    listedOn('page/edinburgh/body')
      .filter(({ slug }) => slug !== exilis.slug)
      .map((one) => cardName(one)),
  )
  const menu = hrefsIn(one(page, '.mega[data-city=edinburgh] .mega-c'))
  expect(menu).toEqual([...menu.slice(0, 6), pathOf(treatment('unison')), '/edinburgh/body'])
})

const vouchers = {
  title: 'Gift vouchers',
  slug: 'gift-vouchers',
  visibility: 'unpublished',
  blocks: [
    { _template: 'pageHero', heading: 'Vouchers for somebody else' },
    { _template: 'textSection', ...(plain(sectionStart('textSection', kinds.get('textSection') ?? [])) as JsonObject) },
  ],
}
const path = '/gift-vouchers'

/** Asks as the admin's frame does. */
const inFrame = async (address: string) => {
  const cookie = await site.signIn()
  const response = await site.ask(address, { headers: { cookie, 'sec-fetch-dest': 'iframe' } })
  return { status: response.status, html: await response.text() }
}

async function plantVouchers(change: object = {}) {
  const settings = JSON.parse(await readFile(join(site.garden.dir, 'content/siteSettings/settings.json'), 'utf8'))
  const navigation = [...settings.navigation.filter(({ href }: { href?: string }) => href !== path), { label: 'Vouchers', href: path }]
  await site.garden.write('content/siteSettings/settings.json', { ...settings, navigation })
  await site.garden.write('content/page/gift-vouchers.json', { ...vouchers, ...change })
}

test('a page that is not published is at no address, in no menu and sitemap; an editor sees it in the admin, menu and all', async () => {
  await plantVouchers()
  await until(async () => (await site.status(path)) === 410, 'the page')
  expect([await site.status(`/ar${path}`), await site.status(`${path}.data`)]).toEqual([410, 410])
  expect(hrefsIn(await site.read('/'))).not.toContain(path)
  expect(await (await site.ask('/sitemap.xml')).text()).not.toContain(path)
  const shown = await inFrame(path)
  expect([shown.status, /Vouchers for somebody else/.test(shown.html), shown.html.includes(`href="${path}"`)]).toEqual([200, true, true])
  expect(await site.status(path)).toBe(410)
})

test('once it is published it is there, in the menu too, without the section in which nobody has written', async () => {
  await plantVouchers({ visibility: 'published' })
  await until(async () => (await site.status(path)) === 200, 'the page')
  expect(hrefsIn(await site.read('/'))).toContain(path)
  expect(await (await site.ask('/sitemap.xml')).text()).toContain(path)
  const [visitors, editors] = [await (await site.ask(path)).text(), (await inFrame(path)).html]
  expect([visitors.includes(exampleFor('heading')), editors.includes(exampleFor('heading'))]).toEqual([false, true])
})

test('in the admin an editor sees a treatment that is not published', async () => {
  const [hidden] = treatments.filter(({ visibility }) => visibility === 'unpublished')
  if (!hidden) throw new Error('All treatments are published')
  expect([(await inFrame(pathOf(hidden))).status, await site.status(pathOf(hidden))]).toEqual([200, 410])
})
