import { type ArrayChange, diffArrays } from 'diff'

/** A stretch of a text: whether it differs from the other text. */
export type Stretch = { text: string; isChanged: boolean }

/** Beyond so many words that came or went, two texts are different texts. */
const MOST_EDITS = 600

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Splits a text into words, the signs between them, and single Han characters, of which a reader sees each that changed. */
const tokensOf = (text: string): string[] =>
  [...words.segment(text)].flatMap(({ segment }) => (/\p{Script=Han}/u.test(segment) ? [...segment] : segment))

/**
 * Compares two texts word by word: `('at four', 'at five')` => before `[{ text: 'at ', isChanged: false }, { text: 'four',
 * isChanged: true }]`, after the same with `'five'`. Texts with next to nothing in common are changed as a whole.
 */
export function wordChanges(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_EDITS })
  if (!changes) return { before: stretch(before, true), after: stretch(after, true) }
  return { before: sideOf(changes, 'added'), after: sideOf(changes, 'removed') }
}

const stretch = (text: string, isChanged: boolean): Stretch[] => (text ? [{ text, isChanged }] : [])

/** One of the two texts: all but what only the other has. Spaces between two words that changed belong to what changed. */
function sideOf(changes: ArrayChange<string>[], other: 'added' | 'removed'): Stretch[] {
  const own = changes.filter((change) => !change[other])
  const stretches = own.map(({ value, added, removed }) => ({ text: value.join(''), isChanged: added || removed }))
  return stretches.reduce<Stretch[]>((joined, one, at) => {
    const isBetween = !one.text.trim() && stretches[at - 1]?.isChanged === true && stretches[at + 1]?.isChanged === true
    const isChanged = one.isChanged || isBetween
    const last = joined.at(-1)
    if (last?.isChanged === isChanged) last.text += one.text
    else joined.push({ text: one.text, isChanged })
    return joined
  }, [])
}
