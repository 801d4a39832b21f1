import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '../../../server/http/unreachable.ts'
import { grouped } from '../rules/grouped.ts'

/**
 * What became of a link: `works`; `moved` for good, to the address in `why`; `dead`, because there is no such page or no such host; `unsure`,
 * where the site refused this program, was busy or did not answer, so that somebody has to look.
 */
export type LinkOutcome = { url: string; state: 'works' | 'moved' | 'dead' | 'unsure'; why: string }

/** `betweenMs` passes between two questions to one host. */
export type Manners = { betweenMs: number; patienceMs: number }

export const MANNERS: Manners = { betweenMs: 2000, patienceMs: 20_000 }
const AGENT = 'Mozilla/5.0 (compatible; link check of a clinic site; asks each page once)'
const FOR_GOOD = [301, 308]
const GONE = [404, 410]
/** What some servers answer to a question for the head alone. */
const NO_HEAD = [400, 403, 405, 501]
const MOST_TURNS = 5

/** Asks for each address once, hosts side by side and the pages of one after another; tells each outcome as soon as it is known. */
export async function askOutward(urls: string[], manners: Manners, told: (outcome: LinkOutcome) => void): Promise<void> {
  const hosts = grouped(urls, (url) => new URL(url).host)
  await Promise.all(
    [...hosts.values()].map(async (own) => {
      for (const [index, url] of own.entries()) {
        if (index > 0) await pause(manners.betweenMs)
        told({ url, ...(await ask(url, manners)) })
      }
    }),
  )
}

async function ask(url: string, manners: Manners): Promise<Omit<LinkOutcome, 'url'>> {
  try {
    let [at, isForGood] = [url, true]
    for (let turn = 0; turn <= MOST_TURNS; turn++) {
      const { status, location } = await statusOf(at, manners)
      if (status >= 300 && status < 400 && location) {
        isForGood &&= FOR_GOOD.includes(status)
        at = new URL(location, at).href
      } else if (GONE.includes(status)) return { state: 'dead', why: `${status}` }
      else if (status >= 400) return { state: 'unsure', why: `${status}` }
      else return at !== url && isForGood ? { state: 'moved', why: at } : { state: 'works', why: `${status}` }
    }
    return { state: 'dead', why: `it leads on more than ${MOST_TURNS} times` }
  } catch (error) {
    const why = reasonOf(error instanceof Error ? (error.cause ?? error) : error)
    return { state: /ENOTFOUND/.test(why) ? 'dead' : 'unsure', why }
  }
}

async function statusOf(url: string, { betweenMs, patienceMs }: Manners) {
  const asked = (method: string) =>
    fetch(url, { method, redirect: 'manual', headers: { 'user-agent': AGENT }, signal: AbortSignal.timeout(patienceMs) })
  let answer = await asked('HEAD')
  if (NO_HEAD.includes(answer.status)) {
    await pause(betweenMs)
    answer = await asked('GET')
    await answer.body?.cancel()
  }
  return { status: answer.status, location: answer.headers.get('location') }
}
