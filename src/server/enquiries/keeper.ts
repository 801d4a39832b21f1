import type { DatabaseSync } from 'node:sqlite'
import { LETTERS, type Received, type Sending } from './record.ts'
import { digestOf, newReference } from './reference.ts'

/** The same words within this time are the same enquiry; with the browser's mark on both, whenever they come. */
export const SAME_FOR_MS = 24 * 60 * 60_000

/** Keeps an enquiry with its letters, or finds it kept already. Runs inside a transaction. */
export function keeper(database: DatabaseSync) {
  const known = database.prepare('SELECT reference FROM enquiry WHERE digest = :digest AND (received_at > :since OR key = :key) LIMIT 1')
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
    const before = known.get({ digest, since: at - SAME_FOR_MS, key })
    if (before) return { reference: String(before.reference), again: true }
    const reference = free()
    const clinic = enquiry.preferredLocation ?? ''
    insert.run({ reference, at, clinic, suspicions: suspicions.join(', '), digest, key, locale, fields: JSON.stringify(enquiry) })
    if (suspicions.length === 0) write(reference, at)
    return { reference, again: false }
  }
  return { keep, write }
}
