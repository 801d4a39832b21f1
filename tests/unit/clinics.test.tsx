import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { ClinicFacts } from '../../src/components/clinic/clinic-facts.tsx'
import { EmailLines, HoursLines } from '../../src/components/clinic/ways-to-reach.tsx'
import { clinicsOf, directionsFromMap, enquiryAddressOf, phoneOf, phoneSource, whatsappLink } from '../../src/content/clinic/contact.ts'
import { type Site, SiteProvider } from '../../src/content/site.ts'
import type { Clinic, Settings } from '../../src/content/types.ts'
import { createI18n } from '../../src/i18n/instance.ts'
import en from '../../src/i18n/resources/en.ts'
import { telephoneLink } from '../../src/model/contact-links.ts'

const clinic = { id: 1, city: 'London', address: 'Harley Street', phone: '020 7946 0182', hours: 'Sun closed' } as Clinic
const settings = (contactInfo: object, phone = '020 7946 0100') => ({ contact: { london: { ...clinic, phone } }, contactInfo }) as Settings

const html = (what: React.ReactNode, of: Settings = settings({}), clock?: Site['clock']) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', en)}>
      <SiteProvider value={{ locale: 'en', path: '/', title: '', settings: of, names: {}, cards: [], trail: [], clock } as unknown as Site}>
        {what}
      </SiteProvider>
    </I18nextProvider>,
  )

