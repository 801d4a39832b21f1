import { type Attempts, type Limit, limitAttempts } from '../../../server/http/rate-limit.ts'
import type { Suspicion } from '../rules/inbox.ts'

const WINDOW_MS = 10 * 60_000
/** So many times the limit is no visitor any more, and nothing is kept. */
const REFUSED_FROM = 10

/** How many enquiries in ten minutes are believed. */
export type Limits = { perAddress: number; inTotal: number }

/**
 * Counts enquiries by address and altogether, with the counters that `limit` makes: in memory, or for all processes together under
 * keyed hashes. No address is ever stored. What is above a limit has a sign of spam; far above it enquiries are refused, so that the
 * disk doesn't fill.
 */
export function limitEnquiries({ perAddress, inTotal }: Limits, limit: (limit: Limit) => Attempts = limitAttempts) {
  const address = limit({ name: 'enquiries of an address', most: perAddress, windowMs: WINDOW_MS })
  const total = limit({ name: 'enquiries in total', most: inTotal, windowMs: WINDOW_MS })
  return async (from: string): Promise<Suspicion[] | 'refused'> => {
    const fromAddress = await address.count(from)
    if (fromAddress > perAddress * REFUSED_FROM) return 'refused'
    const inAll = await total.count('all')
    if (inAll > inTotal * REFUSED_FROM) return 'refused'
    return [
      ...(fromAddress > perAddress ? (['many from one address'] as const) : []),
      ...(inAll > inTotal ? (['many in total'] as const) : []),
    ]
  }
}
