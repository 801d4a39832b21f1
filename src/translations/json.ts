/** Any value of a content file. */
export type Json = string | number | boolean | null | Json[] | Node
export type Node = { [name: string]: Json }

/** `{}` => true; lists, texts and null are no nodes. */
export const isNode = (value: Json | undefined): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field holds nothing to read: absent, null, `''`, `[]`. */
export const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
