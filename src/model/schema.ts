import { type AnyObject, isEmpty, isObject } from './json.ts'
import { SAME } from './same/note.ts'

/** A field of the built schema (`tina/__generated__/_schema.json`). `ui` keeps what this site's own schema adds to it. */
export type Field = {
  name: string
  label?: string
  type: 'string' | 'rich-text' | 'image' | 'number' | 'boolean' | 'datetime' | 'reference' | 'object'
  list?: boolean
  required?: boolean
  isTitle?: boolean
  options?: (string | { value: string; label?: string })[]
  fields?: Field[]
  templates?: Template[]
  ui?: {
    pattern?: string
    patternMessage?: string
    range?: [number, number]
    /** The group that it is may not be left out. */
    needed?: boolean
    /** The name of the fact that it states, such as `phone`, and the clinic that this is of. */
    fact?: string
    clinic?: string
    /** The name of the time beside it that it has to be later than; there are both or none. */
    after?: string
    /** The name of the field in which no two items of the list may be alike. */
    once?: string
    /** It may say the same as a text elsewhere, and others the same as it. */
    same?: boolean
    /** The form draws the list as one field, in the panel around it. */
    whole?: boolean
  }
}

/** One kind of item of a list, such as a kind of section. */
export type Template = { name: string; label?: string; fields: Field[] }

/** A kind of document: the files below `path`. */
export type Collection = { name: string; label?: string; path: string; fields: Field[] }

/** Returns the values that a field offers; none where it takes any. */
export const choicesOf = ({ options = [] }: Field): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

/** A value that a field offers, and what people call it. */
export type FieldChoice = { value: string; label: string }

/** Returns what a field of a collection offers, in the words of its form; nothing where there is no such field. */
export function choicesIn({ fields }: Pick<Collection, 'fields'>, name: string): FieldChoice[] {
  const options = fields.find((one) => one.name === name)?.options ?? []
  return options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { value: option.value, label: option.label ?? option.value },
  )
}

/** Returns the fields that one item of a field has: those of its template, where it has one. */
export const fieldsOf = (field: Field, item: AnyObject): Field[] =>
  field.templates?.find(({ name }) => name === item._template)?.fields ?? field.fields ?? []

/** Tells whether a group holds nothing but translations: whoever clears the English takes the group away. */
export const isLeftEmpty = (fields: Field[], group: AnyObject): boolean =>
  fields.every(({ name, type, list, fields: inner = [] }) => {
    const value = group[name]
    if (name === 'translations' || name === SAME || type === 'boolean') return true
    return type === 'object' && !list && isObject(value) ? isLeftEmpty(inner, value) : isEmpty(value)
  })

/** Returns the fields that an object has once more in a language, given by its key: the texts, not what the CMS notes beside them. */
export function translatable(fields: Field[], key: string): Field[] {
  const languages = fields.find(({ name }) => name === 'translations')?.fields
  const own = languages?.find(({ name }) => name === key)?.fields ?? []
  return own.filter(({ name }) => fields.some((field) => field.name === name))
}
