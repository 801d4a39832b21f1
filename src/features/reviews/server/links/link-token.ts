import { createHmac, timingSafeEqual } from 'node:crypto'

/** The number of a link, and the moment until which it is good. */
type Said = { number: number; until: Date }

const signatureOf = (key: string, words: string) => createHmac('sha256', key).update(`review\0${words}`).digest('base64url')

/** Signs a link: its number and its end are in it, so that nobody can make another out of it. */
export function tokenOf(key: string, { number, until }: Said): string {
  const words = `${number.toString(36)}.${until.getTime().toString(36)}`
  return `${words}.${signatureOf(key, words)}`
}

/** Returns what a token says; undefined where it is none of ours, or its time is over. */
export function readToken(key: string, token: string, now: Date): Said | undefined {
  const [, words = '', number = '', until = '', given = ''] = /^(([1-9a-z][\da-z]{0,8})\.([\da-z]{1,9}))\.([\w-]{43})$/.exec(token) ?? []
  const wanted = signatureOf(key, words)
  if (given.length !== wanted.length || !timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return undefined
  const said = { number: Number.parseInt(number, 36), until: new Date(Number.parseInt(until, 36)) }
  return now < said.until ? said : undefined
}
