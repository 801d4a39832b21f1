import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/model/json.ts'
import { documents } from '../content/documents.ts'
import { section, treatment } from './read.ts'

/** Catalogue section 9, "Listing prices (From, display text) and durations": pounds and minutes as the cards word them, names spelt one way on the whole site. */
const CARDS = `
  exilis                  | Exilis             | 250 | 45-60 min
  hifu                    | HIFU               | 350 | 60-90 min
  cm-slim                 | CM Slim            | 200 | 30 min
  cool-laser              | Cool Laser         | 180 | 45 min
  coolsculpting           | CoolSculpting      | 400 | 35-60 min
  unison                  | Unison             | 300 | 60 min
  vanquish                | Vanquish           | 280 | 45 min
  electrolysis            | Electrolysis       | 30  | 15-45 min
  laser-hair-removal      | Laser Hair Removal | 50  | 15-60 min
  medik8-london           | Medik8 London      | 120 | 45-60 min
  medik8-edinburgh        | Medik8 Edinburgh   | 120 | 45-60 min
  obagi                   | Obagi              | 180 | 60 min
  zo-london               | ZO London          | 150 | 45-60 min
  zo-edinburgh            | ZO Edinburgh       | 150 | 45-60 min
  skin-scanner            | Skin Scanner       | 50  | 15-30 min
  hydrafacial-london      | HydraFacial        | 150 | 60 min
  hydrafacial-edinburgh   | HydraFacial        | 150 | 60 min
  hydratite               | HydraTite          | 180 | 75 min
  oxygen-facial           | Oxygen Facial      | 120 | 60 min
  keravive                | Keravive           | 200 | 90 min
  led-facial              | LED                | 80  | 45 min
  microneedling-london    | Microneedling      | 180 | 60-75 min
  microneedling-edinburgh | Microneedling      | 180 | 60-75 min
  exosome                 | Exosome            | 350 | 75-90 min
  anti-wrinkle            | Anti-wrinkle consultation | 150 | 30 min
  carboxy                 | Carboxy            | 180 | 45 min
  biofiller-london        | Biofiller          | 300 | 60 min
  biofiller-edinburgh     | Biofiller          | 300 | 60 min
  dermal-filler           | Dermal Filler      | 250 | 45-60 min
  mole-removal            | Mole Removal       | 100 | 15-30 min
  polynucleotides         | Polynucleotides    | 400 | 60 min
  prp                     | PRP                | 300 | 75 min
  profhilo                | Profhilo           | 280 | 30 min
  neofound                | Neofound           | 320 |
  sclerotherapy           | Sclerotherapy      | 200 |
  allergy                 | Allergy            | 80  |
  b12                     | B12                | 40  |
  biotin                  | Biotin             | 45  |
  glutathione             | Glutathione        | 60  |
  iv-drip                 | IV Drip            | 120 | 45-60 min
  magnesium               | Magnesium          | 50  |
  vitamin-d               | Vitamin D          | 45  |`

const rows = CARDS.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()) as [slug: string, name: string, pounds: string, duration: string])

/** The cards of each listing and hub, in order, group by group; `slug>address` leads somewhere else. Section 2. */
const LISTINGS: Record<string, string> = {
  'london/body': 'exilis hifu cm-slim cool-laser coolsculpting unison vanquish',
  'edinburgh/body': 'exilis hifu cm-slim cool-laser coolsculpting unison vanquish electrolysis laser-hair-removal',
  'london/peels': 'medik8-london medik8-edinburgh obagi zo-london zo-edinburgh',
  'edinburgh/peels': 'medik8-london medik8-edinburgh obagi zo-london zo-edinburgh',
  'procedures/peels': 'medik8-london medik8-edinburgh obagi zo-london zo-edinburgh',
  'london/facial': 'skin-scanner hydrafacial-london hydratite oxygen-facial keravive led-facial microneedling-london exosome',
  'edinburgh/facial': 'skin-scanner hydrafacial-edinburgh hydratite oxygen-facial keravive led-facial microneedling-edinburgh exosome',
  'london/injectables': 'anti-wrinkle carboxy biofiller-london dermal-filler>/london/fillers mole-removal polynucleotides prp profhilo',
  'edinburgh/injectables':
    'anti-wrinkle carboxy biofiller-edinburgh dermal-filler mole-removal polynucleotides prp profhilo | allergy b12 biotin glutathione iv-drip magnesium neofound sclerotherapy vitamin-d',
  'procedures/injectables':
    'anti-wrinkle carboxy biofiller-london biofiller-edinburgh dermal-filler mole-removal polynucleotides prp profhilo neofound sclerotherapy | allergy b12 biotin glutathione iv-drip magnesium vitamin-d',
  'procedures/facial':
    'hydrafacial-london oxygen-facial zo-london led-facial | carboxy microneedling-london obagi exosome | electrolysis exilis hifu | hydratite laser-hair-removal cool-laser',
  'procedures/body':
    'coolsculpting hifu vanquish cm-slim unison exilis | carboxy keravive cool-laser Alidya>/book-treatment laser-hair-removal',
}

