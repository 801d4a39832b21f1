import type { Collection, TinaField } from 'tinacms'
import type { Pattern } from './patterns'

type Part = TinaField & { fields?: Part[]; templates?: { fields: Part[] }[]; ui?: object }
type Limits = Partial<Pattern> & { range?: [number, number] }

const isEmpty = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Returns what is wrong with the value of a field, as the editor reads it under the field; undefined if nothing is. */
export function complaint({ label, name, required, ui }: Part, value: unknown): string | undefined {
  const { pattern, patternMessage, range } = (ui ?? {}) as Limits
  if (isEmpty(value)) return required ? `${label || name} must not be empty.` : undefined
  if (pattern && !new RegExp(pattern).test(String(value))) return `${label || name} ${patternMessage}.`
  if (range && (Number(value) < range[0] || Number(value) > range[1])) return `${label || name} must be from ${range[0]} to ${range[1]}.`
  return undefined
}

const isLimited = ({ required, ui }: Part) => required || ['pattern', 'range'].some((name) => name in (ui ?? {}))

function withComplaint(field: Part): Part {
  const inner = {
    ...(field.fields ? { fields: field.fields.map(withComplaint) } : {}),
    ...(field.templates
      ? { templates: field.templates.map((template) => ({ ...template, fields: template.fields.map(withComplaint) })) }
      : {}),
  }
  const ui = isLimited(field) ? { ui: { ...field.ui, validate: (value: unknown) => complaint(field, value) } } : {}
  return { ...field, ...inner, ...ui } as Part
}

/**
 * Returns the collection with forms that say in plain words, at the field, what is missing or wrong, in nested fields,
 * too. The server checks the same.
 */
export const checked = (collection: Collection): Collection =>
  ({ ...collection, fields: (collection.fields as Part[]).map(withComplaint) }) as Collection
