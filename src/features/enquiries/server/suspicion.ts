import type { EnquiryValues } from '../rules/attempt.ts'
import type { Suspicion } from '../rules/inbox.ts'
import { HONEYPOT } from '../rules/traps.ts'

const LEAST_MS = 2500
const LINK = /https?:|www\.|:\/\/|\[url|<a\s/i

/**
 * Returns the signs by which a submission looks like spam. Only a page that is alive says how many milliseconds passed since the first
 * letter was typed, as `took`. A submission without it is no more suspect: without script nobody can say it (pages are kept, so the server doesn't
 * know either), and a machine that posts by itself could say anything.
 */
export function suspicionsOf(values: EnquiryValues): Suspicion[] {
  const took = values.took ? Number(values.took) : undefined
  return [
    ...(values[HONEYPOT] ? (['trap'] as const) : []),
    ...(took !== undefined && !(took >= LEAST_MS) ? (['haste'] as const) : []),
    ...(LINK.test(`${values.firstName} ${values.lastName}`) ? (['link in name'] as const) : []),
    ...(LINK.test(values.message ?? '') ? (['link in message'] as const) : []),
  ]
}
