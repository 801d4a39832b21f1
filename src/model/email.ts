import { withWesternDigits } from './fold.ts'

/** Before the @: words with single dots between them, without characters that end a header, begin a second address, or are invisible. */
const WORD = '[^\\s@.<>()[\\]\\\\,;:"\\p{C}\ufffd]+'
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}_-]*[\\p{L}\\p{M}\\p{N}])?'
/** Matches one e-mail address: a host has labels without hyphens at their ends, and ends in letters. */
export const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+(?:xn--[a-z\\d-]+|[\\p{L}\\p{M}]{2,})$`, 'iu')

/** Gives one spelling to digits, signs and spaces that keyboards write differently, and leaves out what nobody sees: `'０20 ٧946'` => `'020 7946'`. */
export const tidy = (text: string) =>
  withWesternDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** Returns an address with the apostrophe that mailboxes have, where a keyboard made a curly one: `'o’neill@…'` => `"o'neill@…"` */
export const plainAddress = (address: string) => address.replace(/[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\uff07]/g, "'")

/** Nobody pastes more into one line; what is longer is cut before it is looked at. */
const MOST_PASTED = 1000

/** Returns an address as it comes from a link, a letter or a sentence: `'Ada Hart <mailto:ada＠example。com>.'` => `'ada@example.com'`. */
export const tidyEmail = (text: string) =>
  plainAddress(tidy(text.slice(0, MOST_PASTED)))
    .replace(/^[^<>]*<([^<>]*)>[.,;]?$/, '$1')
    .replace(/^mailto:([^?]*).*/i, (_link, address: string) => address.replace(/%2B/gi, '+').replaceAll('%40', '@'))
    .replace(/^[\s"'“‘«‹「(<]+|[\s"'”’»›」)>.,;:!?。、，؛،]+$/g, '')
    .replaceAll('。', '.')
    .replace(/ ?@ ?/, '@')
