import type { RawSettings } from '../../../../content/types.ts'
import { localise } from '../../../../content/view/localise.ts'
import { reasonOf } from '../../../../server/http/unreachable.ts'
import type { Enquiries, Letter } from '../record.ts'
import { isOfLetter, nextTry, Unwritten, waitAfter } from './back-off.ts'
import { clinicLetter } from './clinic-letter.ts'
import type { LetterText, Send } from './transport.ts'
import { visitorLetter } from './visitor-letter.ts'

const ROUND_MS = 2000
const AT_ONCE = 20

/** A letter that waits, and how often it was tried. */
type Waiting = { id: number; attempts: number }

/** Letters that wait beside those of enquiries, under a name of their own. `write` gives undefined where nothing is left to say. */
export type OtherLetters<Letter extends Waiting> = {
  name: string
  due(now: Date, most: number): Promise<Letter[]>
  write(letter: Letter): Promise<LetterText | undefined>
  sent(id: number, at: Date): Promise<void>
  failed(id: number, reason: string, next: Date | undefined): Promise<void>
}

type Parts<Letter extends Waiting> = {
  enquiries: Pick<Enquiries, 'book' | 'outbox'>
  others?: OtherLetters<Letter>
  settings: () => Promise<RawSettings>
  send: Send
  roundMs?: number
}

/**
 * Sends what is in the outbox, for as long as the process lives. A letter is crossed out once the mail server has it,
 * so a crash in between sends it twice rather than never. While the mail server is down, one letter tries it for all.
 */
export function startPostman<Other extends Waiting>(parts: Parts<Other>) {
  const { enquiries, others, settings, send, roundMs = ROUND_MS } = parts
  const { book, outbox } = enquiries
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
      await outbox.failed(id, reasonIn(error), nextTry(kind, attempts, error, new Date()))
    }
  }

  async function deliverOther(letter: Other, { name, write, sent, failed }: OtherLetters<Other>) {
    try {
      const text = await write(letter)
      if (text) await send(text, `${name}.${letter.id}`)
      failures = 0
      await sent(letter.id, new Date())
    } catch (error) {
      await failed(letter.id, reasonIn(error), nextTry('visitor', letter.attempts, error, new Date()))
    }
  }

  /** Counts a failure of the mail server, and says what was wrong. */
  function reasonIn(error: unknown): string {
    if (!isOfLetter(error)) failures += 1
    return (error instanceof Error ? error.message : String(error)).slice(0, 300)
  }

  async function makeRound() {
    while (performance.now() >= restUntil) {
      const most = failures > 0 ? 1 : AT_ONCE
      const letters = await outbox.due(new Date(), most)
      const more = (await others?.due(new Date(), most)) ?? []
      if (letters.length + more.length === 0) return
      await Promise.all([...letters.map(deliver), ...more.map((letter) => others && deliverOther(letter, others))])
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
