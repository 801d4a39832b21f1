import { expect, test } from 'vitest'
import { clinicTime } from '../../src/content/clinic/clinic-time.ts'
import { waitingIn } from '../../src/features/enquiries/admin/unread.ts'
import { check } from '../../src/features/enquiries/rules/check.ts'
import { INTERESTS, interestOf, locationOf, SLOTS } from '../../src/features/enquiries/rules/choices.ts'
import { asMessage } from '../../src/features/enquiries/rules/message.ts'
import { readSent, sentQuery } from '../../src/features/enquiries/rules/sent-query.ts'
import { earliestDate, isClosedOn, isFree, type Rules } from '../../src/features/enquiries/rules/slots.ts'
import { bookingFrom, bookingPath } from '../../src/model/fixed-addresses.ts'

const week = (saturday: string) => [
  ...['1', '2', '3', '4', '5'].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
  { day: '6', opens: '09:00', closes: saturday },
]
/** Tuesday 10 March 2026, ten o'clock. */
const rules: Rules = {
  now: clinicTime(new Date('2026-03-10T10:00:00Z')),
  hours: { london: { openingHours: week('17:00') }, edinburgh: { openingHours: week('16:00') } },
}
const [nine, , noon, , halfPastThree, five] = SLOTS

const message = {
  firstName: ' Margaret ',
  lastName: 'Ellison',
  email: 'margaret@example.com',
  phone: '',
  preferredLocation: '',
  message: 'Is it open?',
}
const request = {
  firstName: 'Margaret',
  lastName: 'Ellison',
  email: 'margaret@example.com',
  phone: '+44 (0)20 7946 0182',
  preferredLocation: 'London',
  treatmentInterest: '',
  preferredDate: '',
  preferredTime: '',
  consent: 'on',
}
const problemsOf = (form: 'contact' | 'appointment', values: Record<string, string>) => {
  const result = check(form, values, rules)
  return 'problems' in result ? result.problems : {}
}
const asking = (change: Record<string, string>) => problemsOf('appointment', { ...request, ...change })

test('a message is taken with its texts trimmed and its empty choices left out', () => {
  expect(check('contact', message, rules)).toEqual({
    enquiry: {
      form: 'contact',
      firstName: 'Margaret',
      lastName: 'Ellison',
      email: 'margaret@example.com',
      phone: '',
      preferredLocation: undefined,
      message: 'Is it open?',
    },
  })
})

test('an empty message names every field that must be filled, in their order', () => {
  expect(Object.keys(problemsOf('contact', {}))).toEqual(['firstName', 'lastName', 'email', 'message'])
})

test('an empty request names every field that must be filled', () => {
  expect(problemsOf('appointment', {})).toEqual({
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    preferredLocation: 'preferredLocation',
    consent: 'consent',
  })
})

test('an address without a host is not an e-mail address', () => {
  expect(problemsOf('contact', { ...message, email: 'margaret.example.com' })).toEqual({ email: 'email' })
  expect(problemsOf('contact', { ...message, email: 'margaret@example' })).toEqual({ email: 'email' })
})

test.each([
  'a,b@example.com',
  '<a@example.com>',
  '"a b"@example.com',
  'a\0@example.com',
  'a\u202e@example.com',
  'a@example.com\r\nBcc: b@example.com',
])('%j is not an e-mail address', (email) => {
  expect(problemsOf('contact', { ...message, email })).toEqual({ email: 'email' })
})

test('an address in another script is one', () => {
  expect(problemsOf('contact', { ...message, email: '用户@例子.公司' })).toEqual({})
})

test('a phone number is one line, however it is typed', () => {
  expect(check('contact', { ...message, phone: '020 7946\r\n\t0182' }, rules)).toMatchObject({ enquiry: { phone: '020 7946 0182' } })
})

test('an apostrophe and a plus may stand in an e-mail address', () => {
  expect(problemsOf('contact', { ...message, email: "o'neill+skin@example.co.uk" })).toEqual({})
})

test('a phone number may be typed with Arabic or full-width digits', () => {
  expect(check('contact', { ...message, phone: '٠٢٠ ٧٩٤٦ ０１８２' }, rules)).toMatchObject({ enquiry: { phone: '020 7946 0182' } })
})

