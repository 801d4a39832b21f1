/** A field as the built schema has it (`tina/__generated__/_schema.json`): what matters for judging a value. */
export type Field = {
  name: string
  label?: string
  type: string
  list?: boolean
  required?: boolean
  options?: (string | { value: string; label?: string })[]
  fields?: Field[]
  templates?: Template[]
  ui?: { pattern?: string; patternMessage?: string; range?: [number, number]; needed?: boolean }
}
export type Template = { name: string; label?: string; fields: Field[] }

/** A kind of document: the files below `path`. */
export type Collection = { name: string; label?: string; path: string; fields: Field[] }

/** An object of a document. */
export type Node = { [name: string]: unknown }

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing that a visitor could see: `''`, `' '`, `null`, `[]`; `0` and `false` are something. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The fields that one item of an object has: those of its template, where it has one. */
export const fieldsOf = (field: Field, item: Node): Field[] =>
  field.templates?.find(({ name }) => name === item._template)?.fields ?? field.fields ?? []

/** Whether a group holds nothing but translations: whoever clears the English takes the group away. */
export const isLeftEmpty = (fields: Field[], group: Node): boolean =>
  fields.every(({ name, type, list, fields: inner = [] }) => {
    const value = group[name]
    if (name === 'translations' || type === 'boolean') return true
    return type === 'object' && !list && isNode(value) ? isLeftEmpty(inner, value) : isEmpty(value)
  })
