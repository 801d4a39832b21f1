import type { Kysely } from 'kysely'
import type { Database } from '../../../server/stores/database.ts'
import { hold } from '../../../server/stores/locks.ts'
import type { Tables } from '../../../server/stores/schema.ts'
import { mailboxOf, suspicionOfMany } from './mailbox.ts'
import { LETTERS, type Received, type Sending } from './record.ts'
import { digestOf, newReference } from './reference.ts'

/** The same words within this time are the same enquiry; with the browser's mark on both, whenever they come. */
const SAME_FOR_MS = 24 * 60 * 60_000

/** Puts the letters of an enquiry into the outbox, to be sent from that moment on. */
export async function writeLetters(db: Kysely<Tables>, reference: string, moment: Date): Promise<void> {
  const letters = LETTERS.map((kind) => ({ reference, kind, due_at: moment }))
  await db
    .insertInto('letter')
    .values(letters)
    .onConflict((there) => there.columns(['reference', 'kind']).doNothing())
    .execute()
}

/** Keeps an enquiry with its letters, or finds it kept already. Runs inside a transaction. */
export async function keep(kind: Database['kind'], db: Kysely<Tables>, received: Received, { key, suspicions }: Sending) {
  const digest = digestOf(received)
  const { locale, receivedAt, ...enquiry } = received
  const at = receivedAt.getTime()
  const mailbox = mailboxOf(enquiry.email)
  const kept = db.selectFrom('enquiry')
  // Not far ahead either: a date that was written by a wrong clock must not swallow what comes later.
  const [since, until] = [new Date(at - SAME_FOR_MS), new Date(at + SAME_FOR_MS)]
  await hold(kind, db, digest, mailbox)

  const same = kept
    .where('digest', '=', digest)
    .where((one) => one.or([one.between('received_at', since, until), one('key', '=', key ?? null)]))
  const known = await same.select('reference').limit(1).executeTakeFirst()
  if (known) return { reference: known.reference, again: true }

  const written = kept
    .where('suspicions', '=', '')
    .where('mailbox', '=', mailbox)
    .where((one) => one.between('received_at', since, until))
  const count = async () => (await written.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
  const all = suspicions.length > 0 ? suspicions : suspicionOfMany(await count())
  const row = { received_at: receivedAt, clinic: enquiry.preferredLocation ?? '', suspicions: all.join(', '), digest, key, locale, mailbox }
  const insert = (reference: string) =>
    db
      .insertInto('enquiry')
      .values({ ...row, reference, fields: JSON.stringify(enquiry) })
      .onConflict((taken) => taken.column('reference').doNothing())
      .executeTakeFirst()
  let reference = newReference()
  while ((await insert(reference)).numInsertedOrUpdatedRows === 0n) reference = newReference()
  if (all.length === 0) await writeLetters(db, reference, receivedAt)
  return { reference, again: false }
}
