import { foldedWithPlaces } from '../../../model/fold.ts'
import type { FoundPart } from './find.ts'

/** Returns a text with the parts by themselves that hold one of the folded words: `('Crème de', ['creme'])` => `[{ text: 'Crème', isFound: true }, { text: ' de' }]`. */
export function foundParts(text: string, terms: string[]): FoundPart[] {
  const { folded, at: places } = foldedWithPlaces(text)
  const isFound = new Array<boolean>(text.length).fill(false)
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      const last = places[at + term.length - 1] ?? 0
      // What follows without a letter of its own, such as a vowel sign, belongs to the letter before it.
      const end = places.slice(at + term.length).find((place) => place > last) ?? text.length
      isFound.fill(true, places[at] ?? 0, end)
    }
  }
  const parts: FoundPart[] = []
  for (let at = 0; at < text.length; ) {
    let end = at + 1
    while (end < text.length && isFound[end] === isFound[at]) end += 1
    parts.push({ text: text.slice(at, end), ...(isFound[at] && { isFound: true as const }) })
    at = end
  }
  return parts
}

const BEFORE = 40
const AFTER = 160

/** Returns the parts around the first found one: a long text begins shortly before it, and ends some words after it. */
export function aroundFirst(parts: FoundPart[]): FoundPart[] {
  const first = parts.findIndex(({ isFound }) => isFound)
  const before = parts[first - 1]
  const shown = before && before.text.length > BEFORE ? [{ text: `…${lastWords(before.text, BEFORE)}` }, ...parts.slice(first)] : parts
  let left = BEFORE + AFTER
  return shown.flatMap((part) => {
    if (left <= 0) return []
    const text = part.text.length > left ? `${firstWords(part.text, left)}…` : part.text
    left -= part.text.length
    return [{ ...part, text }]
  })
}

/** `('of the skin', 6)` => `'skin'`; a text of one long word, as Chinese is, is cut where it has to be. */
const lastWords = (text: string, most: number) => text.slice(-most).replace(/^\S*\s(?=\S)/, '')
const firstWords = (text: string, most: number) => text.slice(0, most).replace(/(?<=\S)\s\S*$/, '')
