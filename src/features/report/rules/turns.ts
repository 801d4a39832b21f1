/** Turns of phrase that a reader notices when they come back, each with how often one page may have it. A new one is a line here. */
const TURNS: [pattern: RegExp, name: string, most: number][] = [
  [/\bin writing\b/gi, 'in writing', 2],
  [/\blook(?:s|ed|ing)?\b(?! (?:after|at|for|into|forward)\b)/gi, 'look', 5],
  [/\brather than\b/gi, 'rather than', 3],
  [/\b(?:would|['’]d) rather\b/gi, 'would rather', 2],
  [/\bsays? so\b/gi, 'say so', 2],
  [/\bin plain (?:words|English)\b|\bplainly\b/gi, 'plainly', 2],
  [/\bbefore you (?:decide|pay)\b/gi, 'before you decide', 3],
]

/** A turn of phrase that stands more often in a page than it may. */
export type RepeatedPhrase = { name: string; times: number; most: number }

/** Returns the turns that come back too often in the texts of one page, the most frequent first. */
export function turnsIn(texts: string[]): RepeatedPhrase[] {
  const all = texts.join('\n')
  return TURNS.map(([pattern, name, most]) => ({ name, times: all.match(pattern)?.length ?? 0, most }))
    .filter(({ times, most }) => times > most)
    .sort((a, b) => b.times - a.times)
}

/** Tells whether a text has a turn, by its name. */
export const hasTurn = (text: string, name: string): boolean => TURNS.some(([pattern, own]) => own === name && text.search(pattern) >= 0)

/** The longest sentence that reads as an aphorism, in words. */
const SHORT = 12
/** What turns a short sentence on its own end: `'…, not by calendar.'`, `'Not a fill, but a film.'`, `'No hurry, no promise.'` */
const APHORISMS = [
  /, (?:not|never) [^,.;:]{2,40}\.$/i,
  /^not [^.]{2,50}, but [^.]{2,50}\.$/i,
  /^(?:no|never) [^,.]{2,30}, (?:no|never) [^,.]{2,30}\.$/i,
]

/** Returns the short sentences of a text that say what something is not: `'A plan is a list, not a promise.'` */
export const aphorismsIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length <= SHORT && APHORISMS.some((pattern) => pattern.test(sentence)))
