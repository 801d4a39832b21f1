import type { Locale } from '../../../model/languages.ts'

/** A replacement that an editor asks for. `whole`: not inside longer words; `sameCase`: only with the same capitals; no language is all. */
export type ReplaceQuery = { find: string; put: string; whole: boolean; sameCase: boolean; language?: Locale }

/** A piece of a text; `becomes` where it is replaced, `''` where it goes away; `isAlike` where it was found and reads like the result already. */
export type Piece = { text: string; becomes?: string; isAlike?: true }

/**
 * Parts of a text that nobody reads as words: addresses, tags, places to fill in such as `{name}`, and the address of a link in
 * Markdown.
 */
const NO_TEXT = /\]\([^)]*\)|\b(?:https?:|mailto:|tel:)\S+|\bwww\.\S+|<\/?[a-z][^<>]*>|\{[^{}]*\}/giu

/** A letter or digit of a script that sets its words apart: Chinese doesn't. */
const LETTER = '[[\\p{L}\\p{N}\\p{M}]--\\p{Script=Han}]'

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Signs that people type in one way and texts have in others, each with the one that stands for all. */
const ALIKE: [RegExp, string][] = [
  [/[‘’‛ʼ′]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[‐‑]/g, '-'],
  [/\s/g, ' '],
  // The tatweel only makes an Arabic word longer, and what is not seen makes none another.
  [/[\u0640\p{Cf}]/gu, ''],
]

const LETTER_WITH_ACCENTS = /\P{M}\p{M}*|\p{M}+/gu

/** A text in one way of writing, and for each place in it where its letter begins and ends in the text; none within a ligature. */
type Folded = { text: string; from: Map<number, number>; to: Map<number, number> }

/**
 * Returns a text as it is compared: in whichever way its letters are composed, with a plain space and apostrophe for every kind of them,
 * and without what is not seen. Capitals and accents stay: `'ﬁne\u00a0day’s'` => `"fine day's"`.
 */
function folded(text: string): Folded {
  const [from, to] = [new Map<number, number>(), new Map<number, number>()]
  let out = ''
  for (const { index, 0: letter } of text.matchAll(LETTER_WITH_ACCENTS)) {
    const one = ALIKE.reduce((written, [signs, plain]) => written.replace(signs, plain), letter.normalize('NFKC'))
    if (one === '') continue
    from.set(out.length, index)
    out += one
    to.set(out.length, index + letter.length)
  }
  return { text: out, from, to }
}

/**
 * Makes the pattern of what is looked for, in a folded text. A word counts as whole where no letter stands beside it; in Chinese every
 * place is the end of a word.
 */
function patternOf(find: string, { whole, sameCase }: ReplaceQuery): RegExp {
  const [first, last] = [`^${LETTER}`, `${LETTER}$`].map((edge) => new RegExp(edge, 'v').test(find))
  const [before, after] = [whole && first ? `(?<!${LETTER})` : '', whole && last ? `(?!${LETTER})` : '']
  return new RegExp(before + literal(find) + after, sameCase ? 'gv' : 'giv')
}

/** Returns where something stands in a folded text. No letter is parted from its accents or vowel signs, and no ligature in two. */
function* foundIn({ text, from, to }: Folded, pattern: RegExp): Generator<{ at: number; start: number; end: number }> {
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [start, end] = [from.get(found.index), to.get(found.index + found[0].length)]
    if (start !== undefined && end !== undefined) yield { at: found.index, start, end }
    else pattern.lastIndex = found.index + 1
  }
}

const SENTENCE_START = /(?:^|[.!?؟:|\n]\s*)[\s"“‘'(«]*$/u
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/**
 * Returns a function that takes a text to pieces: those that stay as they are, and those that are replaced. What is found is found in
 * every way of writing it. At the start of a sentence a capital stays one. What stands within the result already is left:
 * of `Profhilo`, which is to be `Profhilo®`, the one in `Profhilo®`.
 */
export function replacer(wanted: ReplaceQuery): (text: string) => Piece[] {
  const [find, put] = [folded(wanted.find).text, folded(wanted.put).text]
  if (!find) return (text) => [{ text }]
  const pattern = patternOf(find, wanted)
  const inPut = [...put.matchAll(new RegExp(literal(find), wanted.sameCase ? 'gv' : 'giv'))].map(({ index }) => index)
  const isOtherWriting = put.length === find.length
  return (text) => {
    const whole = folded(text)
    const closed = [...text.matchAll(NO_TEXT)].map(({ index, 0: found }) => [index, index + found.length] as const)
    const pieces: Piece[] = []
    let done = 0
    for (const { at, start, end } of foundIn(whole, pattern)) {
      if (closed.some(([from, to]) => from < end && start < to)) continue
      const found = text.slice(start, end)
      const isStart = isCapital(found) && !isCapital(wanted.find) && SENTENCE_START.test(text.slice(0, start))
      const becomes = isStart ? capitalised(wanted.put) : wanted.put
      const stands = (one: number) => [put, capitalised(put)].includes(whole.text.slice(at - one, at - one + put.length))
      const isAlike = found === becomes || (!isOtherWriting && inPut.some((one) => one <= at && stands(one)))
      pieces.push({ text: text.slice(done, start) }, { text: found, ...(isAlike ? { isAlike } : { becomes }) })
      done = end
    }
    return [...pieces, { text: text.slice(done) }].filter(({ text: own, becomes }) => own !== '' || becomes !== undefined)
  }
}

/** Returns the text that pieces make. */
export const joined = (pieces: Piece[]): string => pieces.map(({ text, becomes }) => becomes ?? text).join('')

/** Tells whether anything of a text is replaced. */
export const changes = (pieces: Piece[]): boolean => pieces.some(({ becomes }) => becomes !== undefined)
