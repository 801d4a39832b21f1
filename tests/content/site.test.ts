import { describe, expect, it } from 'vitest'
import { INTERESTS, LOCATIONS, SLOTS } from '../../src/enquiries/choices.ts'
import { FLAG, FLAG_VALUE } from '../../src/gate/flag.ts'
import { directionOf, LOCALES, NATIVE_NAMES } from '../../src/i18n/locales.ts'
import ar from '../../src/i18n/resources/ar.ts'
import en from '../../src/i18n/resources/en.ts'
import zhCN from '../../src/i18n/resources/zh-CN.ts'
import zhTW from '../../src/i18n/resources/zh-TW.ts'
import { document, documents, type Node, prose, sections } from './documents.ts'

const CITIES = ['london', 'edinburgh'] as const
const ROLES = ['Aesthetic Doctor', 'Senior Aesthetic Practitioner', 'Aesthetic Practitioner', 'Client Relations', 'Nurse Prescriber']
const PAGES = ['home', 'about', 'contact', 'doctors', 'locations', ...CITIES, 'book-treatment', 'shop', 'coming-soon', 'thank-you']

const page = (name: string) => document('page', name).json
const templates = (name: string) => sections(page(name)).map(({ _template }) => _template)
const all = (name: string, template: string) => sections(page(name)).filter(({ _template }) => _template === template)
const section = (name: string, template: string) => all(name, template)[0] as Node & { [list: string]: Node[] }
const links = (list: Node[] | undefined) => list?.map(({ label, target, href }) => [label, href ?? target])
const settings = document('siteSettings', 'settings').json as Node & { [list: string]: Node[] }
const clinics = settings.contact as unknown as Record<(typeof CITIES)[number], Node>
const read = (reference: unknown) => documents.find(({ file }) => file === reference)?.json as Node
const team = documents.filter(({ collection }) => collection === 'teamMember').map(({ json }) => json)

describe('The pages', () => {
  it.each(PAGES)('have %s, with sections', (name) => {
    expect(page(name).slug).toBe(name)
    expect(templates(name).length).toBeGreaterThan(1)
  })

  it.each([
    ['home', 'hero whyChoose categories offers gallery expertMedicine locations faq'],
    ['about', 'pageHero mission icons whoWeAre teamGrid gallery ledgerList closingCall locations'],
    ['contact', 'pageHero infoCards contactForm clinicCards maps urgentHelp'],
    ['doctors', 'pageHero statStrip practitioners closingCall'],
    ['locations', 'pageHero addressCards icons spotlights'],
    ['london', 'pageHero icons journey tariff contactBlock faq testimonials'],
    ['edinburgh', 'pageHero icons journey tariff contactBlock faq testimonials'],
    ['book-treatment', 'pageHero appointmentForm panel panel offers faq'],
    ['coming-soon', 'hero whyChoose locations'],
  ])('%s has its sections in order', (name, order) => {
    expect(templates(name)).toEqual(order.split(' '))
  })
})

describe('Home', () => {
  it('has four categories, each in both cities, and a button to the team', () => {
    const { items } = section('home', 'categories')
    expect(items).toHaveLength(4)
    for (const { links: own, title } of items as Node[])
      expect(links(own as Node[])).toEqual([
        ['London', `/london/${String(title).toLowerCase()}`],
        ['Edinburgh', `/edinburgh/${String(title).toLowerCase()}`],
      ])
    expect(links(section('home', 'expertMedicine').links)).toEqual([['Meet the Team', '/doctors']])
  })

  it.each(['home', 'coming-soon'])('and the coming-soon page have a film, three pillars and four figures (%s)', (name) => {
    expect(section(name, 'hero').film).toMatchObject({ wide: '/hero-video.mp4' })
    const { pillars, stats } = section(name, 'whyChoose')
    expect(pillars?.map(({ title }) => title)).toEqual(['Expert practitioners', 'Advanced technology', 'Personalised care'])
    expect(stats?.map(({ figure, unit }) => `${figure}${unit ?? ''}`)).toEqual(['98%', '500+', '15+', '2'])
  })
})

it('The thank-you page has its texts for each form, and a way to the forms for whoever sent nothing', () => {
  expect(page('thank-you').noindex).toBe(true)
  expect(all('thank-you', 'enquirySent').map(({ after }) => after)).toEqual(['appointment', 'contact', 'nothing'])
  const nothing = all('thank-you', 'enquirySent')[2] as Node & { [list: string]: Node[] }
  expect(links(nothing.links)).toEqual([
    ['Request an appointment', '/book-treatment'],
    ['Send a message', '/contact'],
  ])
})

it('The coming-soon page has its headline, tagline, message and badges', () => {
  const hero = section('coming-soon', 'hero')
  expect(hero).toMatchObject({ heading: "We're|Getting Ready", kicker: 'Our new website is launching soon' })
  expect(hero.lead).toMatch(/clinics remain open.*contact us directly to book/i)
  expect(hero.proof?.map(({ text }) => text)).toEqual(['CQC Regulated', 'Doctor-Led Treatments', '15+ Years of Excellence'])
})

