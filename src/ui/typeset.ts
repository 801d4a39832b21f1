/** `6`, `9:30`, `1,200`; no number that begins as a telephone's does. */
const NUMBER = String.raw`(?:0?\d:\d\d|0\.\d+|0|[1-9]\d{0,4}(?:[.,:]\d+)*)`
const FIGURE = String.raw`[£€$]?${NUMBER}(?:\s?(?:am|pm|%))?`
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*'
/** Two figures or days with a hyphen between them, but no part of a date, a code or a longer number. */
const BETWEEN = String.raw`(?<![\p{L}\d.,:/£€$–-])(?:(${FIGURE})\s?[-–]\s?(?=${FIGURE}(?![\d/–-]))|(${DAY})-(?=${DAY}))`
const RANGE = new RegExp(BETWEEN, 'gu')

/** An address in running text, which stays as it is: `ask@clinic.example`, `https://…`, `www.…` */
const ADDRESS = /(\S*(?:@|:\/\/|www\.)\S*)/

/** Quotation marks are those of Latin letters: Chinese and Arabic have their own. */
const OTHER_SCRIPT = /[\p{Script=Han}\p{Script=Arabic}]/u

const apostrophes = (text: string) =>
  text
    // In a word, at the end of one, or where one begins without its first letters: don't, clients', 'tis, '90s, and a leaf of rich text that is 's.
    .replace(/(?<=[\p{L}]|\d(?=.\p{L}))'/gu, '’')
    .replace(/(?<![\p{L}\d])'(?=(?:s|t|re|ll|ve|d|m|tis|twas)\b|\d)/gu, '’')

const quotes = (text: string) =>
  text
    .replace(/(?<=^|[\s([“‘–—])'(?=\p{L})/gu, '‘')
    .replace(/(?<=^|[\s([‘–—])"(?=\S)/gu, '“')
    .replace(/(?<![\d\s])"|(?<=“[^”"]*)"/g, '”')
    .replace(/(?<=[.,!?…”])'/g, '’')

const setWords = (text: string) => {
  const set = apostrophes(text.replace(RANGE, '$1$2–').replace(/(?<=\S) - (?=\D)/g, ' – '))
  return OTHER_SCRIPT.test(text) ? set : quotes(set)
}

/**
 * Returns a text with the marks of a printed page in place of a keyboard's: `"It's 6-18 months, Mon-Fri"` => `'It’s 6–18 months, Mon–Fri'`.
 * Addresses in it, dates, codes and telephone numbers stay as they are. For what is read, never for links or attributes.
 */
export const typeset = (text: string): string =>
  /['"-]/.test(text)
    ? text
        .split(ADDRESS)
        .map((part, index) => (index % 2 === 1 ? part : setWords(part)))
        .join('')
    : text
