import { readLink } from '../../../src/model/href.ts'

/**
 * Tells whether a word becomes a link by itself while it is typed, and which addresses a link may have. No single `#` and no
 * `/month` is one; what begins with `/` or `#` can still be chosen as an address.
 */
export const isAddress = (word: string): boolean =>
  readLink(word) !== undefined && /^(https?:\/\/[^\s.]+\.\S+|mailto:\S+@\S+|tel:\+?\d+|xref:\/(page|treatment)\/\S+)$/i.test(word)

/** A way to write Markdown instead of pressing a button: `**` makes what stands before it bold. */
export type Rule = { mode?: string; type?: string | string[] }

const MARKS = ['bold', 'italic']
const LIST_ITEM = 'li'

/** Leaves those that make what the toolbar offers: no heading, quote, code or line comes from a sign that was only typed. */
export const offered = ({ mode, type }: Rule): boolean => {
  if (mode === 'mark') return [type].flat().every((one) => one !== undefined && MARKS.includes(one))
  return mode === 'block' ? type === LIST_ITEM : true
}
