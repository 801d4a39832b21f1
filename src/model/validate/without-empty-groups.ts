import { type AnyObject, isObject } from '../json.ts'
import { type Field, fieldsOf, isLeftEmpty } from '../schema.ts'

/**
 * A document without the groups that an editor has cleared, where something in them is required: half a group
 * can't be asked for. `{ picture: { src: '', alt: '' } }` => `{}`
 */
export function withoutEmptyGroups(fields: Field[], node: AnyObject): AnyObject {
  const entries = Object.entries(node).flatMap(([name, value]): [string, unknown][] => {
    const field = fields.find((one) => one.name === name)
    if (field?.type !== 'object') return [[name, value]]
    if (field.list) return [[name, Array.isArray(value) ? value.map((item) => itemOf(field, item)) : value]]
    if (!isObject(value)) return [[name, value]]
    const inner = field.fields ?? []
    const cleared = !field.ui?.needed && inner.some(({ required }) => required) && isLeftEmpty(inner, value)
    return cleared ? [] : [[name, withoutEmptyGroups(inner, value)]]
  })
  return Object.fromEntries(entries)
}

const itemOf = (field: Field, item: unknown) => (isObject(item) ? withoutEmptyGroups(fieldsOf(field, item), item) : item)
