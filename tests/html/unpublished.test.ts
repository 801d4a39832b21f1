import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardName, listedOn, pathOf, treatment, treatments } from '../fixtures/clinic-treatments.ts'
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
