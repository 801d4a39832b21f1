import type { Query } from '../../postgres/connection.ts'
import { SAME_FOR_MS } from '../keeper.ts'
import { LETTERS, type Received, type Sending } from '../record.ts'
import { digestOf, newReference } from '../reference.ts'

/** Until the end of the transaction nobody else keeps an enquiry with the same words, whichever process has it. */
const HOLD = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'
const KNOWN = 'SELECT reference FROM enquiry WHERE digest = $1 AND (received_at > $2 OR key = $3) LIMIT 1'
/** With its letters, unless it is kept aside; without a row where the reference is taken. */
const INSERT = `
  WITH kept AS (
    INSERT INTO enquiry (reference, received_at, clinic, suspicions, digest, key, locale, fields)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (reference) DO NOTHING RETURNING *
  ), written AS (
    INSERT INTO letter (reference, kind, due_at) SELECT reference, unnest($9::text[]), received_at FROM kept WHERE suspicions = ''
  ) SELECT reference FROM kept`
const LETTER = `
  INSERT INTO letter (reference, kind, due_at) SELECT $1, unnest($2::text[]), now() ON CONFLICT (reference, kind) DO NOTHING`

/** Writes the letters of an enquiry that was kept aside, to be sent at once. */
export const writeLetters = (query: Query, reference: string) => query(LETTER, [reference, LETTERS])

/** Keeps an enquiry with its letters, or finds it kept already. Runs inside a transaction. */
export async function keep(query: Query, received: Received, { key, suspicions }: Sending) {
  const digest = digestOf(received)
  const { locale, receivedAt, ...enquiry } = received
  await query(HOLD, [digest])
  const since = new Date(receivedAt.getTime() - SAME_FOR_MS)
  const [before] = (await query<{ reference: string }>(KNOWN, [digest, since, key ?? null])).rows
  if (before) return { reference: before.reference, again: true }
  const clinic = enquiry.preferredLocation ?? ''
  const row = [receivedAt, clinic, suspicions.join(', '), digest, key ?? null, locale, JSON.stringify(enquiry), LETTERS]
  let reference = newReference()
  while ((await query(INSERT, [reference, ...row])).count === 0) reference = newReference()
  return { reference, again: false }
}
