import type { Collection, TinaField } from 'tinacms'
import { complaintWord } from '../../src/admin/field-words/complaints'
import { word } from '../../src/admin/field-words/words'
import { isObject } from '../../src/model/json.ts'
import { type Field, isLeftEmpty } from '../../src/model/schema.ts'
import { complaint } from '../../src/model/validate/validate.ts'

type Part = TinaField & { fields?: Part[]; templates?: { fields: Part[] }[]; list?: boolean; ui?: { needed?: boolean } }

/** The groups around a field that may be left out as a whole, by their fields; the nearest comes first. */
type Around = Field[][]

/** Returns what is wrong with the value of a field, as the editor reads it under the field; undefined if nothing is. */
export function sentence(field: Part, value: unknown): string | undefined {
  const message = complaint(field as Field, value)
  return message && word('complaint', { label: String(field.label || field.name), complaint: complaintWord(message) })
}

/** Tells whether one of the groups around a field was left empty, or cleared: then nothing in it is asked for. The server says so, too. */
export function isLeftOut(around: Around, values: unknown, path: string): boolean {
  const steps = path.split('.')
  return around.some((fields, index) => {
    const group = steps.slice(0, -1 - index).reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values)
    return isLeftEmpty(fields, isObject(group) ? group : {})
  })
}

const isLimited = ({ required, ui }: Part) => required || ['pattern', 'range'].some((name) => name in (ui ?? {}))

/** The groups around the fields of a field. The translations hold nothing that is required. */
function aroundFieldsOf({ list, fields = [], ui }: Part, around: Around): Around {
  if (list) return []
  return ui?.needed ? around : [fields as Field[], ...around]
}

function withComplaint(field: Part, around: Around = []): Part {
  const inner = {
    ...(field.fields ? { fields: field.fields.map((one) => withComplaint(one, aroundFieldsOf(field, around))) } : {}),
    ...(field.templates
      ? { templates: field.templates.map((template) => ({ ...template, fields: template.fields.map((one) => withComplaint(one)) })) }
      : {}),
  }
  const validate = (value: unknown, values?: unknown, _meta?: unknown, { name = '' }: { name?: string } = {}) =>
    isLeftOut(around, values, name) ? undefined : sentence(field, value)
  return { ...field, ...inner, ...(isLimited(field) && { ui: { ...field.ui, validate } }) } as Part
}

/**
 * Returns the collection with forms that say in plain words, at the field, what is missing or wrong, in nested fields,
 * too. The server checks the same.
 */
export const checked = (collection: Collection): Collection =>
  ({ ...collection, fields: (collection.fields as Part[]).map((field) => withComplaint(field)) }) as Collection
