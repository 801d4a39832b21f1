import { expect, test } from 'vitest'
import { exactLocalOf, localOf, momentAt, momentOfLocal, momentsOfLocal } from '../../src/content/clinic/clinic-time.ts'
import { pickedOf, timesIn } from '../../src/features/releases/admin/when.tsx'
import { localIn, timesOf, twiceIn } from '../../src/features/releases/rules/times.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

test.each([
  ['2026-12-24T09:00', '2026-12-24T09:00:00.000Z'],
  ['2026-06-01T09:00', '2026-06-01T08:00:00.000Z'],
  ['2026-06-01T00:30', '2026-05-31T23:30:00.000Z'],
  // Clocks go back at two: this hour comes twice.
  ['2026-10-25T00:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
])('%s by the clinics’ clocks is %s, and back', (local, moment) => {
  expect(momentOfLocal(local)?.toISOString()).toBe(moment)
  expect(localOf(new Date(moment))).toBe(local)
})

test.each(['2027-03-28T01:30', '2026-02-30T09:00', '2026-13-01T09:00', '2026-12-24T25:00', '2026-12-24', '2026-12-24T9:00', 'soon', ''])(
  'the clinics’ clocks never show %s',
  (local) => expect(momentOfLocal(local)).toBeUndefined(),
)

/** The hour without summer time, and the last and the first minute that come once: both changes of clocks of two years. */
test.each([
  ['2026-03-29', 'left out'],
  ['2026-10-25', 'twice'],
  ['2027-03-28', 'left out'],
  ['2027-10-31', 'twice'],
])('on %s the hour from one to two is %s; every minute beside it comes once', (day, change) => {
  const midnight = momentAt(day, 0).getTime()
  const shown = new Map<string, number[]>()
  for (let moment = midnight; moment < midnight + 26 * 60 * 60_000; moment += 60_000) {
    const local = localOf(new Date(moment))
    if (local.startsWith(day)) shown.set(local, [...(shown.get(local) ?? []), moment])
    // Each minute is found again exactly.
    expect(momentsOfLocal(exactLocalOf(new Date(moment))).map((one) => one.getTime())).toEqual([moment])
  }
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    const local = `${day}T${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')}`
    expect(momentsOfLocal(local).map((one) => one.getTime())).toEqual(shown.get(local) ?? [])
    const times = minutes >= 60 && minutes < 120 ? { 'left out': 0, twice: 2 }[change] : 1
    expect([local, momentsOfLocal(local).length, twiceIn(local).length]).toEqual([local, times, times === 2 ? 2 : 0])
    if (times === 2) expect(momentAt(day, minutes)).toEqual(momentsOfLocal(local)[0])
  }
})

test.each([
  ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T01:30+01:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T01:30+00:00', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25T01:30+02:00', undefined],
  ['2026-06-01T09:00+01:00', '2026-06-01T08:00:00.000Z'],
  ['2026-06-01T09:00+00:00', undefined],
  ['2027-03-28T01:30+00:00', undefined],
])('of the hour that comes twice %s is %s', (local, moment) => expect(momentOfLocal(local)?.toISOString()).toBe(moment))

test('which of the two is meant is asked of whoever plans, and the form keeps it', () => {
  const from = '2027-10-31T01:30'
  expect(timesOf({ from }, NOW)).toEqual({ fault: 'fromTwice' })
  expect(timesOf({ from: '2026-12-01T08:00', until: from }, NOW)).toEqual({ fault: 'untilTwice' })
  // An end an hour after the beginning, both of them shown alike.
  const both = { from: `${from}+01:00`, until: `${from}+00:00` }
  const read = { from: new Date('2027-10-31T00:30:00Z'), until: new Date('2027-10-31T01:30:00Z') }
  expect(timesOf(both, NOW)).toEqual(read)
  expect(timesIn(pickedOf(localIn(read.from.toISOString()), localIn(read.until.toISOString())))).toEqual(both)
  // What was chosen for that hour says nothing of another time.
  expect(timesIn({ ...pickedOf(both.from), fromTime: '02:30' })).toEqual({ from: '2027-10-31T02:30' })
  expect(timesOf({ from, until: '2027-10-31T09:00' }, NOW, true)).not.toHaveProperty('fault')
})

test.each([
  [{ from: '2026-11-23T09:59' }, 'past'],
  [{ from: '2026-11-23T10:00' }, 'past'],
  [{ from: 'soon' }, 'from'],
  [{ from: '2026-11-24T10:00', until: 'later' }, 'until'],
  [{ from: '2026-11-24T10:00', until: '2026-11-24T10:00' }, 'order'],
  [{ from: '2026-11-24T10:00', until: '2036-11-24T10:00' }, 'late'],
  [{ from: '2262-11-24T10:00' }, 'late'],
])('of %j is wrong: %s', (times, fault) => expect(timesOf(times, NOW)).toEqual({ fault }))

test('an end may be asked for of what is public already', () => {
  const times = { from: '2026-11-01T08:00', until: '2026-12-24T23:59' }
  expect(timesOf(times, NOW)).toEqual({ fault: 'past' })
  expect(timesOf(times, NOW, true)).toEqual({ from: new Date('2026-11-01T08:00:00Z'), until: new Date('2026-12-24T23:59:00Z') })
})
