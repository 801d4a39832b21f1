import { type AnyObject, isObject, type Json, type JsonObject } from './json.ts'
import type { Field, Template } from './schema.ts'

/**
 * A value that a field of objects holds: its group, or one item of its list. `fields` are those that it may have by the schema,
 * absent for an item of an unknown kind; `steps` lead to it from the object that has the field: `['blocks', 2]`.
 */
export type Inside = { value: unknown; fields?: Field[]; template?: Template; steps: (string | number)[] }

/** Returns the values inside a field: one for a group, even if it is absent, and one for each item of a list; none for a field of another type. */
export function inside(field: Field, value: unknown): Inside[] {
  if (field.type !== 'object') return []
  if (!field.list) return [{ value, fields: field.fields ?? [], steps: [field.name] }]
  const items: unknown[] = Array.isArray(value) ? value : []
  return items.map((item, index) => {
    const template = field.templates?.find(({ name }) => isObject(item) && name === item._template)
    return { value: item, template, fields: field.templates ? template?.fields : (field.fields ?? []), steps: [field.name, index] }
  })
}

/** An object of a document with the fields that it may have; none where it is an item of an unknown kind. */
export type VisitedObject = {
  /** Leads to it from the document: `'blocks.2'`; empty for the document itself. */
  path: string
  node: JsonObject
  fields: Field[]
  /** Name of the section that it belongs to. */
  section?: string
  /** The section is switched off: visitors don't see it. */
  hidden: boolean
}

/** Joins steps to a path: `('blocks.2', 'heading')` => `'blocks.2.heading'`; each may be empty. */
export const joinPath = (...steps: (string | number)[]): string => steps.filter((step) => step !== '').join('.')

/** Returns every object of a document, from the outside in and in the order of the form; translations are not entered. */
export function walk(
  fields: Field[],
  node: JsonObject,
  from: Omit<VisitedObject, 'node' | 'fields'> = { path: '', hidden: false },
): VisitedObject[] {
  const here = { ...from, node, fields }
  const inner = fields.filter(({ name }) => name !== 'translations').flatMap((field) => inside(field, node[field.name]))
  return [here, ...inner.flatMap((one) => enter(here, one))]
}

function enter({ path, section, hidden }: VisitedObject, { value, fields = [], template, steps }: Inside): VisitedObject[] {
  const node = value as Json | undefined
  if (!isObject(node)) return []
  return walk(fields, node, {
    path: joinPath(path, ...steps),
    section: template?.name ?? section,
    hidden: hidden || (template !== undefined && node.hidden === true),
  })
}

/**
 * Returns a document with each object in it replaced by `change`, which is given its field and what its own objects have
 * become; undefined takes a group or an item away. Values that are no objects, and items of unknown kinds, stay as they are.
 */
export function rebuild(
  fields: Field[],
  node: AnyObject,
  change: (node: AnyObject, field: Field, fields: Field[]) => AnyObject | undefined,
): AnyObject {
  const result: AnyObject = { ...node }
  for (const field of fields) {
    const built = inside(field, node[field.name]).map(({ value, fields: own }) =>
      isObject(value) && own ? change(rebuild(own, value, change), field, own) : value,
    )
    if (!(field.name in node) || field.type !== 'object') continue
    if (field.list) result[field.name] = Array.isArray(node[field.name]) ? built.filter((item) => item !== undefined) : node[field.name]
    else if (built[0] === undefined) delete result[field.name]
    else result[field.name] = built[0]
  }
  return result
}
