import { expect, test } from 'vitest'
import { clinicTime } from '../../src/content/clinic/clinic-time.ts'
import { waitingIn } from '../../src/features/enquiries/admin/unread.ts'
import { check } from '../../src/features/enquiries/rules/check.ts'
import { INTERESTS, interestOf, locationOf, SLOTS } from '../../src/features/enquiries/rules/choices.ts'
import { likelyMeant } from '../../src/features/enquiries/rules/likely-meant.ts'
import { asMessage } from '../../src/features/enquiries/rules/message.ts'
import { readSent, sentQuery } from '../../src/features/enquiries/rules/sent-query.ts'
import { daysToAskFor, isClosedOn, isFree, type Rules } from '../../src/features/enquiries/rules/slots.ts'
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
  expect(Object.keys(problemsOf('contact', {}))).toEqual(['firstName', 'email', 'message'])
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
  '"a b"@example.com',
  'a b@example.com',
  'a\0@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'Ada <a@example.com>, Bob <b@example.com>',
  'a@b@example.com',
  'ada@gmail..com',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@.example.com',
  'ada@-online.de',
  'ada@online-.de',
  'ada@example.123',
  'ada@127.0.0.1',
  'ada@example.co_m',
  'ada@example.c',
  'ada@',
  '@example.com',
  'mailto:',
  `${'a'.repeat(65)}@example.com`,
  `${'.'.repeat(900)}a`,
])('%j is not an e-mail address', (email) => {
  expect(problemsOf('contact', { ...message, email })).toEqual({ email: 'email' })
})

/** What nobody sees, as it comes along with a text that is pasted from a page, a letter or an address book. */
const UNSEEN = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u00ad',
  '\ufeff',
]

test.each([
  ...UNSEEN.flatMap((mark) => [`${mark}ada@example.com${mark}`, `a${mark}da@exa${mark}mple.com`]),
  ' ada@example.com\u00a0',
  'mailto:ada@example.com',
  'MAILTO:ada@example.com?subject=Hello',
  'mailto:ada%40example.com',
  'Ada Hart <ada@example.com>',
  '"Hart, Ada" <ada@example.com>;',
  '<ada@example.com>',
  '<mailto:ada@example.com>',
  '“ada@example.com”',
  '(ada@example.com)',
  'ada@example.com.',
  'ada@example.com,',
  'ada@example.com;',
  'ada@example.com。',
  'ada＠example。com',
  'ada@example．com',
  'ａｄａ@example.com',
  'ada @ example.com',
  'ada@example.com!',
  'ada@example.com?',
  '«ada@example.com»',
  '‹ada@example.com›',
  '「ada@example.com」',
])('the e-mail address %j, as it was pasted, is ada@example.com', (email) => {
  expect(check('contact', { ...message, email }, rules)).toMatchObject({ enquiry: { email: 'ada@example.com' } })
  expect(check('appointment', { ...request, email }, rules)).toMatchObject({ enquiry: { email: 'ada@example.com' } })
})

