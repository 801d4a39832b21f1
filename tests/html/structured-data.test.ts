import { expect, test } from 'vitest'
import { shownTime } from '../../src/content/clinic/hours.ts'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { settings } from '../fixtures/clinic-settings.ts'
import { WORDS } from '../fixtures/clinic-texts.ts'
import { pathOf, treatment, treatments } from '../fixtures/clinic-treatments.ts'
import { faultsOfData } from '../fixtures/vocabulary.ts'
import { one, textOf, textsOf, tight } from './reading.ts'
import { openSite } from './site.ts'

type Node = Record<string, unknown> & { '@type': string | string[] }
type Hours = { opens: string; closes: string }

const site = await openSite()
const priced = treatment('exosome')
const questioned = treatment('exilis')

const dataOf = (page: Document) => JSON.parse(one(page, 'script[type="application/ld+json"]').textContent ?? '') as { '@graph': Node[] }
const nodesOn = (page: Document, type: string) => dataOf(page)['@graph'].filter((node) => [node['@type']].flat().includes(type))
/** All that a page shows, without spaces. */
const shownOn = (page: Document) => {
  for (const script of page.querySelectorAll('script')) script.remove()
  return tight(page.body.textContent ?? '')
}

const PATHS = ['/', '/contact', '/locations', '/london', '/edinburgh', '/about', '/doctors', pathOf(priced), pathOf(questioned)]

for (const locale of LOCALES)
  for (const path of PATHS)
    test(`${addressIn(path, locale)} tells search engines what it shows, in the words of schema.org`, async () => {
      const page = await site.read(addressIn(path, locale))
      const data = dataOf(page)
      expect(faultsOfData(data)).toEqual([])
      expect(JSON.stringify(data)).not.toMatch(/rating|review/i)
      const [clinics, people] = ['MedicalClinic', 'Person'].map((type) => nodesOn(page, type))
      const shown = shownOn(page)
      for (const { address, telephone, email, openingHoursSpecification = [] } of clinics ?? []) {
        // A line of an address that has several is a part of it here.
        for (const part of String(address).split(', ')) expect(shown).toContain(tight(part))
        for (const text of [telephone, email]) expect(shown).toContain(tight(String(text)))
        for (const { opens, closes } of openingHoursSpecification as Hours[])
          expect(shown).toContain(`${shownTime(opens)}–${shownTime(closes)}`)
      }
      for (const { name, jobTitle, description } of people ?? [])
        for (const text of [name, jobTitle, description]) expect(shown).toContain(tight(String(text)))
    })

for (const locale of LOCALES)
  test(`the clinics of ${addressIn('/contact', locale)} and ${addressIn('/', locale)} are two, and the people all that are there`, async () => {
    const home = await site.page(addressIn('/', locale))
    for (const path of ['/', '/contact', '/locations'])
      expect(nodesOn(await site.page(addressIn(path, locale)), 'MedicalClinic')).toHaveLength(2)
    const hours = nodesOn(home, 'MedicalClinic').map(({ openingHoursSpecification }) => openingHoursSpecification)
    expect(hours.every((one) => (one as Hours[]).length === 2)).toBe(true)
    expect(nodesOn(home, 'MedicalClinic').map(({ geo }) => (geo as { '@type': string })['@type'])).toEqual([
      'GeoCoordinates',
      'GeoCoordinates',
    ])
    const about = await site.page(addressIn('/about', locale))
    expect(nodesOn(about, 'Person').map(({ name }) => name)).toEqual(textsOf(about, '.team h3'))
    const doctors = await site.page(addressIn('/doctors', locale))
    expect(nodesOn(doctors, 'Person').map(({ name }) => name)).toEqual(textsOf(doctors, '.doc h2'))
  })

for (const locale of LOCALES)
  test(`a treatment’s price in ${locale} is the figure that its page shows, and its trail the one on top`, async () => {
    const page = await site.page(pathOf(priced, locale))
    const [node] = nodesOn(page, 'Service')
    const [pounds] = textsOf(page, 'main .ledger dd').flatMap((text) => /£(\d+)/.exec(text)?.[1] ?? [])
    expect(pounds).toBeDefined()
    expect(node).toMatchObject({ offers: { priceSpecification: { minPrice: Number(pounds), priceCurrency: 'GBP' } } })
    const [trail] = nodesOn(page, 'BreadcrumbList')
    const steps = trail?.itemListElement as { name: string; item: { '@id': string } }[]
    expect(steps.map(({ name }) => name)).toEqual(textsOf(page, 'main .crumb li'))
    expect(steps[0]?.name).toBe(WORDS[locale].home)
    for (const { item } of steps) expect(await site.status(new URL(item['@id']).pathname)).toBe(200)
  })

for (const path of ['/', '/london', pathOf(questioned)])
  test(`the questions of ${path} are those on the page, with their answers`, async () => {
    const page = await site.page(path)
    const asked = nodesOn(page, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as { name: string; acceptedAnswer: { text: string } }[])
    expect(asked.map(({ name }) => name)).toEqual(textsOf(page, '.acc [name] > summary'))
    expect(asked.map(({ acceptedAnswer }) => tight(acceptedAnswer.text))).toEqual(textsOf(page, '.acc .a').map(tight))
  })

test('the home page tells of the site, and of its search, which answers', async () => {
  const [node] = nodesOn(await site.page('/ar'), 'WebSite')
  const { target } = (node?.potentialAction ?? {}) as { target: { urlTemplate: string } }
  expect(node).toMatchObject({ name: settings.brand, inLanguage: 'ar' })
  const { pathname, search } = new URL(target.urlTemplate.replace('{words}', 'laser'))
  expect(textsOf(await site.page(pathname + search), 'main .card').length).toBeGreaterThan(0)
})

test('a price is told only where it is one, and never beside what may be a prescription-only medicine', async () => {
  for (const found of treatments.filter(({ visibility }) => visibility !== 'unpublished')) {
    const [node] = nodesOn(await site.page(pathOf(found)), 'Service')
    const isTold = /£/.test(found.treatmentInfo.price ?? '') && !(found as { noOffers?: boolean }).noOffers
    expect([found.slug, 'offers' in (node ?? {})]).toEqual([found.slug, isTold])
  }
})

test('a page that search engines leave out tells them nothing, nor does the search page', async () => {
  for (const path of ['/thank-you', '/search']) {
    const text = textOf((await site.page(path)).querySelector('script[type="application/ld+json"]'))
    expect(text === '' || JSON.parse(text)['@graph'].length === 0).toBe(true)
  }
})
