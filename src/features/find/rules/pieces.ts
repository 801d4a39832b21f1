import type { Locale } from '../../../model/languages.ts'

/** A replacement that an editor asks for. `whole`: not inside longer words; `sameCase`: only with the same capitals; no language is all. */
export type ReplaceQuery = { find: string; put: string; whole: boolean; sameCase: boolean; language?: Locale }

/** A piece of a text; `becomes` where it is replaced, `''` where it goes away. */
export type Piece = { text: string; becomes?: string }

/**
 * Parts of a text that nobody reads as words: addresses, tags, places to fill in such as `{name}`, and the address of a link in
 * Markdown.
 */
const NO_TEXT = /\]\([^)]*\)|\b(?:https?:|mailto:|tel:)\S+|\bwww\.\S+|<\/?[a-z][^<>]*>|\{[^{}]*\}/giu

/** A letter or digit of a script that sets its words apart: Chinese doesn't. */
const LETTER = '[[\\p{L}\\p{N}\\p{M}]--\\p{Script=Han}]'

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * Makes the pattern of what is looked for. A word counts as whole where no letter stands beside it; in Chinese every place is
 * the end of a word. No letter is parted from the accents or vowel signs that belong to it.
 */
function patternOf({ find, whole, sameCase }: ReplaceQuery): RegExp {
  const [first, last] = [`^${LETTER}`, `${LETTER}$`].map((edge) => new RegExp(edge, 'v').test(find))
  const [before, after] = [whole && first ? `(?<!${LETTER})` : '', whole && last ? `(?!${LETTER})` : '(?!\\p{M})']
  return new RegExp(before + literal(find) + after, sameCase ? 'gv' : 'giv')
}

/** Returns a function that takes a text to pieces: those that stay as they are, and those that are replaced. */
export function replacer(wanted: ReplaceQuery): (text: string) => Piece[] {
  if (!wanted.find) return (text) => [{ text }]
  const pattern = patternOf(wanted)
  return (text) => {
    const closed = [...text.matchAll(NO_TEXT)].map(({ index, 0: found }) => [index, index + found.length] as const)
    const pieces: Piece[] = []
    let at = 0
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const end = index + found.length
      if (found === wanted.put || closed.some(([from, to]) => from < end && index < to)) continue
      pieces.push({ text: text.slice(at, index) }, { text: found, becomes: wanted.put })
      at = end
    }
    return [...pieces, { text: text.slice(at) }].filter(({ text: own, becomes }) => own !== '' || becomes !== undefined)
  }
}

/** Returns the text that pieces make. */
export const joined = (pieces: Piece[]): string => pieces.map(({ text, becomes }) => becomes ?? text).join('')

/** Tells whether anything of a text is replaced. */
export const changes = (pieces: Piece[]): boolean => pieces.some(({ becomes }) => becomes !== undefined)
