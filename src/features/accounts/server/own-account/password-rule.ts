import type { Editor } from '../../../../model/editor.ts'
import { strengthOf } from '../../rules/password-strength.ts'

const LEAST = 12
const MOST = 128
/** The number of letters and digits that a password needs besides the words that anybody can look up. */
const LEAST_UNKNOWN = 8
const LEAST_STRENGTH = 3

/**
 * Returns the words of three letters and more, the longest first:
 * `('Rose & Thistle', 'ada@clinic.example')` => `['thistle', 'example', 'clinic', 'rose', 'ada']`.
 */
const wordsOf = (...texts: string[]) =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)

/** Counts the letters and digits of a password that are left without some words: `('Thistle-Rose-2026', ['thistle', 'rose'])` => 4 */
function lettersBeside(password: string, words: string[]): number {
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), password.normalize('NFKC').toLowerCase())
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length
}

/** Returns a refusal for whoever chose this password; undefined where it is a good one. */
export async function refusalOfPassword(password: string, { name, email }: Editor, brand: string): Promise<string | undefined> {
  const { length } = [...password]
  if (length < LEAST) return `A password needs at least ${LEAST} characters; this one has ${length}.`
  if (length > MOST) return `A password may have ${MOST} characters; this one has ${length}.`
  const words = wordsOf(name, email, brand)
  const unknown = lettersBeside(password, words)
  if (unknown < LEAST_UNKNOWN && unknown < lettersBeside(password, []))
    return 'This password is made of the name, the address or the site of its owner, which anybody can look up: choose other words.'
  if ((await strengthOf(password, words)) < LEAST_STRENGTH)
    return 'This password is among those that are tried first: choose a longer one, such as four words that have nothing to do with each other.'
  return undefined
}
