import { createHash } from 'node:crypto'
import { LetterDeferred, LetterRefused, type LetterText, type Send } from '../features/enquiries/server/mail/transport.ts'
import type { Probe } from './http/health/probe.ts'
import { steadyClock } from './http/steady-clock.ts'
import { reasonOf } from './http/unreachable.ts'

const LOOK_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000
const PUT_OFF_MS = 30 * 60_000

/**
 * `owners` returns the e-mail addresses of the owners, `aside` the letters to the clinics on what is kept aside, `brand` the name of the
 * site, `origin` its address; `givenUp` is told of an address that took no letter; `now` is the clock.
 */
type Parts = {
  probes: Probe[]
  owners: () => Promise<string[]>
  brand: () => Promise<string>
  origin: () => string
  aside?: () => Promise<LetterText[]>
  givenUp?: (to: string, reason: string) => Promise<void>
  send: Send
  now?: () => number
}

/**
 * Writes to the owners what /healthz has found wrong at two looks, five minutes apart, and to the clinics what is kept aside for
 * them, each once a day as long as it lasts. The letters are sent at once and kept nowhere: what is wrong may be that nothing can be stored. One that can't be sent is tried at the next look.
 */
export function startTroubleLetters({ probes, owners, aside, brand, origin, givenUp, send, now = steadyClock.now }: Parts) {
  let before = new Set<string>()
  /** When each letter may be written again. */
  const next = new Map<string, number>()
  let known: string[] = []
  let under: Promise<void> | undefined

  /** Sends a letter, unless it was sent or refused within a day. */
  async function daily(kind: string, letter: LetterText) {
    const { to } = letter
    const key = `${kind} ${to}`
    if (now() < (next.get(key) ?? Number.NEGATIVE_INFINITY)) return
    const today = new Date(now()).toISOString().slice(0, 10)
    const id = `${kind}.${today}.${createHash('sha256').update(`${origin()} ${to}`).digest('hex').slice(0, 16)}`
    try {
      await send(letter, id)
      next.set(key, now() + DAY_MS)
    } catch (error) {
      console.error(`The daily letter to ${to} was not sent: ${reasonOf(error)}`)
      if (error instanceof LetterDeferred) next.set(key, now() + PUT_OFF_MS)
      if (!(error instanceof LetterRefused)) return
      next.set(key, now() + DAY_MS)
      await givenUp?.(to, reasonOf(error))
    }
  }

  async function once() {
    await Promise.all([trouble(), clinics()])
  }
  const clinics = async () => {
    for (const letter of (await aside?.()) ?? []) await daily('aside', letter)
  }
  async function trouble() {
    const found = (await Promise.all(probes.map((probe) => probe().catch(() => undefined)))).filter((one) => one !== undefined)
    // Two sentences that differ in a number are about one thing.
    const kindOf = (sentence: string) => sentence.replace(/\d+/g, '#')
    const lasting = found.filter((sentence) => before.has(kindOf(sentence)))
    before = new Set(found.map(kindOf))
    if (lasting.length === 0) return
    // Whoever is an owner was asked for while that could be read.
    known = await owners().catch(() => known)
    for (const to of known) await daily('trouble', { to, ...textOf(await brand(), origin(), lasting), language: 'en' })
  }
  const look = () => {
    under ??= once().finally(() => {
      under = undefined
    })
    return under
  }
  const timer = setInterval(
    () => void look().catch((error: unknown) => console.error(`What is wrong can't be looked at: ${reasonOf(error)}`)),
    LOOK_MS,
  )
  timer.unref()
  return { look, stop: () => clearInterval(timer) }
}

const textOf = (brand: string, origin: string, sentences: string[]) => ({
  subject: `${brand}: something is wrong with the site`,
  text: `${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n\nVisitors see the site as before. Whoever runs it finds more in its log, and at ${origin}/healthz.\nThis is written to owners once a day until it is put right.\n\n网站服务器出现以上问题，请转告网站管理员。问题解决之前，每天通知一次。\n`,
})
