import type { RawSettings } from '../../../../content/types.ts'
import { localise } from '../../../../content/view/localise.ts'
import { reasonOf } from '../../../../server/http/unreachable.ts'
import type { Enquiries, Letter } from '../record.ts'
import { isOfLetter, nextTry, Unwritten, waitAfter } from './back-off.ts'
import { clinicLetter } from './clinic-letter.ts'
import type { Send } from './transport.ts'
import { visitorLetter } from './visitor-letter.ts'

const ROUND_MS = 2000
const AT_ONCE = 20

type Parts = { enquiries: Pick<Enquiries, 'book' | 'outbox'>; settings: () => Promise<RawSettings>; send: Send; roundMs?: number }

/**
 * Sends what is in the outbox, for as long as the process lives. A letter is crossed out once the mail server has it,
 * so a crash in between sends it twice rather than never. While the mail server is down, one letter tries it for all.
 */
export function startPostman({ enquiries: { book, outbox }, settings, send, roundMs = ROUND_MS }: Parts) {
  let failures = 0
  // By the clock that nobody sets: a wrong date must not stop the letters.
  let restUntil = 0
  let round: Promise<void> | undefined
  let told = false

  async function deliver({ id, reference, kind, attempts }: Letter) {
    try {
      const [kept, raw] = [await book.find(reference), await settings()]
      const text = kept && (kind === 'clinic' ? clinicLetter(kept, localise(raw, 'en')) : visitorLetter(kept, raw))
      if (!text) throw new Unwritten(`The settings have no ${kind === 'clinic' ? 'address' : 'text'} for it.`)
      await send(text, `${kind}.${reference.toLowerCase()}`)
      failures = 0
      await outbox.sent(id, new Date())
    } catch (error) {
      const now = new Date()
      if (!isOfLetter(error)) failures += 1
      const reason = error instanceof Error ? error.message : String(error)
      await outbox.failed(id, reason.slice(0, 300), nextTry(kind, attempts, error, now))
    }
  }

  async function makeRound() {
    while (performance.now() >= restUntil) {
      const letters = await outbox.due(new Date(), failures > 0 ? 1 : AT_ONCE)
      if (letters.length === 0) return
      await Promise.all(letters.map(deliver))
      if (failures > 0) restUntil = Math.max(restUntil, performance.now() + Math.min(waitAfter(failures - 1), 15 * roundMs))
    }
  }

  const timer = setInterval(() => {
    round ??= makeRound()
      .then(
        () => {
          told = false
        },
        (error: unknown) => {
          // Once, however long the database is away.
          if (!told) console.error(`Letters can't be sent at the moment: ${reasonOf(error)}`)
          told = true
        },
      )
      .finally(() => {
        round = undefined
      })
  }, roundMs)
  return {
    /** Lets the letters that are on their way arrive, and starts no others. */
    async stop() {
      clearInterval(timer)
      restUntil = Number.POSITIVE_INFINITY
      await round
    },
  }
}