test.each([
  ['\u202a+44 20 7946 0182\u202c', '+44 20 7946 0182'],
  ['\u200e020\u200f 7946 \u20660182\u2069', '020 7946 0182'],
  ['020\u20117946\u20130182', '020-7946-0182'],
  ['020\u22127946\uff0d0182', '020-7946-0182'],
  ['۰۲۰ ۷۹۴۶ ۰۱۸۲', '020 7946 0182'],
])('the phone number %j, as it was pasted, is %s', (phone, stored) => {
  expect(check('contact', { ...message, phone }, rules)).toMatchObject({ enquiry: { phone: stored } })
  expect(check('appointment', { ...request, phone }, rules)).toMatchObject({ enquiry: { phone: stored } })
})

test('words are not a phone number', () => {
  expect(asking({ phone: 'call me at home' })).toEqual({ phone: 'phone' })
})

test('consent must be given', () => {
  expect(asking({ consent: '' })).toEqual({ consent: 'consent' })
})

test('a clinic and an interest must be among those offered', () => {
  expect(asking({ preferredLocation: 'Paris' })).toEqual({ preferredLocation: 'preferredLocation' })
  expect(asking({ treatmentInterest: 'Surgery' })).toEqual({ treatmentInterest: 'choice' })
})

test('today is the earliest day, by the clock of the clinics', () => {
  expect(earliestDate({ ...rules, now: clinicTime(new Date('2026-06-01T23:30:00Z')) })).toBe('2026-06-02')
  expect(asking({ preferredDate: '2026-03-10' })).toEqual({})
  expect(asking({ preferredDate: '2026-03-09' })).toEqual({ preferredDate: 'datePast' })
})

test('a day that does not exist is not a date', () => {
  expect(asking({ preferredDate: '2026-02-30' })).toEqual({ preferredDate: 'date' })
})

test('a day on which the chosen clinic is closed is refused', () => {
  expect(isClosedOn(rules, 'London', '2026-03-15')).toBe(true)
  expect(asking({ preferredDate: '2026-03-15' })).toEqual({ preferredDate: 'dateClosed' })
})

test('a closed day is named although other fields are wrong too', () => {
  expect(asking({ email: '', preferredDate: '2026-03-15' })).toEqual({ email: 'email', preferredDate: 'dateClosed' })
})

test('noon can never be chosen', () => {
  expect(isFree(noon, rules)).toBe(false)
  expect(asking({ preferredTime: '12:00 PM' })).toEqual({ preferredTime: 'timeTaken' })
})

test('a time outside the hours of the chosen clinic that day can not be chosen', () => {
  expect(isFree(halfPastThree, rules, 'Edinburgh', '2026-03-14')).toBe(true)
  expect(isFree(five, rules, 'Edinburgh', '2026-03-14')).toBe(false)
  expect(isFree(five, rules, 'London', '2026-03-13')).toBe(true)
  expect(asking({ preferredDate: '2026-03-14', preferredTime: '5:00 PM' })).toEqual({ preferredTime: 'timeTaken' })
})

test('an exceptional day closes a clinic, opens it, or gives it other times, and only that clinic', () => {
  const exceptions = [
    { date: '2026-03-12' },
    { date: '2026-03-13', opens: '12:00', closes: '15:00' },
    { date: '2026-03-15', opens: '09:00', closes: '11:00' },
  ]
  const unusual: Rules = { ...rules, hours: { ...rules.hours, london: { openingHours: week('17:00'), exceptions } } }
  const closed = ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-15'].map((date) => isClosedOn(unusual, 'London', date))
  expect(closed).toEqual([false, true, false, false])
  expect([nine, halfPastThree, five].map((slot) => isFree(slot, unusual, 'London', '2026-03-12'))).toEqual([false, false, false])
  expect(SLOTS.filter((slot) => isFree(slot, unusual, 'London', '2026-03-13')).map(({ value }) => value)).toEqual(['2:00 PM'])
  expect(isFree(nine, unusual, 'London', '2026-03-15')).toBe(true)
  expect(isClosedOn(unusual, 'Edinburgh', '2026-03-12')).toBe(false)
})

test('a time of today that has passed can not be chosen', () => {
  expect(isFree(nine, rules, 'London', '2026-03-10')).toBe(false)
  expect(isFree(nine, rules, 'London', '2026-03-11')).toBe(true)
})

