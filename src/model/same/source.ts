import { isObject, isUnset, type JsonObject } from '../json.ts'
import type { Field } from '../schema.ts'
import { inside } from '../walk.ts'
import { placeOf, readBindings, referenceTo, splitField, type TextPlace } from './bindings.ts'
import { SAME } from './note.ts'

/** A document, or an object in it, with the fields that it may have. */
export type ObjectWithFields = { json: JsonObject; fields: Field[] }

/** Returns a document by its path; undefined where it is not there. */
export type DocumentsByPath = (path: string) => ObjectWithFields | undefined

/** A text that others may say, with its object. */
export type SourceText = { place: TextPlace; node: JsonObject; fields: Field[]; name: string; text: string }

/** Why a bound text has nothing to say: there is no such text, or what it refers to refers back to it. */
export type Fault = 'gone' | 'circle'

/** Returns the object at a path of a document, with its fields: `'blocks.2.rows.1'`; the empty path is the document. */
export function objectAt({ json, fields }: ObjectWithFields, path: string): ObjectWithFields | undefined {
  if (path === '') return { json, fields }
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  const found = field && inside(field, json[name])[field.list ? Number(rest[0]) : 0]
  if (!found?.fields || !isObject(found.value)) return undefined
  return objectAt({ json: found.value as JsonObject, fields: found.fields }, rest.slice(field?.list ? 1 : 0).join('.'))
}

/** Returns the text at a place, where there is one that may stand in several places. */
function textAt(documents: DocumentsByPath, place: TextPlace): SourceText | undefined {
  const document = documents(place.path)
  const [at, name] = splitField(place.field)
  const object = document && objectAt(document, at)
  const text = object?.json[name]
  if (!object?.fields.some((field) => field.name === name && field.ui?.same) || typeof text !== 'string' || isUnset(text)) return undefined
  return { place, node: object.json, fields: object.fields, name, text }
}

/**
 * Returns the text that a reference leads to: that of the place that it names, or, where this says the same as another one, of
 * that, and so on. `from` are the places on the way, the bound text first.
 */
export function sourceOf(documents: DocumentsByPath, reference: string, from: string[]): SourceText | Fault {
  const place = placeOf(reference)
  if (!place) return 'gone'
  if (from.includes(referenceTo(place))) return 'circle'
  const source = textAt(documents, place)
  if (!source) return 'gone'
  const next = readBindings(source.node[SAME])[source.name]
  if (next === undefined) return source
  const further = sourceOf(documents, next, [...from, referenceTo(place)])
  // Where the way breaks off further on, the last text on it counts.
  return further === 'gone' ? source : further
}

const known = new WeakMap<Field[], boolean>()

/** Tells whether documents of these fields may hold a text that stands in several places. */
export function hasShared(fields: Field[]): boolean {
  const found =
    known.get(fields) ??
    fields.some(
      ({ ui, fields: inner = [], templates = [] }) =>
        ui?.same || hasShared(inner) || templates.some((template) => hasShared(template.fields)),
    )
  known.set(fields, found)
  return found
}
