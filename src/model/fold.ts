/** Returns a text with Western digits for Arabic and Persian ones: `'٠٢٠'` => `'020'` */
export const withWesternDigits = (text: string) =>
  // Both begin at a multiple of sixteen.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))

/** Letters of Persian, Urdu and Kurdish keyboards that Arabic ones write otherwise, and what stands for them. */
const KEYBOARDS: [RegExp, string][] = [
  [/ٱ/g, 'ا'],
  [/[ىیےېۍ]/g, 'ي'],
  [/[کڪګ]/g, 'ك'],
  [/[ةہھەۀہۃ]/g, 'ه'],
]

/**
 * Returns letters as search compares them, one by one: no case, no accents, no Arabic vowel signs, one form for letters that
 * are written in several or on several keyboards, nothing that is not seen, a space for what is no letter or digit: `'Crème, أ٤'` => `'creme  ا4'`.
 */
export const foldLetters = (text: string) =>
  KEYBOARDS.reduce(
    (folded, [letters, one]) => folded.replace(letters, one),
    withWesternDigits(
      text
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}\u0640ء]/gu, '')
        .toLowerCase(),
    ),
  ).replace(/[^\p{L}\p{N}]/gu, ' ')

/**
 * Returns a text folded letter by letter, and where each letter of it comes from in the text, with the end of the text as the last
 * place: `'ﬁn'` => `{ folded: 'fin', at: [0, 0, 1, 2] }`.
 */
export function foldedWithPlaces(text: string): { folded: string; at: number[] } {
  const at: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    const letters = foldLetters(character)
    folded += letters
    for (let index = 0; index < letters.length; index += 1) at.push(place)
    place += character.length
  }
  return { folded, at: [...at, place] }
}

/** Returns a text as search compares it: `'إزالة الشَّعر'` => `'ازاله الشعر'`, `'ＨＩＦＵ, new'` => `'hifu new'`. */
export const fold = (text: string) => foldLetters(text).replace(/ +/g, ' ').trim()

/** Returns the words of a query, folded; the Arabic article is left off: `'الليزر كريم'` => `['ليزر', 'كريم']` */
export const termsOf = (query: string) =>
  fold(query)
    .split(' ')
    .filter(Boolean)
    .map((term) => term.replace(/^ال(?=.{2})/, ''))