test('a clinic without known hours refuses no day', () => {
  expect(isClosedOn({ ...rules, hours: {} }, 'London', '2026-03-15')).toBe(false)
})

test('a treatment falls under the interest it belongs to', () => {
  expect(interestOf({ slug: 'laser-hair-removal', category: 'body', concerns: ['hair'] })).toBe('Laser Treatments')
  expect(interestOf({ slug: 'obagi', category: 'peels', concerns: ['texture'] })).toBe('Facial Rejuvenation')
  expect(interestOf({ slug: 'iv-drip', category: 'injectables', concerns: ['wellbeing'] })).toBe('Wellness Consultation')
  expect(interestOf({ slug: 'profhilo', category: 'injectables', concerns: ['hydration'] })).toBe('Injectables (Botox/Fillers)')
})

test('a booking address says what is known', () => {
  expect(bookingPath('exosome', 'london')).toBe('/book-treatment?treatment=exosome&city=london')
  expect(bookingPath()).toBe('/book-treatment')
  expect(bookingFrom('/procedures/facial/exosome', 'london')).toBe('/book-treatment?treatment=exosome&city=london')
  expect(bookingFrom('/london/facial', 'london')).toBe('/book-treatment?city=london')
})

test('the address after sending holds the request and nothing about the person', () => {
  const query = sentQuery('K7MQ-X3EV', {
    form: 'appointment',
    preferredLocation: 'London',
    preferredDate: '2026-03-10',
    preferredTime: '10:30 AM',
  })
  expect(readSent(new URLSearchParams(query))).toEqual({
    form: 'appointment',
    reference: 'K7MQ-X3EV',
    location: 'London',
    date: '2026-03-10',
    time: '10:30 AM',
  })
})

test('an invented reference, day, clinic or time is not shown', () => {
  expect(readSent(new URLSearchParams('sent=<b>&form=contact'))).toBeUndefined()
  expect(readSent(new URLSearchParams('sent=K7MQ-X3EV'))).toBeUndefined()
  const invented = 'sent=K7MQ-X3EV&form=contact&date=2026-99-99&location=Paris&time=midnight'
  expect(readSent(new URLSearchParams(invented))).toEqual({ form: 'contact', reference: 'K7MQ-X3EV' })
})

test('a message for other ways holds only what was filled in', () => {
  expect(
    asMessage([
      ['Name', 'Ada'],
      ['Phone', ''],
    ]),
  ).toBe('Name: Ada')
})

test.each([
  ['555 1234 ask for Ann', 'phone'],
  ['ask 020 7946 0182', 'phone'],
  ['020 (79)', 'phone'],
  ['1234567890123456', 'phone'],
  ['1 2 3 4 5 6 7'.padEnd(61, '-'), 'tooLong'],
])('the phone number %s is refused, where one is asked for and where one may be left', (phone, problem) => {
  expect(asking({ phone })).toEqual({ phone: problem })
  expect(problemsOf('contact', { ...message, phone })).toEqual({ phone: problem })
})

test.each(['1234567', '123456789012345', '+44 (0)20-7946.0182'])('the phone number %s is taken', (phone) => {
  expect(asking({ phone })).toEqual({})
})

test.each([
  ['firstName', 'a', 100],
  ['message', 'a', 5000],
])('the text of %s may be as long as it says, and no longer', (name, letter, most) => {
  expect(problemsOf('contact', { ...message, [name]: letter.repeat(most) })).toEqual({})
  expect(problemsOf('contact', { ...message, [name]: letter.repeat(most + 1) })).toEqual({ [name]: 'tooLong' })
})

test.each([true, 'true', 'on'])('consent may be sent as %j', (consent) => {
  expect(check('appointment', { ...request, consent: consent as string }, rules)).toMatchObject({ enquiry: { consent: true } })
})

test.each(['no', 'false', 'off'])('%j is no consent', (consent) => {
  expect(asking({ consent })).toEqual({ consent: 'consent' })
})

