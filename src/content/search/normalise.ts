/**
 * Returns a text as search compares it: no case, no accents, no Arabic vowel signs, one form for letters written in
 * several: `'Crème'` => `'creme'`, `'إزالة الشَّعر'` => `'ازاله الشعر'`, `'ＨＩＦＵ'` => `'hifu'`.
 */
export const normalise = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the words of a query; the Arabic article is left off: `'الليزر كريم'` => `['ليزر', 'كريم']` */
export const termsOf = (query: string) =>
  normalise(query)
    .split(' ')
    .filter(Boolean)
    .map((term) => term.replace(/^ال(?=.{2})/, ''))
