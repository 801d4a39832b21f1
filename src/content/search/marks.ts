import { foldedWithPlaces } from '../../model/fold.ts'
import { isHan, oneScript } from './letters.ts'

/** So long may a text under a title be, in letters; Chinese takes half as many. */
const MOST = 170
/** A text that is cut begins so many letters before what was found. */
const BEFORE = 40
/** Shorter words are marked only where a word begins. */
const SHORT = 3

/** Arabic letters are joined: a mark begins and ends with the word. */
const ARABIC = /\p{Script=Arabic}/u

/** Returns the beginning and end of what is marked where `word` stands at `from`. */
function reach(folded: string, word: string, from: number): [number, number] {
  const to = from + word.length
  if (!ARABIC.test(word)) return [from, to]
  const end = folded.indexOf(' ', to)
  return [folded.lastIndexOf(' ', from) + 1, end < 0 ? folded.length : end]
}

/** The places of words in a text: `[from, to]`, in order, none touching another. */
function placesOf(text: string, words: string[]): [number, number][] {
  const { folded: letters, at } = foldedWithPlaces(text)
  const folded = oneScript(letters)
  const found: [number, number][] = []
  for (const word of words)
    for (let from = folded.indexOf(word); word && from >= 0; from = folded.indexOf(word, from + word.length)) {
      const begins = from === 0 || folded[from - 1] === ' '
      const [first, last] = reach(folded, word, from)
      if (begins || isHan(word) || word.length >= SHORT) found.push([at[first] ?? 0, at[last] ?? text.length])
    }
  const joined: [number, number][] = []
  for (const [from, to] of found.sort(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** Returns a text in parts, of which each second one is what it was found by: `('Lip filler', ['filler'])` => `['Lip ', 'filler', '']` */
export function marked(text: string, words: string[]): string[] {
  const places = placesOf(text, words)
  const parts = places.flatMap(([from, to], index) => [text.slice(places[index - 1]?.[1] ?? 0, from), text.slice(from, to)])
  return [...parts, text.slice(places.at(-1)?.[1] ?? 0)]
}

/** Returns the piece of a long text in which it was found, with `…` where it is cut. */
export function piece(text: string, words: string[]): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  const most = isHan(whole) ? MOST / 2 : MOST
  if (whole.length <= most) return whole
  const first = placesOf(whole, words)[0]?.[0] ?? 0
  const from = first < most - BEFORE ? 0 : whole.indexOf(' ', first - BEFORE) + 1 || first
  const cut = whole.slice(from, from + most)
  const end = from + most >= whole.length ? cut : `${cut.replace(/\s\S*$/, '')}…`
  return from > 0 ? `…${end}` : end
}
