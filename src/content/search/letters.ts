import table from 'opencc-js/dict/TSCharacters'
import { fold } from '../../model/fold.ts'

const HAN = /\p{Script=Han}/u

/** Tells whether a text has Chinese characters, which stand without spaces. */
export const isHan = (text: string) => HAN.test(text)

/** A simplified character for each traditional one, both one letter long. */
const SIMPLE = new Map(
  table
    .split('|')
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([traditional, simplified]) => traditional.length === 1 && simplified.length === 1),
)

/** Returns Chinese in simplified characters, whichever it is written in, letter by letter: `'皺紋'` => `'皱纹'` */
export const oneScript = (text: string) => (isHan(text) ? text.replace(/\p{Script=Han}/gu, (one) => SIMPLE.get(one) ?? one) : text)

/** The Arabic article, alone or after a preposition: `'والليزر'` => `'ليزر'`, `'للوجه'` => `'وجه'` */
const withoutArticle = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=.{2})/, '')

/** Returns the words of a text as search compares them, with a space before and after each: `'إزالة الشعر'` => `' ازاله شعر '` */
export const wordsIn = (text: string) => ` ${oneScript(fold(text)).split(' ').map(withoutArticle).join(' ')} `

/** Returns the parts of a query that are looked for one by one: words, and Chinese as it stands: `'hifu多少钱'` => `['hifu', '多少钱']` */
export const partsOf = (query: string): string[] =>
  oneScript(fold(query))
    .split(' ')
    .flatMap((word) => word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [])
    .map(withoutArticle)

/** Returns each two characters that stand side by side: `'激光脱毛'` => `['激光', '光脱', '脱毛']` */
export const pairsOf = (text: string): string[] => [...text].slice(1).map((second, at) => [...text][at] + second)
