import { createHash, randomInt } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../../server/stores/database.ts'
import { hold } from '../../../server/stores/locks.ts'
import { ready } from '../../../server/stores/ready.ts'
import type { Tables } from '../../../server/stores/schema.ts'
import { isAside, type Suspicion } from '../rules/inbox.ts'
import type { LetterKind, Received, Sending } from './record.ts'

/** The same words within this time are the same enquiry; with the browser's mark on both, whenever they come. */
const SAME_FOR_MS = 24 * 60 * 60_000

type Window = { since: Date; until: Date }

/** Returns how enquiries and their letters are stored; each runs inside a transaction. */
export function createEnquiryStore({ kind, db }: Database) {
  const known = ready(({ digest, key, since, until }: { digest: string; key: string | null } & Window) =>
    db
      .selectFrom('enquiry')
      .select('reference')
      .where('digest', '=', digest)
      .where((one) => one.or([one.between('received_at', since, until), one('key', '=', key)]))
      .limit(1),
  )
  const toMailbox = ready(({ mailbox, since, until }: { mailbox: string } & Window) =>
    db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('aside', '=', 0)
      .where('suspicions', 'not like', '%many%')
      .where('mailbox', '=', mailbox)
      .where((one) => one.between('received_at', since, until)),
  )
  const insert = ready((row: Insertable<Tables['enquiry']>) =>
    db
      .insertInto('enquiry')
      .values(row)
      .onConflict((taken) => taken.column('reference').doNothing()),
  )
  const insertLetter = ready(({ reference, kind, moment }: { reference: string; kind: LetterKind; moment: Date }) =>
    db
      .insertInto('letter')
      .values({ reference, kind, due_at: moment })
      .onConflict((there) => there.columns(['reference', 'kind']).doNothing()),
  )
  /**
   * Puts the letters of an enquiry into the outbox, to be sent from that moment on. Of many at once only the clinic is told: a stranger
   * may have made us write to the others.
   */
  async function letters(db: Kysely<Tables>, { suspicions, ...letter }: { reference: string; suspicions: Suspicion[]; moment: Date }) {
    await insertLetter(db, { ...letter, kind: 'clinic' })
    if (!suspicions.some((sign) => sign.startsWith('many'))) await insertLetter(db, { ...letter, kind: 'visitor' })
  }
  return {
    letters,
    /** Keeps an enquiry with its letters, or finds it kept already. */
    async store(db: Kysely<Tables>, received: Received, { key, suspicions }: Sending) {
      const digest = digestOf(received)
      const { locale, receivedAt, ...enquiry } = received
      const mailbox = mailboxOf(enquiry.email)
      const at = receivedAt.getTime()
      // Not far ahead either: a date that was written by a wrong clock must not swallow what comes later.
      const window = { since: new Date(at - SAME_FOR_MS), until: new Date(at + SAME_FOR_MS) }
      await hold(kind, db, digest, mailbox)
      const [before] = (await known(db, { digest, key: key ?? null, ...window })).rows
      if (before) return { reference: before.reference, again: true }
      const count = async () => (await toMailbox(db, { mailbox, ...window })).rows[0]?.count ?? 0
      const all = isAside(suspicions) ? suspicions : [...suspicions, ...suspicionOfMany(await count())]
      const clinic = enquiry.preferredLocation ?? ''
      const sending = { digest, key: key ?? null, locale, mailbox, suspicions: all.join(', '), aside: isAside(all) ? 1 : 0 }
      const row = { received_at: receivedAt, clinic, ...sending, fields: JSON.stringify(enquiry) }
      let reference = newReference()
      while ((await insert(db, { reference, ...row })).numAffectedRows === 0n) reference = newReference()
      if (!isAside(all)) await letters(db, { reference, suspicions: all, moment: receivedAt })
      return { reference, again: false }
    },
  }
}

/** Letters and digits without those that look alike; `REFERENCE` in `src/features/enquiries/rules/sent-query.ts` knows the shape. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Makes a reference that can be read over the phone and not be guessed: `K7MQ-X3EV`. */
const newReference = () => `${four()}-${four()}`

/** Returns a digest that is the same for two enquiries with the same fields, whenever and in whatever language they were sent. */
export function digestOf({ receivedAt: _at, locale: _locale, ...enquiry }: Received): string {
  const fields = Object.entries(enquiry)
    .filter(([, value]) => value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}

/** So many confirmations to one mailbox in a day are somebody's own; more may be a stranger's, who makes us write to them. */
const MOST_A_DAY = 5

/**
 * Returns the same text for all addresses of one mailbox, however they are spelled, without capitals, dots, and a tag after a
 * plus: `'V.ictim+x@mail.example'` => `'victim@mailexample'`.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return (local + email.slice(at)).toLowerCase().replaceAll('.', '')
}

/** Why one more confirmation to a mailbox is not written, after so many in a day. */
const suspicionOfMany = (count: number): Suspicion[] => (count >= MOST_A_DAY ? ['many to one address'] : [])
