import { describe, expect, it } from 'vitest'
import { medicinesIn } from '../../src/features/report/rules/medicines/words.ts'
import type { Json, JsonObject } from '../../src/model/json.ts'
import { documents, prose, sections } from '../content/documents.ts'
import { page, treatment } from './read.ts'

const infoOf = (slug: string) =>
  treatment(slug).treatmentInfo as { duration?: string; price?: string; results?: string; benefits?: string[] }
const templates = (slug: string) => sections(treatment(slug)).map(({ _template }) => _template)
function section(json: JsonObject, template: string) {
  const found = sections(json).find(({ _template }) => _template === template)
  if (!found) throw new Error(`There is no section ${template}`)
  return found as JsonObject & { [list: string]: Json[] }
}
const both = (name: string) => [`${name}-london`, `${name}-edinburgh`]

/** Course advice, page claims and conflicting prices of section 9: what the text of each page must say. */
const CLAIMS: [slugs: string[], ...says: RegExp[]][] = [
  [both('microneedling'), /from £200 per session/, /3-6 sessions/, /45-60 min/],
  [both('hydrafacial'), /30-60 min/, /from £150/i],
  [both('biofiller'), /from £500 per area/, /60-90 min/],
  [['medik8-london'], /from GBP 210/, /new clients/i, /10% off (a )?single/, /20% off multiple/, /30-45 min/],
  [['medik8-edinburgh'], /from £100 per peel/, /course of 4-6/],
  [['zo-edinburgh'], /from GBP 91 per session/],
  [['zo-london'], /from GBP 190/],
  [both('zo'), /30-45 min/, /3-6 peels/, /3-4 weeks|weeks between peels/, /every 6-8 weeks/, /4-6 weeks/],
  [['hydratite'], /six sessions/i, /up to two hours/i],
  [
    ['laser-hair-removal'],
    /Elos Plus/,
    /3-9 sessions,? four weeks apart/,
    /patch test,? 48 hours before/i,
    /shave,? 24 hours before/i,
    /avoid sun for 30 days/i,
  ],
  [['exilis'], /Exilis Elite/, /4-6 sessions of 20-60 minutes/],
  [
    ['hifu'],
    /two sessions/i,
    /up to 24 months/i,
    /up to two years/,
    /(alcohol|smok).*48 hours|48 hours.*(alcohol|smok)/i,
    /alcohol/i,
    /smok/i,
    /two weeks/i,
  ],
  [['cool-laser'], /three sessions/i, /30-60 min/, /four days/i, /three weeks/i, /48 hours/i],
  [['anti-wrinkle', 'anti-wrinkle-tina'], /3-4 months/, /3-5 days/],
  [['obagi'], /Blue Peel RADIANCE/i, /20% salicylic acid/i, /4-6 sessions/, /30 min/, /days? 3-5/i, /two weeks/i],
  [['dermal-filler'], /6-18 months/, /2-4 weeks/, /(exercise|sauna).*24-48 hours|24-48 hours.*(exercise|sauna)/is, /exercise/i, /sauna/i],
]

describe.each(CLAIMS.flatMap(([slugs, ...says]) => slugs.map((slug) => ({ slug, says }))))('The page of $slug', ({ slug, says }) => {
  it.each(says)('says %s', (said) => {
    expect.soft(prose(treatment(slug))).toMatch(said)
  })
})

describe('The details of a page', () => {
  const soon = ['microneedling', 'biofiller', 'medik8', 'zo'].flatMap(both)

  it.each(soon)('of %s are marked coming soon, with the price TBC', (slug) => {
    expect.soft(treatment(slug).comingSoon).toBe(true)
    expect.soft(infoOf(slug).price).toBe('TBC')
  })

  it('of no other treatment are marked coming soon', () => {
    const marked = documents.filter(({ json }) => json.comingSoon === true).map(({ name }) => name)
    expect.soft(marked.sort()).toEqual(soon.sort())
  })

  it.each([
    ['exilis', '£420'],
    ['hifu', '£735'],
    ['cm-slim', '£263'],
  ])('of %s state their own price, %s', (slug, price) => {
    expect.soft(infoOf(slug).price).toBe(price)
  })

  it('of some treatment read Contact for pricing', () => {
    expect.soft(documents.some(({ json }) => (json.treatmentInfo as JsonObject | undefined)?.price === 'Contact for pricing')).toBe(true)
  })

  const all = documents.filter(({ collection }) => collection === 'treatment').map(({ name }) => name)

  it.each(all)('of %s have a tagline, title, subtitle, description, price and five key benefits or more', (slug) => {
    expect.soft(treatment(slug).hero).toMatchObject({
      tagline: expect.any(String),
      title: expect.any(String),
      subtitle: expect.any(String),
      description: expect.any(String),
    })
    expect.soft(infoOf(slug).price).toBeTruthy()
    expect.soft(infoOf(slug).benefits?.length).toBeGreaterThanOrEqual(5)
  })
})

