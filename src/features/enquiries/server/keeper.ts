import type { DatabaseSync } from 'node:sqlite'
import { mailboxOf, suspicionOfMany } from './mailbox.ts'
import { LETTERS, type Received, type Sending } from './record.ts'
import { digestOf, newReference } from './reference.ts'

/** The same words within this time are the same enquiry; with the browser's mark on both, whenever they come. */
export const SAME_FOR_MS = 24 * 60 * 60_000

/** As the index `enquiry_mailbox` has it. */
const MAILBOX = "replace(lower(json_extract(fields, '$.email')), '.', '')"
const spelled = (name: string) => `replace(lower(:${name}), '.', '')`

/** Keeps an enquiry with its letters, or finds it kept already. Runs inside a transaction. */
export function keeper(database: DatabaseSync) {
  // Not far ahead either: a date that was written by a wrong clock must not swallow what comes later.
  const near = 'received_at > :since AND received_at < :until'
  const known = database.prepare(`SELECT reference FROM enquiry WHERE digest = :digest AND ((${near}) OR key = :key) LIMIT 1`)
  // The plus keeps SQLite from going through the whole day: it looks the mailbox up.
  const toMailbox = database.prepare(`
    SELECT count(*) AS count FROM enquiry WHERE suspicions = '' AND +received_at > :since AND +received_at < :until AND (${MAILBOX} = ${spelled('plain')} OR
    (${MAILBOX} > ${spelled('from')} AND ${MAILBOX} < ${spelled('to')} AND substr(${MAILBOX}, -length(${spelled('ending')})) = ${spelled('ending')}))`)
  const taken = database.prepare('SELECT 1 FROM enquiry WHERE reference = ?')
  const insert = database.prepare(`
    INSERT INTO enquiry (reference, received_at, clinic, suspicions, digest, key, locale, fields)
    VALUES (:reference, :at, :clinic, :suspicions, :digest, :key, :locale, :fields)`)
  const letter = database.prepare('INSERT OR IGNORE INTO letter (reference, kind, due_at) VALUES (?, ?, ?)')

  const write = (reference: string, at: number) => {
    for (const kind of LETTERS) letter.run(reference, kind, at)
  }
  const free = (): string => {
    const reference = newReference()
    return taken.get(reference) ? free() : reference
  }
  const keep = (received: Received, { key = null, suspicions }: Omit<Sending, 'key'> & { key?: string | null }) => {
    const digest = digestOf(received)
    const { locale, receivedAt, ...enquiry } = received
    const at = receivedAt.getTime()
    const window = { since: at - SAME_FOR_MS, until: at + SAME_FOR_MS }
    const before = known.get({ digest, ...window, key })
    if (before) return { reference: String(before.reference), again: true }
    const reference = free()
    const clinic = enquiry.preferredLocation ?? ''
    const many = () => suspicionOfMany(Number(toMailbox.get({ ...window, ...mailboxOf(enquiry.email) })?.count))
    const all = suspicions.length > 0 ? suspicions : many()
    insert.run({ reference, at, clinic, suspicions: all.join(', '), digest, key, locale, fields: JSON.stringify(enquiry) })
    if (all.length === 0) write(reference, at)
    return { reference, again: false }
  }
  return { keep, write }
}
