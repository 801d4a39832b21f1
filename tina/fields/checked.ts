import type { Collection, TinaField } from 'tinacms'
import type { Field } from '../../src/model/schema.ts'
import { complaint } from '../../src/model/validate/validate.ts'

type Part = TinaField & { fields?: Part[]; templates?: { fields: Part[] }[]; ui?: object }

/** Returns what is wrong with the value of a field, as the editor reads it under the field; undefined if nothing is. */
export function sentence(field: Part, value: unknown): string | undefined {
  const message = complaint(field as Field, value)
  return message && `${field.label || field.name} ${message}.`
}

const isLimited = ({ required, ui }: Part) => required || ['pattern', 'range'].some((name) => name in (ui ?? {}))

function withComplaint(field: Part): Part {
  const inner = {
    ...(field.fields ? { fields: field.fields.map(withComplaint) } : {}),
    ...(field.templates
      ? { templates: field.templates.map((template) => ({ ...template, fields: template.fields.map(withComplaint) })) }
      : {}),
  }
  const ui = isLimited(field) ? { ui: { ...field.ui, validate: (value: unknown) => sentence(field, value) } } : {}
  return { ...field, ...inner, ...ui } as Part
}

/**
 * Returns the collection with forms that say in plain words, at the field, what is missing or wrong, in nested fields,
 * too. The server checks the same.
 */
export const checked = (collection: Collection): Collection =>
  ({ ...collection, fields: (collection.fields as Part[]).map(withComplaint) }) as Collection
