/** The most characters of the name of a person. */
const LONGEST_PERSON = 80

/** Letters of any script, with the marks that stand in names: `'Zoë O’Hara-Ng'`, `'J. R. Low'`, `'玛丽·安'`. No commas, brackets or digits: they would say what somebody is. */
const NAME = /^\p{L}[\p{L}\p{M} .'’·‐‑\u200c-]*$/u
/** Letters that look alike in two scripts: a name that mixes them can pass for another. */
const [LATIN, ALIKE] = [/\p{Script=Latin}/u, /[\p{Script=Cyrillic}\p{Script=Greek}]/u]

/** Returns why a text can't be the name of a person; undefined where it can. */
export function faultInName(name: string): 'empty' | 'long' | 'marks' | 'mixed' | undefined {
  if (!/\p{L}/u.test(name)) return 'empty'
  if ([...name].length > LONGEST_PERSON) return 'long'
  if (!NAME.test(name)) return 'marks'
  return LATIN.test(name) && ALIKE.test(name) ? 'mixed' : undefined
}

/** Cyrillic and Greek small letters that look like Latin ones, and these: i and l are one in many typefaces when the first is a capital. */
const LOOKS = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ι: 'i',
  l: 'i',
}

const seen = (name: string) =>
  [...name.normalize('NFKC').toLowerCase()]
    .filter((letter) => !/[\s.'’ʼʻ·‐‑-]|\p{Default_Ignorable_Code_Point}/u.test(letter))
    .map((letter) => LOOKS[letter as keyof typeof LOOKS] ?? letter)
    .join('')

/** Tells whether people would take two names for one: `'Ada Hart'`, `'ada  HART'` and `'Аda-Hart'` (with a Cyrillic А) are the same. */
export const isSameName = (one: string, other: string): boolean => seen(one) === seen(other)

/** Makes a name of what stands before the @ of an address, where nobody has given one: `'bookings2@x.example'` => `'bookings'`. */
export const nameFromEmail = (email: string): string => (email.split('@')[0] ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ').trim() || 'Editor'
