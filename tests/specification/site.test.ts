import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/model/json.ts'
import { document, documents, prose, sections } from '../content/documents.ts'
import { all, clinics, page, section, settings } from './read.ts'

const CITIES = ['london', 'edinburgh'] as const
const ROLES = ['Aesthetic Doctor', 'Senior Aesthetic Practitioner', 'Aesthetic Practitioner', 'Client Relations', 'Nurse Prescriber']
const PAGES = ['home', 'about', 'contact', 'doctors', 'locations', ...CITIES, 'book-treatment', 'shop', 'coming-soon', 'thank-you']

const templates = (name: string) => sections(page(name)).map(({ _template }) => _template)
const links = (list: JsonObject[] | undefined) => list?.map(({ label, target, href }) => [label, href ?? target])
const read = (reference: unknown) => documents.find(({ file }) => file === reference)?.json as JsonObject
const team = documents.filter(({ collection }) => collection === 'teamMember').map(({ json }) => json)

describe('The pages', () => {
  it.each(PAGES)('have %s, with sections', (name) => {
    expect.soft(page(name).slug).toBe(name)
    expect.soft(templates(name).length).toBeGreaterThan(1)
  })

  it.each([
    ['home', 'hero whyChoose categories askShadow offers gallery expertMedicine locations faq'],
    ['about', 'pageHero mission icons whoWeAre teamGrid gallery ledgerList closingCall locations'],
    ['contact', 'pageHero infoCards contactForm clinicCards maps urgentHelp'],
    ['doctors', 'pageHero statStrip practitioners closingCall'],
    ['locations', 'pageHero addressCards icons spotlights'],
    ['london', 'pageHero icons journey tariff contactBlock faq testimonials'],
    ['edinburgh', 'pageHero icons journey tariff contactBlock faq testimonials'],
    ['book-treatment', 'pageHero appointmentForm panel panel offers faq'],
    ['coming-soon', 'hero whyChoose locations'],
  ])('%s has its sections in order', (name, order) => {
    expect.soft(templates(name)).toEqual(order.split(' '))
  })
})

describe('Home', () => {
  it('has four categories, each in both cities, and a button to the team', () => {
    const { items } = section('home', 'categories')
    expect.soft(items).toHaveLength(4)
    for (const { links: own, title } of items as JsonObject[])
      expect.soft(links(own as JsonObject[])).toEqual([
        ['London', `/london/${String(title).toLowerCase()}`],
        ['Edinburgh', `/edinburgh/${String(title).toLowerCase()}`],
      ])
    expect.soft(links(section('home', 'expertMedicine').links)).toEqual([['Meet the Team', '/doctors']])
  })

  it.each(['home', 'coming-soon'])('and the coming-soon page have a film, three pillars and four figures (%s)', (name) => {
    expect.soft(section(name, 'hero').film).toMatchObject({ wide: '/hero-video.mp4' })
    const { pillars, stats } = section(name, 'whyChoose')
    expect.soft(pillars?.map(({ title }) => title)).toEqual(['Expert practitioners', 'Advanced technology', 'Personalised care'])
    expect.soft(stats?.map(({ figure, unit }) => `${figure}${unit ?? ''}`)).toEqual(['98%', '500+', '15+', '2'])
  })
})

it('The thank-you page has its texts for each form, and a way to the forms for whoever sent nothing', () => {
  expect.soft(page('thank-you').noindex).toBe(true)
  expect.soft(all('thank-you', 'enquirySent').map(({ after }) => after)).toEqual(['appointment', 'contact', 'nothing'])
  const nothing = all('thank-you', 'enquirySent')[2] as JsonObject & { [list: string]: JsonObject[] }
  expect.soft(links(nothing.links)).toEqual([
    ['Request an appointment', '/book-treatment'],
    ['Send a message', '/contact'],
  ])
})

it('The coming-soon page has its headline, tagline, message and badges', () => {
  const hero = section('coming-soon', 'hero')
  expect.soft(hero).toMatchObject({ heading: "We're|Getting Ready", kicker: 'Our new website is launching soon' })
  expect.soft(hero.lead).toMatch(/clinics remain open.*contact us directly to book/i)
  expect.soft(hero.proof?.map(({ text }) => text)).toEqual(['CQC Regulated', 'Doctor-Led Treatments', '15+ Years of Excellence'])
})

