/**
 * Returns letters as search compares them, one by one: no case, no accents, no Arabic vowel signs, one form for letters that
 * are written in several, a space for what is no letter or digit: `'Crème, أ٤'` => `'creme  ا4'`.
 */
export const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640ء]/gu, '')
    .toLowerCase()
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[^\p{L}\p{N}]/gu, ' ')

/** Returns a text as search compares it: `'إزالة الشَّعر'` => `'ازاله الشعر'`, `'ＨＩＦＵ, new'` => `'hifu new'`. */
export const fold = (text: string) => foldLetters(text).replace(/ +/g, ' ').trim()

/** Returns the words of a query, folded; the Arabic article is left off: `'الليزر كريم'` => `['ليزر', 'كريم']` */
export const termsOf = (query: string) =>
  fold(query)
    .split(' ')
    .filter(Boolean)
    .map((term) => term.replace(/^ال(?=.{2})/, ''))
