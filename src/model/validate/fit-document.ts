import { type AnyObject, isObject } from '../json.ts'
import type { Field } from '../schema.ts'
import { type Inside, inside } from '../walk.ts'

/** A value that the content service can't answer with: where it stands, by what the editor reads, and what is wrong with it. */
export type Misfit = { place: string[]; message: string }

/** The part of a value that can be shown, and why the rest can't be; `value` is absent where nothing can be shown. */
type Fitted = { value?: unknown; misfits: Misfit[] }

const NOTHING: Fitted = { misfits: [] }

/**
 * Returns a document as the content service can answer with it: sections of an unknown kind, values of the wrong type and groups
 * that lack what their schema requires are left out, each with a reason. Without `node` the document itself lacks
 * something that is required. What an editor may not save (an empty heading) but a page can show is left as it is.
 */
export function fitDocument(fields: Field[], document: unknown): { node?: AnyObject; misfits: Misfit[] } {
  const { value, misfits } = fitNode(fields, document, [])
  return { ...(isObject(value) && { node: value }), misfits }
}

function fitNode(fields: Field[], node: unknown, place: string[]): Fitted {
  if (!isObject(node)) return { misfits: [{ place, message: 'is of the wrong type' }] }
  const misfits: Misfit[] = []
  const value: AnyObject = { ...node }
  for (const field of fields) {
    const here = [...place, field.label ?? field.name]
    const fitted = fitField(field, node[field.name], here)
    misfits.push(...fitted.misfits)
    if (fitted.value === undefined && field.required) {
      if (fitted.misfits.length === 0) misfits.push({ place: here, message: 'is missing' })
      return { misfits }
    }
    if (fitted.value === undefined) delete value[field.name]
    else value[field.name] = fitted.value
  }
  return { value: misfits.length > 0 ? value : node, misfits }
}

function fitField(field: Field, value: unknown, place: string[]): Fitted {
  if (value === undefined || value === null) return NOTHING
  if (field.list && !Array.isArray(value)) return { misfits: [{ place, message: 'is of the wrong type' }] }
  if (!field.list) return field.type === 'object' ? fitNode(field.fields ?? [], value, place) : fitText(field, value, place)
  const items =
    field.type === 'object'
      ? inside(field, value).map((one) => fitItem(one, place))
      : [value].flat().map((one, index) => fitText(field, one, [...place, String(index + 1)]))
  const misfits = items.flatMap((item) => item.misfits)
  return { value: misfits.length > 0 ? items.flatMap((item) => item.value ?? []) : value, misfits }
}

function fitItem({ value, fields, steps: [, index] }: Inside, list: string[]): Fitted {
  const place = [...list, String(Number(index) + 1)]
  return fields ? fitNode(fields, value, place) : { misfits: [{ place, message: 'is of an unknown kind' }] }
}

const fitText = ({ type }: Field, value: unknown, place: string[]): Fitted =>
  isOfType(type, value) ? { value, misfits: [] } : { misfits: [{ place, message: 'is of the wrong type' }] }

/** Tells whether GraphQL can answer with a value where a field has this type. */
function isOfType(type: string, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean'
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (type === 'rich-text' || type === 'reference') return typeof value === 'string'
  return ['string', 'number', 'boolean'].includes(typeof value)
}