test.each([
  ['o’neill@example.com', "o'neill@example.com"],
  ['o‘neill@example.com', "o'neill@example.com"],
  ['josé@example.com', 'josé@example.com'],
  ['ada@t-online.de', 'ada@t-online.de'],
  ['ada@sub_host.example.com', 'ada@sub_host.example.com'],
  ['ada@xn--fsqu00a.xn--55qx5d', 'ada@xn--fsqu00a.xn--55qx5d'],
  ['Ada.Hart+spa@sub.example.museum', 'Ada.Hart+spa@sub.example.museum'],
  ['ada!#$%&*/=?^_`{|}~@example.com', 'ada!#$%&*/=?^_`{|}~@example.com'],
  ['ada@مثال.إختبار', 'ada@مثال.إختبار'],
  ['ada@उदाहरण.परीक्षा', 'ada@उदाहरण.परीक्षा'],
])('the e-mail address %s is kept as %s', (email, kept) => {
  expect(check('contact', { ...message, email }, rules)).toMatchObject({ enquiry: { email: kept } })
})

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Hart@Gmail.con', 'Ada.Hart@gmail.com'],
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.cm', 'ada@gmail.com'],
  ['ada@hotmail.con', 'ada@hotmail.com'],
  ['ada@hotmial.co.uk', 'ada@hotmail.co.uk'],
  ['ada@yahoo.couk', 'ada@yahoo.co.uk'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@icloud.cmo', 'ada@icloud.com'],
  ['ada@clinic.con', 'ada@clinic.com'],
  ['ada@mail.con', 'ada@mail.com'],
  ['ada@ymail.con', 'ada@ymail.com'],
  ['ada@aol.cmo', 'ada@aol.com'],
  ['Ada <ada@gmial.com>', 'ada@gmail.com'],
])('of %s it is asked once whether it is %s, and either answer is taken', (email, meant) => {
  expect(likelyMeant(email)).toBe(meant)
  for (const [form, values] of [
    ['contact', message],
    ['appointment', request],
  ] as const) {
    expect(problemsOf(form, { ...values, email })).toEqual({ email: 'emailSlip' })
    expect(problemsOf(form, { ...values, email, askedAbout: email })).toEqual({})
    // Browsers take the spaces off a field for e-mail, not off a hidden one.
    expect(problemsOf(form, { ...values, email, askedAbout: ` ${email}\u200b ` })).toEqual({})
    expect(problemsOf(form, { ...values, email: meant, askedAbout: email })).toEqual({})
    expect(problemsOf(form, { ...values, email: 'ada@hotmial.com', askedAbout: email })).toEqual({ email: 'emailSlip' })
  }
})

test.each([
  ...[
    'gmail.com',
    'mail.com',
    'ymail.com',
    'email.com',
    'gmx.com',
    'gmx.net',
    'gmx.de',
    'me.com',
    'mac.com',
    'live.com',
    'live.co.uk',
    'msn.com',
  ],
  ...['aol.com', 'qq.com', '163.com', '126.com', 'yahoo.com.hk', 'yahoo.de', 'outlook.sa', 'sky.com', 'nhs.net', 'ox.ac.uk', 'example.com'],
])('of an address at %s nothing is asked', (host) => {
  expect(likelyMeant(`ada@${host}`)).toBeUndefined()
})

test.each(['', '\u200b', '\u00ad\u00ad', '\u2800', '\u3164', '\u115f\u1160', '\uffa0', ' \u00a0\u3000', '\u034f', '\u2060'])(
  '%j is no name and no message, but may stand for the name that somebody has not',
  (unseen) => {
    expect(problemsOf('contact', { ...message, firstName: unseen, message: unseen })).toEqual({
      firstName: 'firstName',
      message: 'message',
    })
    expect(asking({ lastName: unseen })).toEqual({ lastName: 'lastName' })
    expect(check('contact', { ...message, lastName: unseen }, rules)).toMatchObject({ enquiry: { lastName: '' } })
    expect(check('appointment', { ...request, lastName: unseen, oneName: 'on' }, rules)).toMatchObject({ enquiry: { lastName: '' } })
  },
)

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

