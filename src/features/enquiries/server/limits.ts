import { limitAttempts } from '../../../server/http/rate-limit.ts'
import type { Suspicion } from '../rules/inbox.ts'

const WINDOW_MS = 10 * 60_000
/** So many times the limit is no visitor any more, and nothing is kept. */
const REFUSED_FROM = 10

/** How many enquiries in ten minutes are believed. */
export type Limits = { perAddress: number; inTotal: number }

/**
 * Counts enquiries by address and altogether, in memory only: no address is ever stored.
 * Above a limit they are kept aside; far above it they are refused, so that the disk doesn't fill.
 */
export function limitEnquiries({ perAddress, inTotal }: Limits) {
  const counter = (most: number) => limitAttempts({ most, windowMs: WINDOW_MS })
  const [address, total] = [counter(perAddress), counter(inTotal)]
  const [addressAtAll, totalAtAll] = [counter(perAddress * REFUSED_FROM), counter(inTotal * REFUSED_FROM)]
  return (from: string): Suspicion[] | 'refused' => {
    if (!addressAtAll.allow(from) || !totalAtAll.allow('all')) return 'refused'
    return [
      ...(address.allow(from) ? [] : (['many from one address'] as const)),
      ...(total.allow('all') ? [] : (['many in total'] as const)),
    ]
  }
}
