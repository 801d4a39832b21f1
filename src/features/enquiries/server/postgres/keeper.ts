import type { Query } from '../../../../server/stores/postgres/connection.ts'
import { SAME_FOR_MS } from '../keeper.ts'
import { mailboxOf, suspicionOfMany } from '../mailbox.ts'
import { LETTERS, type Received, type Sending } from '../record.ts'
import { digestOf, newReference } from '../reference.ts'

/** Until the end of the transaction nobody else keeps an enquiry with the same words, or to the same mailbox, whichever process has it. */
const HOLD = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'
/** Not far ahead either: a date that was written by a wrong clock must not swallow what comes later. */
const NEAR = 'received_at > $1 AND received_at < $2'
const KNOWN = `SELECT reference FROM enquiry WHERE digest = $3 AND ((${NEAR}) OR key = $4) LIMIT 1`
/** As the index `enquiry_mailbox` has it. */
const MAILBOX = `(replace(lower(substring(fields from '"email":"([^"]*)"')), '.', '') COLLATE "C")`
const spelled = (value: string) => `(replace(lower(${value}::text), '.', '') COLLATE "C")`
const TO_MAILBOX = `
  SELECT count(*) AS count FROM enquiry WHERE suspicions = '' AND ${NEAR} AND (${MAILBOX} = ${spelled('$3')} OR
  (${MAILBOX} > ${spelled('$4')} AND ${MAILBOX} < ${spelled('$5')} AND right(${MAILBOX}, length(${spelled('$6')})) = ${spelled('$6')}))`
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
  const at = receivedAt.getTime()
  const window = [new Date(at - SAME_FOR_MS), new Date(at + SAME_FOR_MS)]
  await query(HOLD, [digest])
  const [before] = (await query<{ reference: string }>(KNOWN, [...window, digest, key ?? null])).rows
  if (before) return { reference: before.reference, again: true }
  const all = suspicions.length > 0 ? suspicions : await suspicionsOfMailbox(query, enquiry.email, window)
  const clinic = enquiry.preferredLocation ?? ''
  const row = [receivedAt, clinic, all.join(', '), digest, key ?? null, locale, JSON.stringify(enquiry), LETTERS]
  let reference = newReference()
  while ((await query(INSERT, [reference, ...row])).count === 0) reference = newReference()
  return { reference, again: false }
}

async function suspicionsOfMailbox(query: Query, email: string, window: Date[]) {
  const { plain, from, to, ending } = mailboxOf(email)
  await query(HOLD, [plain.toLowerCase()])
  const { rows } = await query<{ count: string }>(TO_MAILBOX, [...window, plain, from, to, ending])
  return suspicionOfMany(Number(rows[0]?.count))
}
