import { reasonOf } from '../../../../server/http/unreachable.ts'
import { isOfLetter, nextTry, waitAfter } from './back-off.ts'
import type { LetterText, Send } from './transport.ts'

const ROUND_MS = 2000
const AT_ONCE = 20

/** The letters that wait to be sent, each taken by one process at a time. */
type Outbox<Letter> = {
  due(now: Date, most: number): Promise<Letter[]>
  sent(id: number, at: Date): Promise<void>
  failed(id: number, reason: string, next: Date | undefined): Promise<void>
}

/**
 * `write` makes the text of a letter, or throws; `idOf` is the same for each try; `isGivenUp` tells whether a letter that is refused
 * again and again is given up.
 */
type Parts<Letter> = {
  outbox: Outbox<Letter>
  write(letter: Letter): LetterText | Promise<LetterText>
  idOf(letter: Letter): string
  isGivenUp(letter: Letter): boolean
  send: Send
  roundMs?: number | undefined
}

/**
 * Sends what is in an outbox, for as long as the process lives. A letter is crossed out once the mail server has it,
 * so a crash in between sends it twice rather than never. While the mail server is down, one letter tries it for all.
 */
export function startRounds<Letter extends { id: number; attempts: number }>(parts: Parts<Letter>) {
  const { outbox, write, idOf, isGivenUp, send, roundMs = ROUND_MS } = parts
  let failures = 0
  // By the clock that nobody sets: a wrong date must not stop the letters.
  let restUntil = 0
  let round: Promise<void> | undefined
  let told = false

  async function deliver(letter: Letter) {
    try {
      await send(await write(letter), idOf(letter))
      failures = 0
      await outbox.sent(letter.id, new Date())
    } catch (error) {
      const now = new Date()
      if (!isOfLetter(error)) failures += 1
      const reason = error instanceof Error ? error.message : String(error)
      await outbox.failed(letter.id, reason.slice(0, 300), nextTry(isGivenUp(letter), letter.attempts, error, now))
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
