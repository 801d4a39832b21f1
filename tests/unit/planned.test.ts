import { expect, test } from 'vitest'
import { localOf, momentOfLocal } from '../../src/content/clinic/clinic-time.ts'
import { timesOf } from '../../src/features/releases/rules/times.ts'

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
