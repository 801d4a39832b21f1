import { Unreachable } from '../stores/unreachable.ts'
import type { Enquiries } from './record.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
/** The log names editors and references, nothing of visitors; it outlives the enquiries. */
const LOG_DAYS = 730

/** Erases what is older than so many days, now and every hour. */
export function startRetention({ book, log }: Pick<Enquiries, 'book' | 'log'>, days: number, now = () => Date.now()) {
  const erase = async () => {
    const count = await book.eraseBefore(new Date(now() - days * DAY_MS))
    await log.eraseBefore(new Date(now() - LOG_DAYS * DAY_MS))
    if (count > 0) console.log(`Erased ${count} enquiries older than ${days} days.`)
  }
  const tell = (error: unknown) => console.error('Old enquiries could not be erased:', error instanceof Unreachable ? error.message : error)
  const first = erase().catch(tell)
  const timer = setInterval(() => void erase().catch(tell), HOUR_MS)
  timer.unref()
  return { first, stop: () => clearInterval(timer) }
}
