const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []

/** Words that say nothing by themselves, so that a phrase of them alone is no repetition. */
const SMALL = new Set(
  'a an and after at before by do does for from how if in is it not of on or our the this to what when where who with you your'.split(' '),
)
/** `'Recovery, day by day'` says one word twice because that is how it is said. */
const ONE_BY_ONE = /\b(\p{L}+) by \1\b/giu
const saying = (words: string[]) => words.filter((word) => !SMALL.has(word))

/** The phrases of three words in a heading that say something: `'Plan it for a quiet week'` => `['plan it for', 'for a quiet', 'a quiet week']` */
export function phrasesIn(heading: string): string[] {
  const words = wordsIn(heading)
  return words
    .slice(2)
    .map((_, at) => words.slice(at, at + 3))
    .filter((phrase) => saying(phrase).length > 0)
    .map((phrase) => phrase.join(' '))
}

/** Tells whether a heading says what something is not, or one word twice: `'A plan, not just a peel'`, `'London questions, London answers'` */
export function playsWithWords(heading: string): boolean {
  const words = saying(wordsIn(heading.replace(ONE_BY_ONE, '$1')))
  return /,\s*(?:not|never|no) /i.test(heading) || /\bor neither\b/i.test(heading) || new Set(words).size < words.length
}