describe('The team', () => {
  it('has 11 members, each with name, description, role and image', () => {
    expect.soft(team).toHaveLength(11)
    for (const { name, description, role, image } of team) {
      expect.soft(ROLES).toContain(role)
      expect.soft([name, description, image].every(Boolean)).toBe(true)
    }
    expect.soft(section('about', 'teamGrid').everyone).toBe(true)
  })

  it('fills all five roles', () => {
    expect.soft([...new Set(team.map(({ role }) => role))].sort()).toEqual([...ROLES].sort())
  })

  it('has four practitioners, two in each city, complete', () => {
    const four = section('doctors', 'practitioners').members?.map(({ member }) => read(member)) ?? []
    expect.soft(four.map(({ location }) => location)).toEqual(['london', 'london', 'edinburgh', 'edinburgh'])
    for (const one of four) {
      expect.soft(one.title).toBeTruthy()
      expect.soft(one.bio).toBeTruthy()
      expect.soft(one.experience).toMatch(/^\d+ years$/)
      for (const list of ['specialties', 'qualifications', 'languages']) expect.soft((one[list] as string[]).length).toBeGreaterThan(0)
    }
  })
})

describe('Questions', () => {
  it.each([
    ['home', 8],
    ['london', 9],
    ['edinburgh', 11],
  ])('on %s are %i, all different', (name, count) => {
    const questions = section(name, 'faq').questions?.map(({ question }) => question)
    expect.soft(new Set(questions).size).toBe(count)
    expect.soft(questions).toHaveLength(count)
  })

  it.each(['home', ...CITIES])('on %s are followed by ways to book and call', (name) => {
    expect.soft(section(name, 'faq').links?.map(({ target }) => target)).toEqual(['booking', 'call'])
  })

  it('say that a typical treatment takes 30-90 minutes', () => {
    expect.soft(prose(document('faq', 'home-how-long').json)).toMatch(/typical treatment takes 30-90 minutes/)
  })
})

