import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../../src/content/clinic/hours.ts'
import { printedWeek } from '../../src/content/clinic/printed-hours.ts'
import { document, prose } from '../content/documents.ts'
import { clinics, page, section } from './read.ts'

/** What the copy says more than once, in more than one way: the table of readings in the decisions, row by row. */
const says = (name: string) => prose(page(name))
const stat = (name: string, template: string, label: RegExp) => section(name, template).stats?.find((one) => label.test(String(one.label)))

/** Where an address of the settings is shown: a section that has no address of its own. */
const SHOWS_SETTINGS = [
  ['coming-soon', 'locations'],
  ['home', 'locations'],
  ['about', 'locations'],
  ['contact', 'clinicCards'],
  ['contact', 'maps'],
] as const

const STREETS = { london: /Harley Street/, edinburgh: /Melville Street/ }
const STORES = { london: /fourth floor.*department store.*Knightsbridge/i, edinburgh: /second floor.*department store.*St Andrew Square/i }

describe('Reviews: 4.7 stars, 110+ reviews', () => {
  it('on home', () => {
    expect.soft(section('home', 'hero').proof).toContainEqual(expect.objectContaining({ text: '4.7 stars from 110+ reviews' }))
  })

  it.each(['london', 'edinburgh'])('on the %s page', (city) => {
    expect.soft(stat(city, 'testimonials', /110\+ reviews/)).toMatchObject({ figure: '4.7', label: 'stars over 110+ reviews' })
  })

  it('while the doctors page has 4.9 as average rating', () => {
    expect.soft(stat('doctors', 'statStrip', /average rating/)).toMatchObject({ figure: '4.9' })
    expect.soft(says('doctors')).not.toContain('4.7')
  })
})

describe('Treatments a month', () => {
  it.each(['coming-soon', 'home'])('500+ on %s', (name) => {
    expect.soft(stat(name, 'whyChoose', /treatments/)).toMatchObject({ figure: '500', unit: '+' })
    expect.soft(says(name)).not.toMatch(/\b250\b/)
  })

  it('250+ in the services block of treatment pages', () => {
    expect.soft(section('treatment-sections', 'services')).toMatchObject({ figure: '250', unit: '+', heading: 'Treatments|every month' })
    expect.soft(says('treatment-sections')).not.toMatch(/\b500\b/)
  })
})

describe('Retention and satisfaction', () => {
  it.each(['coming-soon', 'home'])('98% client retention on %s', (name) => {
    expect.soft(stat(name, 'whyChoose', /client retention/)).toMatchObject({ figure: '98', unit: '%' })
    expect.soft(says(name)).not.toMatch(/satisfaction/)
  })

  it('98% client satisfaction, over 1000 clients in the welcome block of treatment pages', () => {
    expect.soft(stat('treatment-sections', 'welcome', /client satisfaction/)).toMatchObject({ figure: '98', unit: '%' })
    expect.soft(stat('treatment-sections', 'welcome', /^clients/)).toMatchObject({ figure: '1000', unit: '+' })
    expect.soft(says('treatment-sections')).not.toMatch(/client retention/)
  })

  it.each(['london', 'edinburgh'])('95% satisfaction on the %s page', (city) => {
    expect.soft(stat(city, 'testimonials', /satisfaction/)).toMatchObject({ figure: '95', unit: '%' })
    expect.soft(says(city)).not.toMatch(/\b98\b/)
  })
})

describe('Experience', () => {
  it('15+ years on the coming-soon page', () => {
    expect.soft(section('coming-soon', 'hero').proof).toContainEqual(expect.objectContaining({ text: '15+ Years of Excellence' }))
  })

  it('15+ years in the expertise block of treatment pages', () => {
    expect
      .soft(section('treatment-sections', 'expertise').items)
      .toContainEqual(expect.objectContaining({ title: expect.stringMatching(/15\+ years/i) }))
  })

  it('10 Years of Excellence and since 2006 on about', () => {
    expect
      .soft(section('about', 'whoWeAre'))
      .toMatchObject({ kicker: 'Since 2006', stats: [{ figure: '10', label: 'Years of Excellence' }] })
    expect.soft(says('about')).not.toMatch(/15\+/)
  })
})

