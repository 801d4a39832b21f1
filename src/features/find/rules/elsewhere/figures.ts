/** The kinds of figures that may stand in several places of the site. A `number` counts only where its place names the fact that it states. */
export type FigureKind = 'price' | 'phone' | 'email' | 'number'

/** A figure in a text: as it is written, and the value by which it is known in every notation. */
export type Figure = { kind: FigureKind; text: string; value: string; at: number }

const AMOUNT = String.raw`\d+(?:,\d{3})*(?:\.\d{1,2})?`
const PATTERNS: Record<FigureKind, RegExp> = {
  price: new RegExp(String.raw`(?:£|GBP)\s?${AMOUNT}|(?<![\d.,])${AMOUNT}\s?(?:£|GBP|英镑|英鎊|جنيه)`, 'g'),
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  phone: /(?<![\d£.,-])(?:\+|00)?\d(?:[ ().-]{0,2}\d){8,13}(?!\d)/g,
  number: /\d+(?:[.,]\d+)*/g,
}
const ONE_AMOUNT = new RegExp(AMOUNT)

/** `'+44 (0)20 7946 0182'` => `'02079460182'`: a number as it is dialled in the country. */
const national = (text: string) => text.replace(/\D/g, '').replace(/^(00)?44(?=0?\d{9,10}$)0?/, '0')

const VALUES: Record<FigureKind, (text: string) => string> = {
  price: (text) => String(Number((ONE_AMOUNT.exec(text)?.[0] ?? '').replaceAll(',', ''))),
  email: (text) => text.toLowerCase(),
  phone: national,
  number: (text) => text,
}

/** Returns the figures of a kind in a text: `('price', '£1,200 起')` => `[{ text: '£1,200', value: '1200', … }]` */
export const figuresOf = (kind: FigureKind, text: string): Figure[] =>
  [...text.matchAll(PATTERNS[kind])].map(({ 0: found, index }) => ({ kind, text: found, value: VALUES[kind](found), at: index }))

const INTERNATIONAL = /^(\+|00)?44[\s().-]*/

/**
 * Returns a figure as it is written where another one stood, in the notation of that place:
 * `('£90', '90英镑' of another place)` => `'90英镑'`; `('020 7946 0199', '442079460182')` => `'442079460199'`.
 */
export function writtenAs({ text, kind, value }: Pick<Figure, 'text' | 'kind' | 'value'>, there: string): string {
  if (kind === 'price') return there.replace(ONE_AMOUNT, (amount) => amountAs(ONE_AMOUNT.exec(text)?.[0] ?? value, amount))
  if (kind !== 'phone') return text
  const [, plus = ''] = INTERNATIONAL.exec(there) ?? []
  const isSpaced = /\d[^\d+]+\d/.test(there)
  if (/^(\+|00)?44/.test(there) && there.replace(/\D/g, '') !== national(there)) {
    const own = isSpaced ? spaced(text).slice(1) : value.slice(1)
    return `${plus}44${isSpaced ? ' ' : ''}${own}`
  }
  return isSpaced ? spaced(text) : value
}

/** `'+44 20 7946 0199'` => `'020 7946 0199'` */
const spaced = (phone: string) => phone.replace(/^(\+|00)?44[\s.-]*(\(0\))?\s*(?=\d)/, '0')

/** Keeps the way in which a place sets thousands apart. */
function amountAs(amount: string, there: string): string {
  const isPlain = Number(there.replaceAll(',', '')) >= 1000 && !there.includes(',')
  return isPlain ? amount.replaceAll(',', '') : amount
}
