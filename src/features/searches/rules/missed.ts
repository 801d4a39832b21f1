import { fold } from '../../../model/fold.ts'
import type { Locale } from '../../../model/languages.ts'

export const MISSED = '/api/searches/missed'

/** Words that were searched for on a day, as `'2026-03-10'`, and not found, and how often. */
export type MissedSearch = { day: string; locale: Locale; words: string; count: number }

/** For so many days they are kept. */
export const KEPT_DAYS = 90

const MOST_LETTERS = 60
const MOST_WORDS = 6
/** So many digits may be a telephone's or a card's. */
const DIGITS = 6
const ADDRESS = /[@＠]|:\/\/|\bwww\./i

/**
 * Returns the words of a search as they are kept; undefined for what may be about a person: an e-mail address, a telephone number,
 * anything as long as a sentence. `' Tear-trough '` => `'tear trough'`
 */
export function keptWords(query: string): string | undefined {
  if (ADDRESS.test(query)) return undefined
  const words = fold(query)
  if ((words.match(/\d/g) ?? []).length >= DIGITS) return undefined
  if (words.length > MOST_LETTERS || words.split(' ').length > MOST_WORDS) return undefined
  return /\p{L}{2}/u.test(words) ? words : undefined
}

/** Returns the searches without those that are the beginning of another one of the same day: the page searches while somebody types. */
export const withoutBeginnings = (all: MissedSearch[]): MissedSearch[] =>
  all.filter(
    ({ day, locale, words }) =>
      !all.some((other) => other.day === day && other.locale === locale && other.words !== words && other.words.startsWith(words)),
  )
