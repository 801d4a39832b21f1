import { expect, test } from 'vitest'
import { CITIES } from '../fixtures/clinic-settings.ts'
import { oneLine, section } from '../fixtures/clinic-texts.ts'
import { expectFacts } from './clinic-facts.ts'
import { hrefsIn, sectionUnder, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

type Item = { title: string; text: string }
type Row = Item & { price: string; href: string }

for (const city of CITIES) {
  const path = `page/${city}`
  const under = async (heading: string) => sectionUnder(await site.page(`/${city}`), oneLine(heading))

  test(`the page of ${city} has reasons and steps`, async () => {
    const reasons = section<{ items: Item[] }>(path, 'icons')
    const journey = section<{ steps: Item[] }>(path, 'journey')
    expect(textsOf(await under(reasons.heading), 'h3')).toEqual(reasons.items.map(({ title }) => title))
    const steps = await under(journey.heading)
    expect(textsOf(steps, 'ol > li > h3')).toEqual(journey.steps.map(({ title }) => title))
    expect(textsOf(steps, 'ol > li > p')).toEqual(journey.steps.map(({ text }) => text))
  })

  test(`the page of ${city} has each discipline with its price, and leads to it`, async () => {
    const { heading, rows } = section<{ rows: Row[] }>(path, 'tariff')
    const tariff = await under(heading)
    expect(textsOf(tariff, 'li a > span')).toEqual(rows.flatMap(({ title, text, price }) => [title, text, price]))
    expect(hrefsIn(tariff)).toEqual(rows.map(({ href }) => href))
  })

  test(`the page of ${city} says where the clinic is in words of its own`, async () => {
    const { heading, place } = section<{ place: string }>(path, 'contactBlock')
    expectFacts(await under(heading), city, { address: place })
  })
}
