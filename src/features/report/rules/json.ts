import type { Json } from '../../../model/json.ts'

/** Returns the text of a field, a list as lines: `['a', 'b']` => `'a\nb'`; `''` for anything else. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : ''

/** Joins steps to the name of a field: `('blocks.2', 'heading')` => `'blocks.2.heading'`; each may be empty. */
export const join = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join('.')
