import type { Json } from '../../../model/json.ts'

export { isNode, type Json, type Node } from '../../../model/json.ts'

/** `''`, `'  '`, `[]`, null and undefined are empty; `0` and `false` are not. */
export const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The text of a field, a list as lines: `['a', 'b']` => `'a\nb'`; `''` for anything else. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : ''

/** `('blocks.2', 'heading')` => `'blocks.2.heading'`; either may be empty. */
export const join = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join('.')
