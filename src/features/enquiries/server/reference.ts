import { createHash, randomInt } from 'node:crypto'
import type { Received } from './record.ts'

/** Nothing that is mistaken for another when read aloud; `REFERENCE` in `src/features/enquiries/rules/sent-query.ts` knows the shape. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A reference that can be read over the phone and not be guessed: `K7MQ-X3EV`. */
export const newReference = () => `${four()}-${four()}`

/** What makes two enquiries the same: every field, whenever and in whatever language it was sent. */
export function digestOf({ receivedAt: _at, locale: _locale, ...enquiry }: Received): string {
  const fields = Object.entries(enquiry)
    .filter(([, value]) => value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
