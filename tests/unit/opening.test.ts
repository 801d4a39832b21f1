import { expect, test } from 'vitest'
import { clinicTime, momentAt } from '../../src/content/clinic/clock.ts'
import { clockOf, openState } from '../../src/content/clinic/hours.ts'

const weekdays = ['1', '2', '3', '4', '5'].map((day) => ({ day, opens: '09:00', closes: '18:00' }))
const hours = [...weekdays, { day: '6', opens: '09:00', closes: '17:00' }]
const at = (moment: string) => openState(hours, clinicTime(new Date(moment)))

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
  expect(at('2026-03-10T08:59:00Z')).toEqual({ open: false, opens: '9:00', day: 2, inDays: 0 })
  expect(at('2026-03-10T09:00:00Z')).toEqual({ open: true, closes: '18:00' })
})

test('a clinic is closed from the minute it closes', () => {
  expect(at('2026-03-10T18:00:00Z')).toEqual({ open: false, opens: '9:00', day: 3, inDays: 1 })
})

test('after Saturday a clinic opens on Monday', () => {
  expect(at('2026-03-14T17:30:00Z')).toEqual({ open: false, opens: '9:00', day: 1, inDays: 2 })
})

test('a clinic open one day a week opens a week later', () => {
  expect(openState([{ day: '2', opens: '09:00', closes: '10:00' }], clinicTime(new Date('2026-03-10T12:00:00Z')))).toEqual({
    open: false,
    opens: '9:00',
    day: 2,
    inDays: 7,
  })
})

test('a clinic without hours never opens', () => {
  expect(openState([], clinicTime(new Date('2026-03-10T12:00:00Z')))).toEqual({ open: false })
})

test('the clock of a page says the day and which clinics are open', () => {
  const clinic = (openingHours?: object) => ({ phone: '1', openingHours })
  const contact = { london: clinic(hours), edinburgh: clinic() } as never
  expect(clockOf({ contact }, new Date('2026-06-01T23:30:00Z'))).toEqual({
    today: '2026-06-02',
    opening: { london: { open: false, opens: '9:00', day: 2, inDays: 0 }, edinburgh: { open: false } },
  })
})

test('times are shown without the nought before them, and only that one', () => {
  expect(openState([{ day: '2', opens: '10:00', closes: '20:00' }], { date: '2026-03-10', day: 2, minutes: 660 })).toEqual({
    open: true,
    closes: '20:00',
  })
})
