import { sentenceAt } from './clinics-of.ts'
import { type FigureKind, figuresOf } from './figures.ts'

/** Signs and words of a sentence that counts with a price. */
const COUNTED =
  /[×=%＝+]|\d\s?x\b|\bx\s?\d|\b(?:course|sessions|package|total|save|instead of)\b|共|合计|合計|总|總|疗程|套餐|套票|جلسات|دورة|المجموع|خصم/iu

/** A course has as many sessions at the most. */
const MOST_SESSIONS = 20

const isMultiple = (many: number, one: number) => one > 0 && many % one === 0 && many / one > 1 && many / one <= MOST_SESSIONS

/**
 * Returns the prices of a text that may be counted from one of its prices, and would be stale if that changed: a multiple or a part
 * of it, and those in a sentence that counts with it: `('3 × £150 = £450', 'price', '150')` => `['£450']`.
 */
export function sumsBeside(text: string, kind: FigureKind, figure: string): string[] {
  if (kind !== 'price') return []
  const prices = figuresOf('price', text)
  const counted = prices.filter(({ value }) => value === figure).map(({ at }) => sentenceAt(text, at))
  const sums = prices.filter(({ value, at }) => {
    if (value === figure) return false
    const sentence = sentenceAt(text, at)
    const [one, other] = [Number(value), Number(figure)]
    return isMultiple(one, other) || isMultiple(other, one) || (counted.includes(sentence) && COUNTED.test(sentence))
  })
  return [...new Set(sums.map(({ text: written }) => written))]
}