type Card = { treatment?: string; title?: string; href?: string }
type Cards = { city?: string; groups: { cards?: Card[]; rest?: string }[] }
const cardsOf = (slug: string) => section(slug, 'treatmentCards') as unknown as Cards
const groupsOf = (slug: string) => cardsOf(slug).groups
const listed = documents.filter(({ collection, json }) => collection === 'treatment' && json.visibility === 'listed')

describe('A listing card', () => {
  it.each(rows)('%s: name, From-price, duration and four bullets', (slug, name, pounds, duration) => {
    const { card } = treatment(slug) as { card: JsonObject }
    expect.soft(card).toMatchObject({ name, price: `From £${pounds}` })
    expect.soft(card.duration ?? '').toBe(duration)
    expect.soft(card.benefits).toHaveLength(4)
    expect.soft(new Set(card.benefits as string[]).size).toBe(4)
    expect.soft(card.description).toMatch(/\S.*\.$/)
  })

  /** The two that are to be translated have no lists of their own yet. */
  const translated = rows.filter(([slug]) => !slug.startsWith('hydrafacial'))

  it.each(translated)('%s: the Chinese and Arabic lists state prices of their own, in pounds', (slug, _name, pounds) => {
    const { card } = treatment(slug) as unknown as { card: { translations: Record<string, { price: string }> } }
    const inLists = ['zhCN', 'zhTW', 'ar'].map((language) => Number(/£(\d+)/.exec(card.translations[language]?.price ?? '')?.[1]))
    expect.soft(inLists.every((price) => price > 0)).toBe(true)
    expect.soft(inLists).not.toContain(Number(pounds))
    expect.soft(inLists[0]).toBe(inLists[1])
  })

  it('has a row in this table for every listed treatment', () => {
    expect.soft(listed.map(({ name }) => name).sort()).toEqual(rows.map(([slug]) => slug).sort())
  })
})

describe('A listing', () => {
  it.each(Object.entries(LISTINGS))('/%s shows its cards in order', (slug, cards) => {
    const shown = groupsOf(slug).map((group) =>
      (group.cards ?? []).map(({ treatment, title, href }) => (treatment ?? title) + (href ? `>${href}` : '')).join(' '),
    )
    expect.soft(shown.join(' | ')).toBe(cards)
  })

  it.each(Object.entries(LISTINGS))('/%s adds no other treatment of today after them', (slug, cards) => {
    const { city, groups } = cardsOf(slug)
    const named = new Set(cards.split(/[\s|>]+/))
    const fills = groups.flatMap(({ rest }) => rest ?? [])
    const more = listed.filter(
      ({ name, json }) => fills.includes(String(json.category)) && !named.has(name) && (!city || (json.cities as string[]).includes(city)),
    )
    expect.soft(more.map(({ name }) => name)).toEqual([])
  })

  /** The listings of peels name both clinics, and the hubs are of neither. */
  const ofOneClinic = Object.entries(LISTINGS).flatMap(([slug, cards]) => {
    const [city = ''] = slug.split('/')
    const names = slug.endsWith('peels') || city === 'procedures' ? [] : cards.split(/[\s|]+/)
    return names.map((card) => [slug, card.replace(/>.*/, ''), city] as const)
  })

  it.each(ofOneClinic)('/%s shows %s, which the clinic in %s offers', (_slug, card, city) => {
    expect.soft(treatment(card).cities ?? []).toContain(city)
  })

  it('of general injectables has 18 cards, of peels five, of facials four groups', () => {
    expect.soft(groupsOf('procedures/injectables').flatMap(({ cards }) => cards ?? [])).toHaveLength(18)
    expect.soft(groupsOf('procedures/peels').flatMap(({ cards }) => cards ?? [])).toHaveLength(5)
    expect.soft(groupsOf('procedures/facial')).toHaveLength(4)
  })

  it('of fillers in London has featured cards that all lead to booking', () => {
    const cards = groupsOf('london/fillers').flatMap((group) => group.cards ?? [])
    expect.soft(cards.length).toBeGreaterThan(3)
    expect.soft(cards.every(({ href }) => href === '/book-treatment')).toBe(true)
  })
})