describe('The team', () => {
  it('has 11 members, each with name, description, role and image', () => {
    expect(team).toHaveLength(11)
    for (const { name, description, role, image } of team) {
      expect(ROLES).toContain(role)
      expect([name, description, image].every(Boolean)).toBe(true)
    }
    expect(section('about', 'teamGrid').everyone).toBe(true)
  })

  it('fills all five roles', () => {
    expect([...new Set(team.map(({ role }) => role))].sort()).toEqual([...ROLES].sort())
  })

  it.each(Object.entries({ en, zhCN, zhTW, ar }))('has a label for each role in %s, and no role besides', (language, { role }) => {
    expect(Object.keys(role).sort()).toEqual([...ROLES].sort())
    for (const name of ROLES) {
      const { feminine, masculine } = role[name as keyof typeof role]
      expect(feminine && masculine).toBeTruthy()
      expect(feminine === name).toBe(language === 'en')
    }
  })

  it('has four practitioners, two in each city, complete', () => {
    const four = section('doctors', 'practitioners').members?.map(({ member }) => read(member)) ?? []
    expect(four.map(({ location }) => location)).toEqual(['london', 'london', 'edinburgh', 'edinburgh'])
    for (const one of four) {
      expect(one.title).toBeTruthy()
      expect(one.bio).toBeTruthy()
      expect(one.experience).toMatch(/^\d+ years$/)
      for (const list of ['specialties', 'qualifications', 'languages']) expect((one[list] as string[]).length).toBeGreaterThan(0)
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
    expect(new Set(questions).size).toBe(count)
    expect(questions).toHaveLength(count)
  })

  it.each(['home', ...CITIES])('on %s are followed by ways to book and call', (name) => {
    expect(section(name, 'faq').links?.map(({ target }) => target)).toEqual(['booking', 'call'])
  })

  it('say that a typical treatment takes 30-90 minutes', () => {
    expect(prose(document('faq', 'home-how-long').json)).toMatch(/typical treatment takes 30-90 minutes/)
  })
})

describe.each(CITIES)('The page of %s', (city) => {
  it('has four blurbs to its listings', () => {
    const { rows } = section(city, 'tariff')
    expect(rows?.map(({ href }) => href)).toEqual(['facial', 'body', 'peels', 'injectables'].map((name) => `/${city}/${name}`))
  })

  it('has what to expect in three steps', () => {
    expect(section(city, 'journey').heading).toMatch(/What to expect/)
    expect(section(city, 'journey').steps).toHaveLength(3)
  })

  it('has reviews of five stars by clients of the city', () => {
    const reviews = section(city, 'testimonials').reviews?.map(({ review }) => read(review)) ?? []
    expect(reviews.length).toBeGreaterThan(1)
    for (const one of reviews) {
      expect(one).toMatchObject({ rating: 5, location: city })
      expect([one.name, one.content, one.treatment].every(Boolean)).toBe(true)
    }
  })

  it('has its own menu', () => {
    const menu = (settings.menus as Node[]).find((one) => one.city === city) as Node & { [list: string]: Node[] }
    expect(menu).toMatchObject({
      featuredTitle: 'Our Specialities',
      name: city === 'london' ? 'London Treatments' : 'Edinburgh Treatments',
    })
    expect(menu.featured).toHaveLength(city === 'london' ? 7 : 8)
    expect(menu.featured?.map(({ badge }) => badge).filter(Boolean)).toEqual(['Client favourite'])
    expect(menu.featured?.[0]?.badge).toBe('Client favourite')
    expect(menu.categories?.map(({ href }) => href)).toEqual(['body', 'facial', 'injectables'].map((name) => `/${city}/${name}`))
  })

  it('has a clinic with its id, regulator, parking, and samples for phone and e-mail', () => {
    expect(clinics[city]).toMatchObject({
      id: city === 'london' ? 1 : 2,
      regulator: city === 'london' ? 'Care Quality Commission' : 'Healthcare Improvement Scotland',
      parking: expect.any(String),
      mapEmbed: expect.stringMatching(/^https:\/\//),
    })
    expect(clinics[city].phone).toMatch(/^(020 7946 0\d{3}|0131 496 0\d{3})$/)
    expect(clinics[city].email).toMatch(/\.example$/)
  })
})

describe('Contact', () => {
  it('has four cards: phone, email, locations, opening hours', () => {
    expect(section('contact', 'infoCards').infos?.map(({ shows }) => shows)).toEqual(['phones', 'emails', 'locations', 'hours'])
  })

  it('has two phones and two e-mail addresses, a general and a bookings one', () => {
    const { primaryPhone, secondaryPhone, primaryEmail, secondaryEmail } = settings.contactInfo as unknown as Node
    expect(primaryPhone).not.toBe(secondaryPhone)
    expect(secondaryEmail).toMatch(/^bookings@/)
    expect(primaryEmail).toMatch(/\.example$/)
  })

  it('answers e-mails within 24 hours, and helps at once by call or chat', () => {
    expect(prose(page('contact'))).toMatch(/answered within 24 hours/)
    expect(section('contact', 'urgentHelp').links?.map(({ target }) => target)).toEqual(['call', 'whatsapp'])
  })
})

it('Doctors ends with a call and an e-mail consultation', () => {
  expect(links(section('doctors', 'closingCall').links)).toEqual([
    ['Call us', 'call'],
    ['Email consultation', 'email'],
  ])
})

it('Locations has two addresses, three values and two spotlights with highlights', () => {
  expect(section('locations', 'addressCards').items?.map(({ city }) => city)).toEqual(CITIES)
  expect(section('locations', 'icons').items).toHaveLength(3)
  const spotlights = section('locations', 'spotlights').items ?? []
  expect(spotlights.map(({ city }) => city)).toEqual(CITIES)
  for (const { highlights } of spotlights) expect((highlights as string[]).length).toBeGreaterThan(2)
})

describe('Booking', () => {
  it('has a panel of what to expect, and one with advice by call and chat', () => {
    const [expecting, help] = all('book-treatment', 'panel') as (Node & { [list: string]: Node[] })[]
    expect(expecting?.steps).toHaveLength(3)
    expect(links(help?.links)).toEqual([
      ['Call for advice', 'call'],
      ['WhatsApp consultation', 'whatsapp'],
    ])
  })

  it('offers six times, of which noon never', () => {
    expect(SLOTS.map(({ value }) => value)).toEqual(['9:00 AM', '10:30 AM', '12:00 PM', '2:00 PM', '3:30 PM', '5:00 PM'])
    expect(SLOTS.filter((slot) => 'never' in slot).map(({ value }) => value)).toEqual(['12:00 PM'])
  })

  it('offers six interests and two clinics', () => {
    const interests = [
      'Facial Rejuvenation',
      'Body Contouring',
      'Injectables (Botox/Fillers)',
      'Laser Treatments',
      'Skin Analysis',
      'Wellness Consultation',
    ]
    expect(Object.values(INTERESTS)).toEqual(interests)
    expect(Object.values(en.enquiry.interest)).toEqual(interests)
    expect(LOCATIONS).toEqual(['London', 'Edinburgh'])
  })

  it('has a first consultation of 30-45 minutes, free', () => {
    for (const name of ['book-treatment', 'about', 'locations', ...CITIES]) expect(prose(page(name))).toMatch(/30-45 minutes/)
    expect(prose(page('book-treatment'))).toMatch(/30-45 minutes, free/)
  })
})

describe('Labels', () => {
  it('of the navigation are those of the specification', () => {
    expect(settings.navigation?.map(({ label, href }) => [label, href])).toEqual([
      ['About', '/about'],
      ['Locations', undefined],
      ['Our Team', '/doctors'],
      ['Contact', '/contact'],
    ])
    expect(links((settings.navigation as Node[]).find(({ label }) => label === 'Locations')?.links as Node[])).toEqual([
      ['All Locations', '/locations'],
      ['London', '/london'],
      ['Edinburgh', '/edinburgh'],
    ])
    expect([en.home, en.actions.book, en.actions.bookAppointment, en.actions.directions]).toEqual([
      'Home',
      'Book Now',
      'Book Appointment',
      'Get Directions',
    ])
  })

  it('of the gate are those of the specification', () => {
    expect(en.gate).toMatchObject({
      access: 'Staff/QA Access',
      enter: 'Access Site',
      cancel: 'Cancel',
      wrong: 'Incorrect password. Please try again.',
    })
  })
})

describe('Constants', () => {
  it('the flag is qa_authenticated, true', () => {
    expect([FLAG, FLAG_VALUE]).toEqual(['qa_authenticated', 'true'])
  })

  it('four languages, English first, Arabic alone from right to left', () => {
    expect(LOCALES).toEqual(['en', 'zh-CN', 'zh-TW', 'ar'])
    expect(LOCALES.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'rtl'])
    expect(Object.values(NATIVE_NAMES)).toEqual(['English', '简体中文', '繁體中文', 'العربية'])
  })

  it('the footer has 2024, three policies and three networks', () => {
    expect(settings.copyright).toMatch(/© 2024/)
    expect(settings.legal?.map(({ label }) => label)).toEqual(['Privacy', 'Terms', 'Cookies'])
    expect(settings.social).toMatchObject({ instagram: expect.any(String), facebook: expect.any(String), youtube: expect.any(String) })
    expect(settings.regulated).toBe('CQC Regulated')
  })

  it('links to the booking site, networks and policies point at samples', () => {
    const outside = [
      settings.bookingUrl,
      ...Object.values(settings.social ?? {}).filter((one) => typeof one === 'string'),
      ...(settings.legal ?? []).map(({ href }) => href),
    ]
    for (const href of outside) expect(new URL(String(href)).hostname).toMatch(/\.example$/)
  })
})