describe.each(CITIES)('The page of %s', (city) => {
  it('has four blurbs to its listings', () => {
    const { rows } = section(city, 'tariff')
    expect.soft(rows?.map(({ href }) => href)).toEqual(['facial', 'body', 'peels', 'injectables'].map((name) => `/${city}/${name}`))
  })

  it('has what to expect in three steps', () => {
    expect.soft(section(city, 'journey').heading).toMatch(/What to expect/)
    expect.soft(section(city, 'journey').steps).toHaveLength(3)
  })

  it('has reviews of five stars by clients of the city', () => {
    const reviews = section(city, 'testimonials').reviews?.map(({ review }) => read(review)) ?? []
    expect.soft(reviews.length).toBeGreaterThan(1)
    for (const one of reviews) {
      expect.soft(one).toMatchObject({ rating: 5, location: city })
      expect.soft([one.name, one.content, one.treatment].every(Boolean)).toBe(true)
    }
  })

  it('has its own menu', () => {
    const menu = (settings().menus as JsonObject[]).find((one) => one.city === city) as JsonObject & { [list: string]: JsonObject[] }
    expect.soft(menu).toMatchObject({
      featuredTitle: 'Our Specialities',
      name: city === 'london' ? 'London Treatments' : 'Edinburgh Treatments',
    })
    expect.soft(menu.featured).toHaveLength(city === 'london' ? 7 : 8)
    expect.soft(menu.featured?.map(({ badge }) => badge).filter(Boolean)).toEqual(['Client favourite'])
    expect.soft(menu.featured?.[0]?.badge).toBe('Client favourite')
    expect.soft(menu.categories?.map(({ href }) => href)).toEqual(['body', 'facial', 'injectables'].map((name) => `/${city}/${name}`))
  })

  it('has a clinic with its id, regulator, parking, and samples for phone and e-mail', () => {
    expect.soft(clinics()[city]).toMatchObject({
      id: city === 'london' ? 1 : 2,
      regulator: city === 'london' ? 'Care Quality Commission' : 'Healthcare Improvement Scotland',
      parking: expect.any(String),
      mapEmbed: expect.stringMatching(/^https:\/\//),
    })
    expect.soft(clinics()[city].phone).toMatch(/^(020 7946 0\d{3}|0131 496 0\d{3})$/)
    expect.soft(clinics()[city].email).toMatch(/\.example$/)
  })
})

describe('Contact', () => {
  it('has four cards: phone, email, locations, opening hours', () => {
    expect.soft(section('contact', 'infoCards').infos?.map(({ shows }) => shows)).toEqual(['phones', 'emails', 'locations', 'hours'])
  })

  it('has two phones and two e-mail addresses, a general and a bookings one', () => {
    const { primaryPhone, secondaryPhone, primaryEmail, secondaryEmail } = settings().contactInfo as unknown as JsonObject
    expect.soft(primaryPhone).not.toBe(secondaryPhone)
    expect.soft(secondaryEmail).toMatch(/^bookings@/)
    expect.soft(primaryEmail).toMatch(/\.example$/)
  })

  it('answers e-mails within 24 hours, and helps at once by call or chat', () => {
    expect.soft(prose(page('contact'))).toMatch(/answered within 24 hours/)
    expect.soft(section('contact', 'urgentHelp').links?.map(({ target }) => target)).toEqual(['call', 'whatsapp'])
  })
})

it('Doctors ends with a call and an e-mail consultation', () => {
  expect.soft(links(section('doctors', 'closingCall').links)).toEqual([
    ['Call us', 'call'],
    ['Email consultation', 'email'],
  ])
})

it('Locations has two addresses, three values and two spotlights with highlights', () => {
  expect.soft(section('locations', 'addressCards').items?.map(({ city }) => city)).toEqual(CITIES)
  expect.soft(section('locations', 'icons').items).toHaveLength(3)
  const spotlights = section('locations', 'spotlights').items ?? []
  expect.soft(spotlights.map(({ city }) => city)).toEqual(CITIES)
  for (const { highlights } of spotlights) expect.soft((highlights as string[]).length).toBeGreaterThan(2)
})

describe('Booking', () => {
  it('has a panel of what to expect, and one with advice by call and chat', () => {
    const [expecting, help] = all('book-treatment', 'panel') as (JsonObject & { [list: string]: JsonObject[] })[]
    expect.soft(expecting?.steps).toHaveLength(3)
    expect.soft(links(help?.links)).toEqual([
      ['Call for advice', 'call'],
      ['WhatsApp consultation', 'whatsapp'],
    ])
  })

  it('has a first consultation of 30-45 minutes, free', () => {
    for (const name of ['book-treatment', 'about', 'locations', ...CITIES]) expect.soft(prose(page(name))).toMatch(/30-45 minutes/)
    expect.soft(prose(page('book-treatment'))).toMatch(/30-45 minutes, free/)
  })
})

describe('Labels', () => {
  it('of the navigation are those of the specification', () => {
    expect.soft(settings().navigation?.map(({ label, href }) => [label, href])).toEqual([
      ['About', '/about'],
      ['Locations', undefined],
      ['Our Team', '/doctors'],
      ['Contact', '/contact'],
    ])
    expect.soft(links((settings().navigation as JsonObject[]).find(({ label }) => label === 'Locations')?.links as JsonObject[])).toEqual([
      ['All Locations', '/locations'],
      ['London', '/london'],
      ['Edinburgh', '/edinburgh'],
    ])
  })
})

describe('The footer and links outside', () => {
  it('the footer has 2024, three policies and three networks', () => {
    expect.soft(settings().copyright).toMatch(/© 2024/)
    expect.soft(settings().legal?.map(({ label }) => label)).toEqual(['Privacy', 'Terms', 'Cookies'])
    expect
      .soft(settings().social)
      .toMatchObject({ instagram: expect.any(String), facebook: expect.any(String), youtube: expect.any(String) })
    expect.soft(settings().regulated).toBe('CQC Regulated')
  })

  it('links to the booking site, networks and policies point at samples', () => {
    const outside = [
      settings().bookingUrl,
      ...Object.values(settings().social ?? {}).filter((one) => typeof one === 'string'),
      ...(settings().legal ?? []).map(({ href }) => href),
    ]
    for (const href of outside) expect.soft(new URL(String(href)).hostname).toMatch(/\.example$/)
  })
})