test.each<[string, string]>([
  ['\u202a+44 20 7946 0182\u202c', '+44 20 7946 0182'],
  ['\u200e020\u200f 7946 \u20660182\u2069', '020 7946 0182'],
  ['020\u20117946\u20130182', '020-7946-0182'],
  ['020\u22127946\uff0d0182', '020-7946-0182'],
  ['۰۲۰ ۷۹۴۶ ۰۱۸۲', '020 7946 0182'],
  ...UNSEEN.map((mark) => [`020${mark}7946 0182${mark}`, '0207946 0182'] as [string, string]),
  ['020/7946/0182', '020/7946/0182'],
  ['020.7946.0182', '020.7946.0182'],
  ['020\u00a07946\u20090182', '020 7946 0182'],
  ['tel:+442079460182', '+442079460182'],
  ['TEL:020 7946 0182', '020 7946 0182'],
  ['020 7946 0182 ext 5', '020 7946 0182 ext 5'],
  ['020 7946 0182, ext. 12345', '020 7946 0182, ext. 12345'],
  ['+44 20 7946 0182 x5', '+44 20 7946 0182 x5'],
  ['020 7946 0182 #5', '020 7946 0182 #5'],
  ['020 7946 0182 (ext. 5)', '020 7946 0182 (ext. 5)'],
  ['tel:+442079460182;ext=5', '+442079460182;ext=5'],
  ['tel: 020 7946 0182', '020 7946 0182'],
  ['020 7946 0182,', '020 7946 0182'],
  ['020 7946 0182;', '020 7946 0182'],
  ['020 7946 0182!', '020 7946 0182'],
  ['“020 7946 0182”', '020 7946 0182'],
  ["'02079460182", '02079460182'],
  ['☎️ 020 7946 0182', '020 7946 0182'],
  ['📞(020) 7946 0182', '(020) 7946 0182'],
  ['020·7946·0182', '020.7946.0182'],
  ['020•7946•0182', '020.7946.0182'],
  ['010 1234 5678 转 5', '010 1234 5678 转 5'],
  ['WhatsApp +44 7700 900123', 'WhatsApp +44 7700 900123'],
  ['020 7946 0182 (home)', '020 7946 0182 (home)'],
  ['Mobile: 07700 900123', 'Mobile: 07700 900123'],
  ['(+44) (0)20 7946-0182', '(+44) (0)20 7946-0182'],
  ['جوال ٠٧٧٠٠٩٠٠١٢٣', 'جوال 07700900123'],
])('the phone number %j, as it was pasted, is %s', (phone, stored) => {
  expect(check('contact', { ...message, phone }, rules)).toMatchObject({ enquiry: { phone: stored } })
  expect(check('appointment', { ...request, phone }, rules)).toMatchObject({ enquiry: { phone: stored } })
})

test.each([
  'call me at home',
  '12345',
  '1'.repeat(16),
  'ask for Ada Hart at the front desk 02079460182',
  'evil.example 02079460182',
  '02079460182 //evil',
  '@02079460182',
  '0'.repeat(2000),
])('%j is not a phone number', (phone) => {
  expect(asking({ phone }).phone).toMatch(/^(phone|tooLong)$/)
  expect(problemsOf('contact', { ...message, phone }).phone).toMatch(/^(phone|tooLong)$/)
})

test('consent must be given', () => {
  expect(asking({ consent: '' })).toEqual({ consent: 'consent' })
})

test('a clinic and an interest must be among those offered', () => {
  expect(asking({ preferredLocation: 'Paris' })).toEqual({ preferredLocation: 'preferredLocation' })
  expect(asking({ treatmentInterest: 'Surgery' })).toEqual({ treatmentInterest: 'choice' })
})

test('today is the earliest day, by the clock of the clinics', () => {
  expect(daysToAskFor({ ...rules, now: clinicTime(new Date('2026-06-01T23:30:00Z')) })[0]).toBe('2026-06-02')
  expect(asking({ preferredDate: '2026-03-10' })).toEqual({})
  expect(asking({ preferredDate: '2026-03-09' })).toEqual({ preferredDate: 'datePast' })
})

test('a year ahead is the last day', () => {
  expect(daysToAskFor(rules)).toEqual(['2026-03-10', '2027-03-10'])
  expect(asking({ preferredDate: '2027-03-10' })).toEqual({})
})

test.each(['2027-03-11', '2206-06-03', '2569-06-01', '9999-12-31'])('%s is too far ahead', (preferredDate) => {
  expect(asking({ preferredDate })).toEqual({ preferredDate: 'dateLate' })
})

test.each(['2026-02-30', '0000-01-01x', '20270-01-01', '١٤٤٨-٠١-٠١', 'soon'])('%s is not a date', (preferredDate) => {
  expect(asking({ preferredDate })).toEqual({ preferredDate: 'date' })
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
  ['020 (79)', 'phone'],
  ['1234567890123456', 'phone'],
  ['1 2 3 4 5 6 7'.padEnd(61, '-'), 'tooLong'],
])('the phone number %s is refused, where one is asked for and where one may be left', (phone, problem) => {
  expect(asking({ phone })).toEqual({ phone: problem })
  expect(problemsOf('contact', { ...message, phone })).toEqual({ phone: problem })
})

test.each(['1234567', '123456789012345', '+44 (0)20-7946.0182', '555 1234 ask for Ann', 'ask 020 7946 0182'])(
  'the phone number %s is taken',
  (phone) => {
    expect(asking({ phone })).toEqual({})
  },
)

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
