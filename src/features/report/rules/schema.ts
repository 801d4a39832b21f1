/** A field as the CMS understood it. `ui` keeps what this site's own schema adds: which fact a field states, of which clinic. */
export type Field = {
  name: string
  label?: string
  type: 'string' | 'rich-text' | 'image' | 'number' | 'boolean' | 'reference' | 'object'
  list?: boolean
  required?: boolean
  options?: { value: string; label: string }[]
  fields?: Field[]
  templates?: Template[]
  ui?: { fact?: string; clinic?: string }
}
export type Template = { name: string; label?: string; fields: Field[] }
export type Collection = { name: string; label?: string; fields: Field[] }

/** The fields that a node has once more in a language, given by its key: the texts, not what the CMS notes beside them. */
export function translatable(fields: Field[], key: string): Field[] {
  const languages = fields.find(({ name }) => name === 'translations')?.fields
  const own = languages?.find(({ name }) => name === key)?.fields ?? []
  return own.filter(({ name }) => fields.some((field) => field.name === name))
}
