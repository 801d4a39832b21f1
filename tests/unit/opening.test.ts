import { expect, test } from 'vitest'
import { clinicTime, dateAfter, momentAt } from '../../src/content/clinic/clinic-time.ts'
import { clockOf } from '../../src/content/clinic/clock.ts'
import { openState, soon } from '../../src/content/clinic/hours.ts'

const weekdays = ['1', '2', '3', '4', '5'].map((day) => ({ day, opens: '09:00', closes: '18:00' }))
const hours = [...weekdays, { day: '6', opens: '09:00', closes: '17:00' }]
const week = { openingHours: hours }
const at = (moment: string) => openState(week, clinicTime(new Date(moment)))

test('the clinics keep summer time', () => {
  expect(clinicTime(new Date('2026-06-01T23:30:00Z'))).toEqual({ date: '2026-06-02', day: 2, minutes: 30 })
})

test('in winter the clinics show universal time', () => {
  expect(clinicTime(new Date('2026-01-05T00:00:00Z'))).toEqual({ date: '2026-01-05', day: 1, minutes: 0 })
})

test('a time of the clinics is found again as a moment, in summer and in winter', () => {
  expect(momentAt('2026-06-01', 600).toISOString()).toBe('2026-06-01T09:00:00.000Z')
  expect(momentAt('2026-01-05', 600).toISOString()).toBe('2026-01-05T10:00:00.000Z')
})

test('a clinic is open from the minute it opens', () => {
  expect(at('2026-03-10T08:59:00Z')).toEqual({ open: false, opens: '9:00', day: 2, date: '2026-03-10', inDays: 0 })
  expect(at('2026-03-10T09:00:00Z')).toEqual({ open: true, closes: '18:00' })
})

test('a clinic is closed from the minute it closes', () => {
  expect(at('2026-03-10T18:00:00Z')).toEqual({ open: false, opens: '9:00', day: 3, date: '2026-03-11', inDays: 1 })
})

test('after Saturday a clinic opens on Monday', () => {
  expect(at('2026-03-14T17:30:00Z')).toEqual({ open: false, opens: '9:00', day: 1, date: '2026-03-16', inDays: 2 })
})

test('a clinic open one day a week opens a week later', () => {
  expect(
    openState({ openingHours: [{ day: '2', opens: '09:00', closes: '10:00' }] }, clinicTime(new Date('2026-03-10T12:00:00Z'))),
  ).toEqual({
    open: false,
    opens: '9:00',
    day: 2,
    date: '2026-03-17',
    inDays: 7,
  })
})

test('a clinic without hours never opens', () => {
  expect(openState({}, clinicTime(new Date('2026-03-10T12:00:00Z')))).toEqual({ open: false })
})

test('the clock of a page says the day and which clinics are open', () => {
  const clinic = (openingHours?: object) => ({ phone: '1', openingHours })
  const contact = { london: clinic(hours), edinburgh: clinic() } as never
  expect(clockOf({ contact }, new Date('2026-06-01T23:30:00Z'))).toEqual({
    today: '2026-06-02',
    opening: { london: { open: false, opens: '9:00', day: 2, date: '2026-06-02', inDays: 0 }, edinburgh: { open: false } },
    light: { london: expect.objectContaining({ state: 'closed' }), edinburgh: expect.objectContaining({ state: 'closed' }) },
  })
})

test('times are shown without the nought before them, and only that one', () => {
  expect(
    openState({ openingHours: [{ day: '2', opens: '10:00', closes: '20:00' }] }, { date: '2026-03-10', day: 2, minutes: 660 }),
  ).toEqual({
    open: true,
    closes: '20:00',
  })
})

test('an exceptional day counts instead of its day of the week, whether closed or with other hours', () => {
  const exceptions = [
    { date: '2026-12-24', opens: '09:00', closes: '13:00' },
    { date: '2026-12-25' },
    { date: '2026-12-27', opens: '11:00', closes: '12:00' },
  ]
  const christmas = (moment: string) => openState({ ...week, exceptions }, clinicTime(new Date(moment)))
  expect(christmas('2026-12-24T12:59:00Z')).toEqual({ open: true, closes: '13:00' })
  expect(christmas('2026-12-24T13:00:00Z')).toEqual({ open: false, opens: '9:00', day: 6, date: '2026-12-26', inDays: 2 })
  expect(christmas('2026-12-25T10:00:00Z')).toMatchObject({ open: false, date: '2026-12-26' })
  expect(christmas('2026-12-27T11:30:00Z')).toEqual({ open: true, closes: '12:00' })
})

test('after weeks of exceptional days a clinic names the date on which it opens; beyond a month it names none', () => {
  const closed = (days: number) => Array.from({ length: days }, (_, index) => ({ date: dateAfter('2026-12-21', index) }))
  const now = clinicTime(new Date('2026-12-21T08:00:00Z'))
  expect(openState({ ...week, exceptions: closed(14) }, now)).toMatchObject({ opens: '9:00', date: '2027-01-04', inDays: 14 })
  expect(openState({ ...week, exceptions: closed(40) }, now)).toEqual({ open: false })
})

test('visitors are told of the exceptional days of four weeks, the next one first, and of none that is over', () => {
  const days = ['2027-01-18', '2026-12-25', '2026-12-20', '2026-12-21', '2027-01-17'].map((date) => ({ date }))
  expect(soon(days, '2026-12-21').map(({ date }) => date)).toEqual(['2026-12-21', '2026-12-25', '2027-01-17'])
  expect(soon(undefined, '2026-12-21')).toEqual([])
})
