import { titleOf } from './field-changes.ts'
import { type AnyObject, isObject } from './json.ts'
import { type Field, fieldsOf } from './schema.ts'

/**
 * Returns where a field stands, in the words of its form, without the language: `'blocks.2.translations.ar.heading'` =>
 * `['Hero with film', 'Heading']`, `'menus.0.name'` => `['City menus: London', 'Name']`.
 */
export function labelsAt(fields: Field[], node: AnyObject, path: string): string[] {
  const [name = '', ...rest] = path.split('.')
  if (name === 'translations') return labelsAt(fields, node, rest.slice(1).join('.'))
  const field = fields.find((one) => one.name === name)
  if (!field) return []
  const label = field.label ?? name
  if (field.type !== 'object') return [label]
  const value = node[name]
  const item = field.list && Array.isArray(value) ? value[Number(rest[0])] : value
  if (!isObject(item)) return [label]
  const inner = labelsAt(fieldsOf(field, item), item, rest.slice(field.list ? 1 : 0).join('.'))
  const template = field.templates?.find((one) => one.name === item._template)?.label
  return [template ?? [label, field.list && titleOf(item)].filter(Boolean).join(': '), ...inner]
}