/** The text of a part of a page, with one space between its parts. */
const textIn = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['020 7946 0182', 'tel:02079460182'],
  ['+44 (0)131 496-0247', 'tel:+441314960247'],
  ['+44 (0)20 7946 0182', 'tel:+442079460182'],
  ['+44(0)2079460182', 'tel:+442079460182'],
  ['0044 (0)20 7946 0182', 'tel:00442079460182'],
  ['(+44) (0) 20 7946 0182', 'tel:+442079460182'],
  ['(020) 7946 0182', 'tel:02079460182'],
  ['(0131) 496 0247', 'tel:01314960247'],
  ['(0)20 7946 0182', 'tel:02079460182'],
  ['٠٢٠ ٧٩٤٦ ٠١٨٢', 'tel:02079460182'],
  ['۰۲۰ ۷۹۴۶ ۰۱۸۲', 'tel:02079460182'],
  ['020\u20117946\u20110182', 'tel:02079460182'],
  ['020/7946/0182', 'tel:02079460182'],
  ['020 7946 0182 ext 5', 'tel:02079460182;ext=5'],
  ['+44 (0)20 7946 0182, ext. 1234', 'tel:+442079460182;ext=1234'],
  ['020 7946 0182 x5', 'tel:02079460182;ext=5'],
  ['020 7946 0182 #5', 'tel:02079460182;ext=5'],
  ['020 7946 0182 (ext. 5)', 'tel:02079460182;ext=5'],
  ['(020) 7946 0182 (x5)', 'tel:02079460182;ext=5'],
  ['+44 (0)20 7946 0182（分机 5）', 'tel:+442079460182;ext=5'],
  ['tel:+44-20-7946-0182;ext=12', 'tel:+442079460182;ext=12'],
  ['020 7946 0182 (Alex 5)', 'tel:020794601825'],
  ['WhatsApp +44 7700 900123', 'tel:+447700900123'],
  ['020 7946 0182 (home)', 'tel:02079460182'],
])('the link to call %s is %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})

test('a page calls its city, else the primary number, else London', () => {
  expect(phoneOf(settings({ primaryPhone: '1' }, '2'), 'london')).toBe('2')
  expect(phoneOf(settings({ primaryPhone: '1' }, '2'), 'edinburgh')).toBe('1')
  expect(phoneOf(settings({}, '2'))).toBe('2')
})

test('there is a clinic for each city that the settings have, London first', () => {
  const both = { london: clinic, edinburgh: { ...clinic, id: 2 } }
  expect(clinicsOf({ contact: both } as Settings).map(({ city, clinic: { id } }) => [city, id])).toEqual([
    ['london', 1],
    ['edinburgh', 2],
  ])
  expect(clinicsOf({ contact: { edinburgh: clinic } } as Settings).map(({ city }) => city)).toEqual(['edinburgh'])
  expect(clinicsOf({} as Settings)).toEqual([])
})

test('without any number there is none to call, and each is known by where it stands', () => {
  expect(phoneOf({} as Settings, 'london')).toBe('')
  expect(phoneSource(settings({ primaryPhone: '1' })).field).toBe('primaryPhone')
  expect(phoneSource(settings({}), 'london')).toMatchObject({ field: 'phone', of: { id: 1 } })
})

test('an enquiry goes to the chosen clinic, else to the bookings, else to the first address', () => {
  const contact = { london: { ...clinic, email: 'london@clinic.example' }, edinburgh: clinic }
  const contactInfo = { primaryEmail: 'hello@clinic.example', secondaryEmail: 'bookings@clinic.example' }
  const of = (values: object, city?: 'london' | 'edinburgh') => enquiryAddressOf(values as Settings, city)
  expect(of({ contact, contactInfo }, 'london')).toBe('london@clinic.example')
  expect(of({ contact, contactInfo }, 'edinburgh')).toBe('bookings@clinic.example')
  expect(of({ contact, contactInfo })).toBe('bookings@clinic.example')
  expect(of({ contactInfo: { primaryEmail: 'hello@clinic.example' } }, 'london')).toBe('hello@clinic.example')
  expect(of({}, 'london')).toBeUndefined()
})

test('a chat begins with the greeting, which names the page whatever it is called', () => {
  expect(whatsappLink('https://wa.example/44', undefined, 'Exosome')).toBe('https://wa.example/44')
  expect(whatsappLink('https://wa.example/44', 'About {page}?', 'R&T: $& $1')).toBe(
    'https://wa.example/44?text=About%20R%26T%3A%20%24%26%20%241%3F',
  )
})

test('directions take the place from the map, and the address where it names none', () => {
  expect(directionsFromMap('https://maps.example/embed?q=Harley%20Street%2C%20W1', 'x')).toMatch(/destination=Harley%20Street%2C%20W1$/)
  expect(directionsFromMap('no address', 'Harley Street')).toMatch(/destination=Harley%20Street$/)
  expect(directionsFromMap(undefined, 'Harley Street')).toMatch(/destination=Harley%20Street$/)
})

test('an e-mail address that is blank is hidden', () => {
  expect(html(<ClinicFacts clinic={clinic} />)).not.toMatch(/mailto|Email/)
  expect(html(<ClinicFacts clinic={{ ...clinic, email: 'a@b.example' }} />)).toContain('mailto:a@b.example')
  expect(html(<EmailLines />, settings({ primaryEmail: 'a@b.example', secondaryEmail: '' })).match(/mailto:/g)).toHaveLength(1)
})

test('a page that states no hours of its own shows those of each clinic', () => {
  const contact = {
    london: { ...clinic, hours: 'Mon-Fri 9:00-18:00\nSat-Sun closed' },
    edinburgh: { ...clinic, city: 'Edinburgh', hours: 'Sun closed' },
  }
  expect(textIn(html(<HoursLines />, { contact } as unknown as Settings))).toBe(
    'London Mon–Fri 9:00–18:00 Sat–Sun closed Edinburgh Sun closed',
  )
})

test('the facts of a clinic tell of the exceptional days of the next weeks, whatever hours the page states', () => {
  const exceptions = [
    { date: '2026-12-24', opens: '09:00', closes: '13:00', shown: 'Thu 24 Dec', times: '9:00-13:00' },
    { date: '2026-12-25', name: 'Christmas Day', shown: 'Fri 25 Dec', times: 'closed', _english: ['name'] },
    { date: '2027-03-26', name: 'Good Friday', shown: 'Fri 26 Mar', times: 'closed' },
  ]
  const facts = (on: string, hoursOf?: { hours: string }) =>
    textIn(html(<ClinicFacts clinic={{ ...clinic, exceptions }} hoursOf={hoursOf} />, settings({}), { today: on, opening: {}, light: {} }))
  for (const hoursOf of [undefined, { hours: 'Mon-Fri 9am-8pm' }]) {
    expect(facts('2026-12-10', hoursOf)).toMatch(/Thu 24 Dec 9:00–13:00 Fri 25 Dec closed Christmas Day$/)
    expect(facts('2026-12-25', hoursOf)).toMatch(/Fri 25 Dec closed Christmas Day$/)
    expect(facts('2026-11-01', hoursOf)).not.toMatch(/Dec|Mar/)
  }
})

test('the facts of a clinic take the address and the hours of a page that states others', () => {
  const facts = html(<ClinicFacts clinic={clinic} address="Dublin Street" hoursOf={{ hours: 'Mon-Fri 9am-8pm' }} />)
  expect(facts).toContain('Dublin Street')
  expect(facts).toContain('9am–8pm')
  expect(facts).not.toMatch(/Harley|closed/)
})