test('an offered time and treatment are taken; a treatment that no address can have is left out', () => {
  const taken = (change: object) => check('appointment', { ...request, ...change }, rules)
  expect(taken({ preferredTime: '9:00 AM', treatment: 'exosome' })).toMatchObject({
    enquiry: { preferredTime: '9:00 AM', treatment: 'exosome' },
  })
  for (const treatment of ['../exosome', 'exosome/..', 'Exosome', 'a'.repeat(81), ''])
    expect(taken({ treatment })).toMatchObject({ enquiry: { treatment: undefined } })
  expect(asking({ preferredTime: '9:01 AM' })).toEqual({ preferredTime: 'timeTaken' })
})

test('a day with more than a day in it is not a date', () => {
  for (const preferredDate of ['2026-06-01T00:00', ' 12026-06-01', 'x2026-06-01'])
    expect(asking({ preferredDate })).toEqual({ preferredDate: 'date' })
})

test('the time of a day that is refused is not judged', () => {
  expect(asking({ preferredDate: '2026-03-09', preferredTime: '9:00 AM' })).toEqual({ preferredDate: 'datePast' })
})

test('no time of a past day, of a closed day or before opening can be chosen, and today only what is to come', () => {
  const [, halfPastTen, , two] = SLOTS
  const late = { london: { openingHours: [{ day: '2', opens: '10:30', closes: '14:00' }] } }
  expect(isFree(five, rules, 'London', '2026-03-09')).toBe(false)
  expect(isFree(five, rules, undefined, '2026-03-09')).toBe(false)
  expect(isFree(nine, rules, 'London', '2026-03-15')).toBe(false)
  expect(isFree(five, rules, 'London', '2026-03-10')).toBe(true)
  expect(isFree(nine, { ...rules, now: { date: '2026-03-10', day: 2, minutes: 540 } }, 'London', '2026-03-10')).toBe(false)
  expect(isFree(nine, { ...rules, now: { date: '2026-03-10', day: 2, minutes: 539 } }, 'London', '2026-03-10')).toBe(true)
  expect([nine, halfPastTen, two].map((slot) => isFree(slot, { ...rules, hours: late }, 'London', '2026-03-17'))).toEqual([
    false,
    true,
    false,
  ])
})

test('without a day, a clinic or known hours each offered time is free', () => {
  expect(SLOTS.filter((slot) => isFree(slot, rules))).toHaveLength(5)
  expect(isFree(nine, rules, 'London', '')).toBe(true)
  expect(isFree(five, rules, undefined, '2026-03-15')).toBe(true)
  for (const hours of [{}, { london: { openingHours: [] } }]) expect(isFree(five, { ...rules, hours }, 'London', '2026-03-15')).toBe(true)
})

test('a skin scan and a body treatment fall under their own interests', () => {
  expect(interestOf({ slug: 'skin-scanner', category: 'facial', concerns: [] })).toBe(INTERESTS.skin)
  expect(interestOf({ slug: 'hifu', category: 'body', concerns: [] })).toBe(INTERESTS.body)
})

test('a city is the clinic of that name, in whatever case; another is none', () => {
  expect(['london', 'EDINBURGH', 'paris', '', null, undefined].map(locationOf)).toEqual([
    'London',
    'Edinburgh',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('only the address of a treatment itself names it to the form', () => {
  for (const path of ['/x/procedures/facial/exosome', '/procedures/facial/exosome/more']) expect(bookingFrom(path)).toBe('/book-treatment')
})

test('what is not known is not in the address after sending, and a day of another century is not believed', () => {
  expect(sentQuery('K7MQ-X3EV', { form: 'contact' })).toBe('?sent=K7MQ-X3EV&form=contact')
  expect(readSent(new URLSearchParams('form=contact'))).toBeUndefined()
  expect(readSent(new URLSearchParams('sent=K7MQ-X3EV&form=contact&date=1926-03-10'))?.date).toBeUndefined()
})

test.each([
  [undefined, 0],
  [{ unread: 0, suspected: 0, unreachable: 0 }, 0],
  [{ unread: 2, suspected: 0, unreachable: 0 }, 2],
  [{ unread: 2, suspected: 3, unreachable: 0 }, 5],
  [{ unread: 0, suspected: 0, unreachable: 1 }, 1],
])('the badge counts what is new, kept aside, or to be called: %j', (counts, expected) => {
  expect(waitingIn(counts)).toBe(expected)
})