describe('A bespoke page', () => {
  const bespoke = ['hydratite', 'laser-hair-removal', 'exilis', 'hifu', 'cool-laser', 'medik8-london', 'zo-london', 'zo-edinburgh', 'obagi']

  it.each(bespoke)('%s: hero with Book Now and a phone link, and its sections in order', (slug) => {
    expect.soft(treatment(slug).hero).toMatchObject({ button: 'Book Now', phone: true })
    const wanted = ['trustBanner', 'benefitCards', 'technology', 'benefitsGrid', 'closingCall', 'sharedSections', 'faq']
    expect.soft(templates(slug).filter((template) => wanted.includes(String(template)))).toEqual(wanted)
    expect.soft(section(treatment(slug), 'benefitCards').cards).toHaveLength(3)
  })

  it.each(bespoke)('%s: questions, then a way to ask another', (slug) => {
    const faq = section(treatment(slug), 'faq')
    const eight = ['hydratite', 'laser-hair-removal', 'exilis'].includes(slug)
    if (eight) expect.soft(faq.questions).toHaveLength(8)
    else expect.soft(faq.questions?.length).toBeGreaterThanOrEqual(5)
    expect.soft(faq.lead).toBe('Still have a question?')
    expect.soft(faq.links).toMatchObject([{ label: 'Contact Us', href: slug === 'medik8-london' ? '/book-treatment' : '/contact' }])
  })

  it.each(['hifu', 'cool-laser', 'laser-hair-removal', 'exilis'])('%s: three teasers that say Read More', (slug) => {
    const { items } = section(treatment(slug), 'teasers')
    expect.soft(items).toHaveLength(3)
    expect.soft(items).toMatchObject(Array(3).fill({ more: 'Read More', picture: { src: expect.any(String) } }))
  })

  it('hydratite: Learn More About Us and Explore Our Shop', () => {
    expect.soft(section(treatment('hydratite'), 'linkRow').links).toMatchObject([
      { label: 'Learn More About Us', href: '/book-treatment' },
      { label: 'Explore Our Shop', href: '/shop' },
    ])
  })

  it('obagi: links to about and shop', () => {
    expect.soft((section(treatment('obagi'), 'linkRow').links as JsonObject[]).map(({ href }) => href)).toEqual(['/about', '/shop'])
  })

  it.each(['electrolysis', 'medik8-edinburgh'])(
    'is not %s, which has the generic layout, beside what any treatment may say clinically',
    (slug) => {
      const generic = ['textSection', 'imageSection', 'clinicalPart', 'clinicalSources']
      expect.soft(templates(slug).every((template) => generic.includes(String(template)))).toBe(true)
    },
  )
})

