import { expect } from 'vitest'
import { printedWeek } from '../../src/content/clinic/printed-hours.ts'
import { type City, settings, tel } from '../fixtures/clinic-settings.ts'
import { WORDS } from '../fixtures/clinic-texts.ts'
import { factsIn, hrefsIn, one, placeIn, tight } from './reading.ts'

/** Hours as a page shows them, without spaces: `'Mon-Fri 9:00-18:00'` => `'Mon–Fri9:00–18:00'` */
export const shownHours = (hours: string) => tight(hours.replaceAll('-', '–'))

/** That a part of a page has what settings say of a clinic, the ways to it and to book; `address` where the page gives its own reading. */
export function expectFacts(part: Element, city: City, { address = settings.contact[city].address, hours = '' } = {}) {
  const { phone, email, parking, regulator, ...clinic } = settings.contact[city]
  const { clinic: labels, actions, newTab } = WORDS.en
  const facts = factsIn(part)
  expect(facts).toMatchObject({
    [labels.address]: address,
    [labels.phone]: phone,
    [labels.email]: email,
    [labels.parking]: parking,
    [labels.regulator]: regulator,
  })
  expect(tight(facts[labels.hours] ?? '')).toContain(shownHours(hours || printedWeek(clinic.openingHours, 'en')))
  expect(hrefsIn(part)).toEqual(expect.arrayContaining([tel(phone), `mailto:${email}`]))
  const booking = one(part, 'a[target=_blank]', `${actions.bookAppointment} (${newTab})`)
  expect(booking.getAttribute('href')).toBe(settings.bookingUrl)
  const directions = one(part, 'a[target=_blank]', `${actions.directions} (${newTab})`)
  expect(placeIn(directions)).toBe(address)
}
