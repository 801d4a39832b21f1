import { reasonOf } from '../../../../server/http/unreachable.ts'
import type { Failure } from '../../../../server/stores/letter-queue.ts'
import { nextTry, Unwritten, waitAfter } from './back-off.ts'
import { LetterDeferred, LetterRefused, type LetterText, type Send } from './transport.ts'

const ROUND_MS = 2000
const AT_ONCE = 20

/** The letters that wait to be sent, each taken by one process at a time. */
type Outbox<Letter> = {
  due(now: Date, most: number): Promise<Letter[]>
  sent(id: number, at: Date): Promise<void>
  failed(id: number, failure: Failure): Promise<void>
}

/**
 * `write` makes the text of a letter, or throws; `idOf` is the same for each try; `givenUp` is told of a letter that is never tried
 * again; `now` is the clock.
 */
type Parts<Letter> = {
  outbox: Outbox<Letter>
  write(letter: Letter): LetterText | Promise<LetterText>
  idOf(letter: Letter): string
  givenUp?: ((to: string, reason: string) => Promise<void>) | undefined
  send: Send
  roundMs?: number | undefined
  now?: (() => Date) | undefined
}

/**
 * Sends what is in an outbox, for as long as the process lives. A letter is crossed out once the mail server has it,
 * so a crash in between sends it twice rather than never. While the mail server is down, one letter tries it for all; what is
 * refused or put off for itself keeps no other waiting.
 */
export function startRounds<Letter extends { id: number; attempts: number; refusals: number }>(parts: Parts<Letter>) {
  const { outbox, write, idOf, givenUp, send, roundMs = ROUND_MS, now = () => new Date() } = parts
  let failures = 0
  // By the clock that nobody sets: a wrong date must not stop the letters.
  let restUntil = 0
  let round: Promise<void> | undefined
  let told = false
  /** What the mail server has and the outbox could not cross out yet: it is not sent again for that. */
  const handedOver = new Set<string>()

  async function deliver(letter: Letter) {
    const id = idOf(letter)
    let to = ''
    try {
      if (!handedOver.has(id)) {
        const text = await write(letter)
        to = text.to
        await send(text, id)
        handedOver.add(id)
      }
      failures = 0
    } catch (error) {
      // A server that refuses a letter is there; of one that was not written nothing is known.
      const isRefused = error instanceof LetterRefused || error instanceof LetterDeferred
      if (isRefused) failures = 0
      else if (!(error instanceof Unwritten)) failures += 1
      const reason = reasonOf(error).slice(0, 300)
      const next = nextTry(letter, error, now())
      await outbox.failed(letter.id, { reason, next, isRefused })
      if (!next) await givenUp?.(to, reason)
      return
    }
    await outbox.sent(letter.id, now())
    handedOver.delete(id)
  }

  async function makeRound() {
    while (performance.now() >= restUntil) {
      const letters = await outbox.due(now(), failures > 0 ? 1 : AT_ONCE)
      if (letters.length === 0) return
      // None is taken again while it is still on its way.
      const unnoted = (await Promise.allSettled(letters.map(deliver))).find((one) => one.status === 'rejected')
      if (unnoted) throw unnoted.reason
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