describe('The sections that treatments share', () => {
  const shared = () => page('treatment-sections')

  it('come in their order', () => {
    expect
      .soft(sections(shared()).map(({ _template }) => _template))
      .toEqual(['welcome', 'expertise', 'products', 'journey', 'offers', 'services'])
  })

  it.each([/15\+ years/i, /certified/i, /safety first/i, /natural results/i, /skincare/i, /injectables/i])('say %s', (claim) => {
    expect.soft(prose(shared())).toMatch(claim)
  })

  it('state 98% satisfaction, over 1000 clients, 250+ treatments monthly', () => {
    expect.soft(section(shared(), 'welcome').stats).toMatchObject(
      [
        { figure: '98', unit: '%', label: /satisfaction/ },
        { figure: '1000', unit: '+', label: /clients/ },
      ].map(({ label, ...rest }) => ({ ...rest, label: expect.stringMatching(label) })),
    )
    expect.soft(section(shared(), 'services')).toMatchObject({ figure: '250', unit: '+', links: [{ target: 'booking' }] })
  })

  it.each(['treatment-sections', 'home'])('offer three codes, each with its condition (%s)', (name) => {
    const { items } = section(page(name), 'offers')
    const [consult, first, b12] = ['FREECONSULT', 'FIRST20', 'B12FREE'].map((code) =>
      prose((items as JsonObject[]).find((offer) => offer.code === code) ?? {}),
    )
    expect.soft(consult).toMatch(/free skin consultation[\s\S]*any booking[\s\S]*end of (the )?month/i)
    expect.soft(first).toMatch(/20% off[\s\S]*first treatment[\s\S]*new clients/i)
    expect.soft(b12).toMatch(/free B12 injection[\s\S]*package[\s\S]*limited time/i)
  })

  const hubs = ['treatment-sections', ...['facial', 'injectables', 'body', 'peels'].map((name) => `procedures/${name}`)]
  it.each(hubs)('have the four-step journey (%s)', (name) => {
    const { steps } = section(page(name), 'journey')
    expect
      .soft((steps as JsonObject[]).map(({ title }) => String(title).toLowerCase()))
      .toEqual(['consultation', 'preparation', 'treatment', 'aftercare'])
  })

  it.each(['anti-wrinkle', 'anti-wrinkle-tina'])('leave the offers out on %s, which is asked for live', (slug) => {
    expect.soft(treatment(slug)).toMatchObject({ live: true, noOffers: true })
  })
})

describe('The pages around the treatments', () => {
  const linksOf = (name: string) =>
    sections(page(name))
      .flatMap(({ links, groups }) => [
        ...((links ?? []) as JsonObject[]),
        ...((groups ?? []) as JsonObject[]).flatMap((group) => group.cards as JsonObject[]),
      ])
      .map(({ href }) => href)

  it('has links to about and shop on facials, to about and booking on body', () => {
    expect.soft(linksOf('procedures/facial')).toEqual(expect.arrayContaining(['/about', '/shop']))
    expect.soft(linksOf('procedures/body')).toEqual(expect.arrayContaining(['/about', '/book-treatment']))
  })

  it.each(['facial', 'injectables', 'body', 'peels'])('has hero, cards, journey and a closing call on the hub of %s', (name) => {
    expect
      .soft(sections(page(`procedures/${name}`)).map(({ _template }) => _template))
      .toEqual(expect.arrayContaining(['listingHero', 'treatmentCards', 'journey', 'closingCall']))
  })

  it('has benefits, featured fillers, three teasers without a link, ten questions and a link to contact on the fillers page', () => {
    const fillers = page('london/fillers')
    expect
      .soft(sections(fillers).map(({ _template }) => _template))
      .toEqual(expect.arrayContaining(['benefitsGrid', 'treatmentCards', 'teasers', 'faq']))
    expect.soft(section(fillers, 'teasers').items).toHaveLength(3)
    expect.soft(section(fillers, 'faq').questions).toHaveLength(10)
    expect.soft(linksOf('london/fillers')).toContain('/contact')
  })

  it('says how long fillers last, how long to wait and what to avoid, in the questions of the fillers page', () => {
    const questions = documents
      .filter(({ name }) => name.startsWith('fillers-'))
      .map(({ json }) => prose(json))
      .join('\n')
    expect.soft(questions).toMatch(/6-18 months/)
    expect.soft(questions).toMatch(/2-4 weeks/)
    expect.soft(questions).toMatch(/24-48 hours/)
  })

  it.each(['london/peels', 'edinburgh/peels', 'procedures/peels'])('names chemical peels in the hero of %s', (name) => {
    expect.soft(prose(section(page(name), 'listingHero'))).toMatch(/chemical[\s\S]*peels/i)
  })
})

describe('Medicines', () => {
  it.each(documents)('$file names no botulinum toxin, in any language', ({ text }) => {
    expect.soft(medicinesIn(text).filter(({ medicine }) => medicine !== 'vitamin')).toEqual([])
  })
})
