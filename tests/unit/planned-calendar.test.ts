import { expect, test } from 'vitest'
import { eventsOf, spansOf, weeksFrom } from '../../src/features/releases/rules/calendar.ts'
import type { Planned } from '../../src/features/releases/rules/planned.ts'
import type { Release } from '../../src/features/releases/rules/release.ts'
import type { PlannedRelease } from '../../src/features/releases/server/planned.ts'
import { stepsUntil } from '../../src/features/releases/server/steps.ts'

const planned = (number: number, rest: Partial<Planned>): Planned => ({
  ...{ number, branch: `draft-${number}`, name: `Draft ${number}`, by: 'Ada', state: 'waiting', hasChanged: false },
  from: '2026-11-30T08:00:00Z',
  ...rest,
})
const release = (id: string, at: string, takesBack?: string): Release => ({
  ...{ id, draft: `Release ${id}`, by: 'Ada', at, files: 1 },
  ...(takesBack && { takesBack }),
})

test('weeks begin on Monday, over the end of a month and a year', () => {
  expect(weeksFrom('2026-11-22', 6).map((week) => [week[0], week[6]])).toEqual([
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-13'],
    ['2026-12-14', '2026-12-20'],
    ['2026-12-21', '2026-12-27'],
  ])
  expect(weeksFrom('2027-01-01', 1)[0]).toEqual(
    [28, 29, 30, 31].map((day) => `2026-12-${day}`).concat('2027-01-01', '2027-01-02', '2027-01-03'),
  )
})

test('what comes, ends, went out, was taken back and did not go out stands at its day and time in London', () => {
  const events = eventsOf(
    [
      planned(1, { until: '2026-12-24T23:59:00Z' }),
      planned(2, { state: 'stopped', reason: 'moved', from: '2026-07-01T23:30:00Z' }),
      planned(3, { state: 'public', from: '2026-11-02T08:00:00Z', until: '2026-12-01T00:00:00Z' }),
      planned(4, { state: 'ended', from: '2026-11-02T08:00:00Z', until: '2026-11-03T00:00:00Z' }),
    ],
    [release('b', '2026-11-20T16:10:00Z', 'a'), release('a', '2026-11-16T12:00:00Z')],
  )
  expect(events.map(({ kind, day, time, name }) => [kind, day, time, name])).toEqual([
    ['stopped', '2026-07-02', '00:30', 'Draft 2'],
    ['public', '2026-11-16', '12:00', 'Release a'],
    ['back', '2026-11-20', '16:10', 'Release b'],
    ['begins', '2026-11-30', '08:00', 'Draft 1'],
    ['ends', '2026-12-01', '00:00', 'Draft 3'],
    ['ends', '2026-12-24', '23:59', 'Draft 1'],
  ])
})

test('days with other hours stand there once for the clinics that have the same', () => {
  const days = [
    { date: '2026-12-25', city: 'london' as const },
    { date: '2026-12-25', city: 'edinburgh' as const },
    { date: '2026-12-24', city: 'london' as const, opens: '09:00', closes: '14:00' },
    { date: '2026-12-24', city: 'edinburgh' as const },
  ]
  const events = eventsOf([], [], days)
  expect(events.map(({ day, days: same }) => [day, same?.map(({ city }) => city).join()])).toEqual([
    ['2026-12-24', 'london'],
    ['2026-12-24', 'edinburgh'],
    ['2026-12-25', 'london,edinburgh'],
  ])
})

test('a bar reaches from the beginning to the end, not of what did not go out', () => {
  const until = '2026-12-24T23:59:00Z'
  expect(spansOf([planned(1, { until }), planned(2, { until, state: 'stopped' }), planned(3, {})])).toEqual([
    { number: 1, from: '2026-11-30', until: '2026-12-24' },
  ])
})

const at = (day: number) => new Date(Date.UTC(2026, 11, day))
const kept = (number: number, rest: Partial<PlannedRelease>): PlannedRelease => ({
  ...{ number, branch: 'b', name: `${number}`, tip: 't', choices: {}, looked: [], planner: { name: 'Ada', email: 'a@b.c' } },
  ...{ language: 'en', state: 'waiting', release: 'r', back: 'k', from: at(5) },
  ...rest,
})
const namesUntil = (day: number, all: PlannedRelease[]) =>
  stepsUntil(at(day), all).map(({ ends, planned: { name } }) => `${name}${ends ? ' ends' : ''}`)

test('until a moment happens what begins and stays, and what has an end that comes, in the order of time', () => {
  const all = [
    kept(1, {}),
    kept(2, { from: at(2) }),
    kept(3, { until: at(8) }),
    kept(4, { from: at(20) }),
    kept(5, { state: 'public', from: at(1), until: at(3) }),
    kept(6, { state: 'public', from: at(1) }),
    kept(7, { state: 'stopped' }),
  ]
  expect(namesUntil(1, all)).toEqual([])
  expect(namesUntil(5, all)).toEqual(['2', '5 ends', '1', '3'])
  expect(namesUntil(8, all)).toEqual(['2', '5 ends', '1'])
})

test('at one moment ends come before beginnings, and of ends that of what began last', () => {
  const ended = (number: number, from: number) => kept(number, { state: 'public', from: at(from), until: at(5) })
  const all = [kept(1, {}), kept(2, {}), ended(3, 2), ended(4, 3), ended(5, 3), ended(6, 1)]
  for (const one of [all, all.toReversed()]) expect(namesUntil(5, one)).toEqual(['5 ends', '4 ends', '3 ends', '6 ends', '1', '2'])
})
