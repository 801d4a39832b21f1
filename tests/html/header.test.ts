import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { CITIES, type City, type MenuCategory, settings, tel } from '../fixtures/clinic-settings.ts'
import { WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, pathOf, treatments } from '../fixtures/clinic-treatments.ts'
import { hrefsIn, linksIn, one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const page = await site.page('/about')
const header = one(page, 'header')

/** The name that a menu shows of the treatment at an address. */
const nameAt = (href: string) => {
  const found = treatments.find(({ slug }) => href.endsWith(`/${slug}`))
  if (!found) throw new Error(`No treatment is at ${href}`)
  return cardName(found)
}

/** The listed treatments of a city and category that a menu doesn't name: they fill its list up, by name. */
const othersOf = ({ category, fill, items }: MenuCategory, city: City) =>
  treatments
    .filter((one) => one.visibility === 'listed' && one.category === category && one.cities.includes(city))
    .filter((one) => !items.some(({ href }) => href === pathOf(one)))
    .sort((one, other) => cardName(one).localeCompare(cardName(other), 'en'))
    .slice(0, fill - items.length)
    .map((one) => pathOf(one))

test('the header leads home, to every page, to a phone and to the booking site', () => {
  const pages = settings.navigation.flatMap(({ href, links }) => links?.map((link) => link.href) ?? href)
  expect(hrefsIn(header)).toEqual(expect.arrayContaining(['/', ...pages, tel(settings.contactInfo.primaryPhone)]))
  expect(textsOf(one(header, 'nav'), ':scope > a, :scope > div > button')).toEqual(
    expect.arrayContaining(settings.navigation.map(({ label }) => label)),
  )
  const book = one(header, 'a[target=_blank]', `${WORDS.en.actions.book} (${WORDS.en.newTab})`)
  expect(book.getAttribute('href')).toBe(settings.bookingUrl)
})

test('the header names this page in each language', async () => {
  const links = [...one(header, '.lang-menu').querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
    LOCALES.map((locale) => [locale, addressIn('/about', locale)]),
  )
})

for (const { city, featured, categories, foot } of settings.menus) {
  const menu = one(header, `.mega[data-city=${city}]`)

  test(`the menu of ${city} has its specialities, with a badge where it says so`, () => {
    const shown = featured.map(({ href, badge = '' }) => [nameAt(href) + badge, href])
    expect(linksIn(menu).slice(0, shown.length)).toEqual(shown)
    expect(textsOf(menu, '.badge')).toEqual(featured.flatMap(({ badge }) => badge ?? []))
  })

  test(`the menu of ${city} has its lists, and a way to all of each`, () => {
    expect(textsOf(menu, 'h4')).toEqual(categories.map(({ title }) => title))
    const lists = categories.flatMap((category) => {
      const hrefs = [...category.items.map(({ href }) => href), ...othersOf(category, city)]
      return [...hrefs.map((href) => [nameAt(href), href]), [category.seeAll, category.href]]
    })
    const end = foot.map(({ label, href }) => [label, href])
    expect(linksIn(menu).slice(featured.length)).toEqual([...lists, ...end])
  })

  test(`the menu of ${city} names no treatment of another city`, () => {
    const elsewhere = treatments.filter(({ cities }) => !cities.includes(city)).map(({ slug }) => slug)
    expect(elsewhere).not.toEqual([])
    expect(hrefsIn(menu).filter((href) => elsewhere.some((slug) => href.endsWith(`/${slug}`)))).toEqual([])
  })
}

for (const locale of ['en', 'ar'] as const)
  test(`one menu is for all widths: what it holds stands once in the page, each part under a button and a fold, in ${locale}`, async () => {
    const home = await site.page(addressIn('/', locale))
    expect(home.querySelectorAll('header nav')).toHaveLength(1)
    for (const city of CITIES) {
      const [menu, ...copies] = home.querySelectorAll(`.mega[data-city=${city}]`)
      expect(copies).toEqual([])
      expect(linksIn(menu as Element).length).toBeGreaterThan(20)
      const labels = ['button', 'details > summary'].map((label) => textOf(menu?.parentElement?.querySelector(`:scope > ${label}`)))
      expect(labels[0]).not.toBe('')
      expect(labels[1]).toBe(labels[0])
    }
  })

test('the home page has at most 800 elements', async () => {
  for (const locale of LOCALES) {
    const home = await site.page(addressIn('/', locale))
    // Each figure in an Arabic text has one of its own.
    expect(home.querySelectorAll('*:not(bdi)').length, locale).toBeLessThanOrEqual(800)
  }
})

test('the menu leads home, to every page, to both phones and to the search, and a button opens it where it is narrow', () => {
  const menu = one(header, '.nav')
  expect(one(header, '.burger').getAttribute('popovertarget')).toBe(menu.id)
  const phones = CITIES.map((city) => settings.contact[city])
  expect(linksIn(one(menu, '.phones'))).toEqual(phones.map(({ city, phone }) => [`${city} ${phone}`, tel(phone)]))
  expect(one(menu, 'form[role=search]').getAttribute('action')).toBe('/search')
  expect(textOf(one(menu, 'a', WORDS.en.home))).toBe(WORDS.en.home)
})
