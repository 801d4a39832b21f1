import { exactLocalOf, momentsOfLocal } from '../../../content/clinic/clinic-time.ts'

/** What may be wrong with the times of a release. */
export const TIME_FAULTS = ['from', 'until', 'fromTwice', 'untilTwice', 'past', 'order', 'late'] as const
export type TimeFault = (typeof TIME_FAULTS)[number]

/**
 * Returns a moment in ISO form as the clinics' clocks show it: `'2026-06-01T08:00:00Z'` => `'2026-06-01T09:00'`, in the hour that comes
 * twice with its offset: `'2026-10-25T01:30+00:00'`.
 */
export const localIn = (iso: string): string => exactLocalOf(new Date(iso))

/** A moment of the hour that comes twice: it in ISO form, and how far the clinics' clocks are ahead of UTC then (`'+01:00'`). */
export type Twice = { iso: string; offset: string }

/** Returns both moments of a time of the clinics' clocks that comes twice, `'2026-10-25T01:30'`; none for any other. */
export function twiceIn(local: string): Twice[] {
  const moments = momentsOfLocal(local)
  if (moments.length < 2) return []
  return moments.map((moment) => ({ iso: moment.toISOString(), offset: exactLocalOf(moment).slice(local.length) }))
}

/** Nobody plans two years ahead; a typing mistake in the year does. */
const LATEST_MS = 2 * 366 * 24 * 60 * 60_000

/**
 * Reads the times of a release by the clinics' clocks: `{ from: '2026-11-30T08:00', until: '2026-12-24T23:59' }`. `mayBegun`: it is
 * public already, and only its end is asked for. Returns the moments, or what is wrong with them: `from` or `until` is no time of the
 * clinics' clocks, or comes twice and has no offset (`fromTwice`, `untilTwice`), one is `past`, the end comes before the beginning (`order`), or one is too far away (`late`).
 */
export function timesOf(
  { from, until }: { from: string; until?: string | undefined },
  now: Date,
  mayBegun = false,
): { from: Date; until?: Date } | { fault: TimeFault } {
  const [begin, laterBegin] = momentsOfLocal(from)
  const [end, laterEnd] = until ? momentsOfLocal(until) : []
  if (!begin) return { fault: 'from' }
  if (until && !end) return { fault: 'until' }
  if (laterBegin && !mayBegun) return { fault: 'fromTwice' }
  if (laterEnd) return { fault: 'untilTwice' }
  if ((!mayBegun && begin <= now) || (end && end <= now)) return { fault: 'past' }
  if (end && end <= begin) return { fault: 'order' }
  const latest = now.getTime() + LATEST_MS
  if (begin.getTime() > latest || (end && end.getTime() > latest)) return { fault: 'late' }
  return { from: begin, ...(end && { until: end }) }
}
