/** The most characters of the name of a person. */
const LONGEST_PERSON = 80

/**
 * Letters of any script, with the marks that stand in names: `'Zoë O’Hara-Ng'`, `'J. R. Low'`, `'玛丽·安'`. No commas, brackets or digits: they
 * would say what somebody is.
 */
const NAME = /^\p{L}[\p{L}\p{M} .'’·‐‑\u200c-]*$/u
/** Letters that nobody sees, such as U+3164. */
const UNSEEN = /(?!\u200c)\p{Default_Ignorable_Code_Point}/u
/** Latin beside another alphabet can pass for Latin alone; beside Chinese, Japanese and Korean it can't. */
const [LATIN, OTHER] = [
  /\p{Script=Latin}/u,
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}])\p{L}/u,
]

/** Returns why a text can't be the name of a person; undefined where it can. */
export function faultInName(name: string): 'empty' | 'long' | 'marks' | 'mixed' | undefined {
  if (!/\p{L}/u.test(name)) return 'empty'
  if ([...name].length > LONGEST_PERSON) return 'long'
  if (!NAME.test(name) || UNSEEN.test(name)) return 'marks'
  return LATIN.test(name) && OTHER.test(name) ? 'mixed' : undefined
}

/** Letters of other alphabets, and a few Latin ones, by the plain letter for which people take them. In many typefaces a capital i is an l. */
const LOOKS = new Map(
  Object.entries({
    a: 'аαɑАΑ',
    b: 'ВΒ',
    c: 'сϲСϹ',
    d: 'ԁ',
    e: 'еεЕΕ',
    g: 'ɡ',
    h: 'һНΗ',
    i: 'іιıІΙӀlLΙ|',
    j: 'јЈ',
    k: 'кκКΚ',
    m: 'мМΜ',
    n: 'ո',
    o: 'оοօОΟՕ',
    p: 'рρРΡ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕЅ',
    t: 'тτТΤ',
    u: 'υս',
    v: 'νѵ',
    w: 'ԝ',
    x: 'хχХΧ',
    y: 'уγУΥ',
    z: 'Ζ',
  }).flatMap(([plain, alike]) => [...alike].map((letter) => [letter, plain] as const)),
)
/** Greek capitals whose small letters look like another one. */
const NU = /Ν/gu

const seen = (name: string) =>
  [...name.normalize('NFKC').replace(NU, 'n')]
    .filter((letter) => !/[\s.'’ʼʻ·‐‑-]|\p{Default_Ignorable_Code_Point}/u.test(letter))
    .map((letter) => LOOKS.get(letter) ?? LOOKS.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join('')

/** Tells whether people would take two names for one: `'Ada Hart'`, `'ada  HART'` and `'Аda-Hart'` (with a Cyrillic А) are the same. */
export const isSameName = (one: string, other: string): boolean => seen(one) === seen(other)

/** Makes a name of what stands before the @ of an address, where nobody has given one: `'bookings2@x.example'` => `'bookings'`. */
export const nameFromEmail = (email: string): string => (email.split('@')[0] ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ').trim() || 'Editor'
