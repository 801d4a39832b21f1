import { fold } from '../../model/fold.ts'

const HAN = /\p{Script=Han}/u

/** Tells whether a text has Chinese characters, which stand without spaces. */
export const isHan = (text: string) => HAN.test(text)

/** The Arabic article, alone or after a preposition: `'والليزر'` => `'ليزر'`, `'للوجه'` => `'وجه'` */
const withoutArticle = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=.{2})/, '')

/** Returns the words of a text as search compares them, with a space before and after each: `'إزالة الشعر'` => `' ازاله شعر '` */
export const wordsIn = (text: string) => ` ${fold(text).split(' ').map(withoutArticle).join(' ')} `

/** Returns the parts of a query that are looked for one by one: words, and Chinese as it stands: `'hifu多少钱'` => `['hifu', '多少钱']` */
export const partsOf = (query: string): string[] =>
  fold(query)
    .split(' ')
    .flatMap((word) => word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [])
    .map(withoutArticle)

/** Returns each two characters that stand side by side: `'激光脱毛'` => `['激光', '光脱', '脱毛']` */
export const pairsOf = (text: string): string[] => [...text].slice(1).map((second, at) => [...text][at] + second)
