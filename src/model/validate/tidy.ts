import { type AnyObject, isObject } from '../json.ts'
import { type Field, isLeftEmpty } from '../schema.ts'
import { rebuild } from '../walk.ts'

/**
 * Returns a document without the groups that an editor has cleared, where something in them is required: half a group
 * can't be asked for. `{ picture: { src: '', alt: '' } }` => `{}`
 */
export const withoutEmptyGroups = (fields: Field[], node: AnyObject): AnyObject =>
  rebuild(fields, node, (inner, field, own) => {
    const mayGo = !field.list && !field.ui?.needed && own.some(({ required }) => required)
    return mayGo && isLeftEmpty(own, inner) ? undefined : inner
  })

/**
 * Returns a document about to be saved with the sections of unknown kinds that it has had: no form shows them, so it would lose
 * them. Each goes behind the section that stood before it. `([a, ?, b], [a2, b])` => `[a2, ?, b]`
 */
export function keepUnknown(fields: Field[], before: AnyObject, after: AnyObject): AnyObject {
  const result = { ...after }
  for (const { name, templates } of fields) {
    const old = before[name]
    if (!templates || !Array.isArray(old)) continue
    const isKnown = (item: unknown) => isObject(item) && templates.some((template) => template.name === item._template)
    const now = Array.isArray(after[name]) ? [...after[name]] : []
    for (const [at, item] of old.entries()) if (isObject(item) && !isKnown(item)) now.splice(Math.min(at, now.length), 0, item)
    if (now.length > 0) result[name] = now
  }
  return result
}
