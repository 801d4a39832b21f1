import { expect, test } from 'vitest'
import { printedWeek } from '../../src/content/clinic/printed-hours.ts'
import { type ShownFact, shownFacts } from '../../src/features/find/rules/shows.ts'
import { documents } from '../fixtures/clinic.ts'
import { CITIES, type City, settings } from '../fixtures/clinic-settings.ts'
import { shownHours } from './clinic-facts.ts'
import { textOf, textsOf, tight } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

const pages = documents
  .filter(({ collection, json }) => collection === 'page' && json.visibility !== 'unpublished' && json.slug !== 'treatment-sections')
  .map(({ json, collection }) => ({ title: String(json.title), address: json.slug === 'home' ? '/' : `/${json.slug}`, collection, json }))
const facts = shownFacts(settings, pages, '2026-01-01')
const claimed = (city: City, kind: ShownFact['kind']) =>
  facts[CITIES.indexOf(city)]?.facts.find((fact) => fact.kind === kind)?.pages.map(({ address }) => address) ?? []

/** Whether a page itself shows a fact of a clinic, without its header and footer. */
const SHOWN: Record<Exclude<ShownFact['kind'], 'address'>, (main: Element, city: City) => boolean> = {
  phone: (main, city) => textsOf(main, 'a.tel, .num').some((text) => text.includes(settings.contact[city].phone)),
  email: (main, city) => main.querySelector(`a[href="mailto:${settings.contact[city].email}"]`) !== null,
  hours: (main, city) =>
    textsOf(main, '.hours').some((text) => tight(text) === shownHours(printedWeek(settings.contact[city].openingHours, 'en'))),
}

for (const city of CITIES)
  for (const kind of ['phone', 'email', 'hours'] as const)
    test(`the ${kind} of ${city} shows on the pages of which the settings say so`, async () => {
      expect(claimed(city, kind).length).toBeGreaterThan(0)
      for (const address of claimed(city, kind)) {
        const main = (await site.page(address)).querySelector('main')
        expect(main && SHOWN[kind](main, city), `${address}: ${textOf(main).slice(0, 60)}`).toBe(true)
      }
    })

test('no page shows hours or an e-mail address of which the settings say nothing', async () => {
  for (const { address } of pages) {
    const main = (await site.page(address)).querySelector('main')
    for (const city of CITIES)
      for (const kind of ['email', 'hours'] as const)
        if (main && SHOWN[kind](main, city)) expect(claimed(city, kind), `${kind} of ${city}`).toContain(address)
  }
})
