import { createHash, randomInt } from 'node:crypto'
import type { Received } from './record.ts'

/** Letters and digits without those that look alike; `REFERENCE` in `src/features/enquiries/rules/sent-query.ts` knows the shape. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Makes a reference that can be read over the phone and not be guessed: `K7MQ-X3EV`. */
export const newReference = () => `${four()}-${four()}`

/** Returns a digest that is the same for two enquiries with the same fields, whenever and in whatever language they were sent. */
export function digestOf({ receivedAt: _at, locale: _locale, ...enquiry }: Received): string {
  const fields = Object.entries(enquiry)
    .filter(([, value]) => value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
