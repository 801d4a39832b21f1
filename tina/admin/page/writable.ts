import { isObject, type Json } from '../../../src/model/json.ts'
import { boundTo } from '../../../src/model/same/bindings.ts'
import { type Field, fieldsOf } from '../../../src/model/schema.ts'

const LONGEST = 400

/** Returns the field at a path of a document: `'blocks.0.translations.ar.heading'` => the Arabic heading of that section. */
export function fieldAt(fields: Field[], values: unknown, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return field
  const value = isObject(values) ? values[name] : undefined
  const [item, steps] = field.list && Array.isArray(value) ? [value[Number(rest[0])], rest.slice(1)] : [value, rest]
  return steps.length === 0 ? field : fieldAt(fieldsOf(field, isObject(item) ? item : {}), item, steps.join('.'))
}

type Ui = { component?: unknown; fact?: string; clinic?: string }

/** Letters alone: the page sets a highlight apart, and keeps figures together by marks that can't be seen. */
const lettersOf = (text: string) => text.replace(/[\s|\u00a0\u200e\u200f\u2060-\u2069]+/g, '')

/**
 * Tells whether a text may be written in the page: a short plain one that the page shows as it is. A fact that other places
 * state, too, a choice, a list or a long text is changed in the form. `shown` is how it reads in the page.
 */
export function isWritable(field: Field | undefined, value: unknown, shown: string): boolean {
  if (field?.type !== 'string' || field.list || field.options?.length) return false
  const { component = 'text', fact, clinic } = (field.ui ?? {}) as Ui
  if (!['text', 'textarea'].includes(String(component)) || fact || clinic) return false
  const text = typeof value === 'string' ? value : ''
  if (text.length > LONGEST || text.includes('\n')) return false
  return text === '' || lettersOf(text) === lettersOf(shown)
}

/**
 * Tells whether the group of a text names a fact that it states, or the text says the same as one elsewhere: such a text is changed in
 * the form.
 */
export function statesFact(values: unknown, path: string): boolean {
  const group = path.replace(/(^|\.)(translations\.\w+\.)?[^.]+$/, '')
  const node = group.split('.').reduce<unknown>((at, name) => (name && typeof at === 'object' && at ? Object(at)[name] : at), values)
  return isObject(node) && (Boolean(node.fact) || boundTo(values as Json, path) !== undefined)
}
