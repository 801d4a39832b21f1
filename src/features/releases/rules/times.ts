import { localOf, momentOfLocal } from '../../../content/clinic/clinic-time.ts'

/** What may be wrong with the times of a release. */
export const TIME_FAULTS = ['from', 'until', 'past', 'order', 'late'] as const
export type TimeFault = (typeof TIME_FAULTS)[number]

/** Returns a moment in ISO form as the clinics' clocks show it: `'2026-06-01T08:00:00Z'` => `'2026-06-01T09:00'` */
export const localIn = (iso: string): string => localOf(new Date(iso))

/** Nobody plans two years ahead; a typing mistake in the year does. */
const LATEST_MS = 2 * 366 * 24 * 60 * 60_000

/**
 * Reads the times of a release by the clinics' clocks: `{ from: '2026-11-30T08:00', until: '2026-12-24T23:59' }`. `mayBegun`: it is
 * public already, and only its end is asked for. Returns the moments, or what is wrong with them: `from` or `until` is no time of the
 * clinics' clocks, one is `past`, the end comes before the beginning (`order`), or one is too far away (`late`).
 */
export function timesOf(
  { from, until }: { from: string; until?: string | undefined },
  now: Date,
  mayBegun = false,
): { from: Date; until?: Date } | { fault: TimeFault } {
  const begin = momentOfLocal(from)
  const end = until ? momentOfLocal(until) : undefined
  if (!begin) return { fault: 'from' }
  if (until && !end) return { fault: 'until' }
  if ((!mayBegun && begin <= now) || (end && end <= now)) return { fault: 'past' }
  if (end && end <= begin) return { fault: 'order' }
  const latest = now.getTime() + LATEST_MS
  if (begin.getTime() > latest || (end && end.getTime() > latest)) return { fault: 'late' }
  return { from: begin, ...(end && { until: end }) }
}
