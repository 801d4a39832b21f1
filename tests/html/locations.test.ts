import { expect, test } from 'vitest'
import { CITIES, type City, settings, tel } from '../fixtures/clinic-settings.ts'
import { oneLine, read, section, WORDS } from '../fixtures/clinic-texts.ts'
import { expectFacts } from './clinic-facts.ts'
import { hrefsIn, one, sectionUnder, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const page = await site.page('/locations')

type Spotlight = { city: City; title: string; text: string; address: string; highlights: string[] }
type Address = { city: City; address: string }
const spotlights = section<{ items: Spotlight[] }>('page/locations', 'spotlights').items
const addresses = section<{ items: Address[] }>('page/locations', 'addressCards')

for (const path of ['home', 'about'])
  for (const city of CITIES)
    test(`the locations block of ${path} has ${city} with its facts, directions from the map`, async () => {
      const { heading } = section(`page/${path}`, 'locations')
      const clinic = one(sectionUnder(await site.page(path === 'home' ? '/' : `/${path}`), heading), `[data-city=${city}]`)
      expect(textOf(clinic.querySelector('h3'))).toBe(settings.contact[city].city)
      expectFacts(clinic, city)
      expect(hrefsIn(clinic).join()).toContain('/maps/dir/')
    })

for (const { city, title, text, address, highlights } of spotlights)
  test(`locations has a spotlight of ${city}: address, facts, highlights, ways in, map`, () => {
    const spotlight = sectionUnder(page, oneLine(title))
    expect(spotlight.id).toBe(city)
    expect(textsOf(spotlight, 'p')).toContain(text)
    expect(textsOf(spotlight, 'li')).toEqual(highlights)
    expectFacts(spotlight, city, { address })
    expect(textsOf(spotlight, '.map p')).toEqual([address, WORDS.en.map.text])
  })

test('beside a clinic a wall shows the light over it, before any script and without a style that the policy would refuse', () => {
  const walls = spotlights.map(({ title }) => one(sectionUnder(page, oneLine(title)), '.lit-wall'))
  for (const wall of walls) {
    expect(wall.getAttribute('data-sun')).toMatch(/^(morning|noon|afternoon|low|dusk|closed)$/)
    expect(wall.querySelector('.sun g')?.getAttribute('transform')).toMatch(/^translate\(-?\d+ -?\d+\) skewY/)
    expect(wall.getAttribute('aria-hidden')).toBe('true')
    expect(wall.outerHTML).not.toContain('style=')
  }
})

for (const { city, address } of addresses.items)
  test(`locations has an address card of ${city} that leads down to it, and a phone`, () => {
    const card = one(sectionUnder(page, addresses.heading), `[data-city=${city}]`)
    const { phone, regulator, ...clinic } = settings.contact[city]
    expect(textsOf(card, 'p')).toEqual([address, `${WORDS.en.clinic.regulator}${regulator}`])
    expect(textOf(one(card, `a[href="#${city}"]`))).toBe(`${WORDS.en.clinic.more}: ${clinic.city}`)
    expect(hrefsIn(card)).toEqual([`#${city}`, tel(phone)])
    expect(page.querySelectorAll(`#${city}`)).toHaveLength(1)
  })

test('a section that an editor hid is on no page', () => {
  const hidden = read<{ blocks: { hidden?: boolean; heading: string }[] }>('page/locations').blocks.filter((block) => block.hidden)
  expect(hidden).toHaveLength(1)
  for (const { heading } of hidden) expect(textOf(page.body)).not.toContain(oneLine(heading))
})