describe('Staff', () => {
  it.each(['home', 'coming-soon'])('15+ practitioners on %s', (name) => {
    expect.soft(stat(name, 'whyChoose', /^practitioners$/)).toMatchObject({ figure: '15', unit: '+' })
  })

  it('15+ expert doctors, 50+ combined years, 4.9, 2 clinics on doctors', () => {
    expect.soft(section('doctors', 'statStrip').stats).toMatchObject([
      { figure: '15', unit: '+', label: 'expert doctors' },
      { figure: '50', unit: '+', label: 'combined years' },
      { figure: '4.9', label: 'average rating' },
      { figure: '2', label: 'clinics' },
    ])
  })
})

it('Price level: from £200 on home, in the question of what it costs', () => {
  expect.soft(section('home', 'faq').questions).toContainEqual({ question: 'content/faq/home-cost.json' })
  expect.soft(document('faq', 'home-cost').json.answer).toMatch(/from £200/)
})

describe('Offers: new-customer and refer-a-friend discounts, free skin consultation with each appointment', () => {
  it.each(['home', 'book-treatment'])('on %s', (name) => {
    const offers = section(name, 'offers')
    expect.soft(prose(offers)).toMatch(/new clients/i)
    expect.soft(prose(offers)).toMatch(/refer-a-friend discount/i)
    expect.soft(offers.lead).toMatch(/free skin consultation is optional with each appointment/i)
  })
})

describe('The address of the clinics', () => {
  it.each(['london', 'edinburgh'] as const)('of %s is a street in the settings, hence in the footer', (city) => {
    expect.soft(clinics()[city].address).toMatch(STREETS[city])
    expect.soft(decodeURIComponent(String(clinics()[city].mapEmbed))).toMatch(STREETS[city])
  })

  it.each(SHOWS_SETTINGS)('on %s, %s shows the one of the settings', (name, template) => {
    expect.soft(prose(section(name, template))).not.toMatch(/Street|Square|Knightsbridge/)
  })

  it.each(['london', 'edinburgh'] as const)('of %s is a department store on the locations page', (city) => {
    for (const template of ['addressCards', 'spotlights']) {
      const item = section('locations', template).items?.find((one) => one.city === city)
      expect.soft(item?.address).toMatch(STORES[city])
    }
    expect.soft(says('locations')).not.toMatch(STREETS[city])
  })

  it('of London is a department store on the London page', () => {
    expect.soft(section('london', 'contactBlock').place).toMatch(STORES.london)
    expect.soft(says('london')).not.toMatch(STREETS.london)
  })

  it('of Edinburgh is Dublin Street on the Edinburgh page', () => {
    expect.soft(section('edinburgh', 'contactBlock').place).toMatch(/Dublin Street/)
    expect.soft(says('edinburgh')).not.toMatch(/Melville Street|St Andrew Square/)
  })
})

describe('Opening hours', () => {
  it('on the coming-soon page, of both clinics', () => {
    expect.soft(section('coming-soon', 'locations').hours).toBe('Mon-Fri 9am-8pm\nSat 9am-6pm\nSun closed')
  })

  it('in the clinic data', () => {
    const read = (city: 'london' | 'edinburgh') => printedWeek(clinics()[city].openingHours as unknown as OpeningHours[], 'en')
    expect.soft(read('london')).toBe('Mon-Fri 9:00-18:00\nSat 9:00-17:00\nSun closed')
    expect.soft(read('edinburgh')).toBe('Mon-Fri 9:00-18:00\nSat 9:00-16:00\nSun closed')
  })

  it.each(['home', 'about'])('of the clinic data stand in the locations block on %s', (name) => {
    expect.soft(section(name, 'locations')).not.toHaveProperty('hours')
  })

  it('of the clinic data stand on the locations page', () => {
    expect.soft(section('locations', 'spotlights').items?.map((item) => 'hours' in item)).toEqual([false, false])
  })

  it('of the contact copy stand on the contact cards', () => {
    expect.soft(prose(section('contact', 'infoCards'))).toContain('Mon-Fri 9:00 AM-8:00 PM\nSat-Sun 10:00 AM-6:00 PM')
  })

  it('are, for machines, those of the clinic data', () => {
    const week = (saturday: string) => [
      ...['1', '2', '3', '4', '5'].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
      { day: '6', opens: '09:00', closes: saturday },
    ]
    expect.soft(clinics().london.openingHours).toEqual(week('17:00'))
    expect.soft(clinics().edinburgh.openingHours).toEqual(week('16:00'))
  })
})
