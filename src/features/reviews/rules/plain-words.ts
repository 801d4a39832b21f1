/**
 * Returns a text as it is compared with words that somebody picked on the page: without the marks of rich text, and with a keyboard's
 * signs in place of a printed page's. `'**It’s** 6–18 months|long'` => `"It's 6-18 months long"`
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[^\p{L}\d\s])/gu, '')
    .replace(/^\s*(#{1,6}|[*+-]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|[*_`])(?=\S)([^*_`]*?)(?<=\S)\1/g, '$2')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*[-–—]\s*/g, '-')
    .replace(/[\u00ad\u200b-\u200f\u2060\u2066-\u2069]/g, '')
    .replace(/[\s|]+/g, ' ')
    .trim()

/** Tells whether a text holds some words, whichever of both was picked on the page. */
export const holdsWords = (text: string, words: string): boolean => plainWords(text).includes(plainWords(words))
