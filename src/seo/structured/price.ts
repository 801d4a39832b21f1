const FIGURE = /£\s?(\d[\d,]*(?:\.\d+)?)/g
/** The words, beside a figure, that make it the least price, in the languages of the site. */
const FROM = /^(from|起|ابتداءً من)$/i

/** A price in pounds: that of the thing itself, or the least it costs. */
export type Pounds = { price: number } | { minPrice: number }

/**
 * Returns the price that a text states as a number: `'£420'` => `{ price: 420 }`, `'From £1,200'` => `{ minPrice: 1200 }`;
 * undefined for one that says anything else, such as `'TBC'` or `'£90–£120'`.
 */
export function poundsIn(text: string | undefined): Pounds | undefined {
  const [figure, ...others] = [...(text ?? '').matchAll(FIGURE)]
  if (!text || !figure?.[1] || others.length > 0) return undefined
  const pounds = Number(figure[1].replaceAll(',', ''))
  const rest = text.replace(figure[0], '').trim()
  if (rest === '') return { price: pounds }
  return FROM.test(rest) ? { minPrice: pounds } : undefined
}
