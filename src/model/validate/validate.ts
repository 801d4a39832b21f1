import { type AnyObject, isObject } from '../json.ts'
import { type Field, fieldsOf, isLeftEmpty } from '../schema.ts'
import { complaint } from './complaint.ts'

/** Something in a document that the schema doesn't allow. */
export type Problem = {
  /** Where, by names: `'/blocks/1/heading'` */
  pointer: string
  /** Where, by what the editor reads: `['Sections', '2 Hero with film', 'Heading']` */
  place: string[]
  /** The fault, to be read after the place: `'must not be empty'` */
  message: string
}

type At = Pick<Problem, 'pointer' | 'place'>

const TOP: At = { pointer: '', place: [] }

/** Everything in a document that the schema doesn't allow, from the top down; translations may be empty. */
export function problemsIn(fields: Field[], node: AnyObject, at: At = TOP): Problem[] {
  return fields.flatMap((field) => {
    const value = node[field.name]
    const here = { pointer: `${at.pointer}/${field.name}`, place: [...at.place, field.label ?? field.name] }
    const message = complaint(field, value)
    if (message) return [{ ...here, message }]
    if (field.type !== 'object') return []
    if (field.list) return itemsOf(value).flatMap((item, index) => problemsInItem(field, item, index, here))
    return problemsInGroup(field, value, here)
  })
}

/** Groups may be left out as a whole; the group of a language holds no fields that are required. */
function problemsInGroup(field: Field, value: unknown, at: At): Problem[] {
  const inner = field.fields ?? []
  const group = isObject(value) ? value : {}
  if (!field.ui?.needed && field.name !== 'translations' && isLeftEmpty(inner, group)) return []
  return problemsIn(inner, group, at)
}

function problemsInItem(field: Field, item: unknown, index: number, { pointer, place }: At): Problem[] {
  const node = isObject(item) ? item : {}
  const template = field.templates?.find(({ name }) => name === node._template)
  const at = { pointer: `${pointer}/${index}`, place: [...place, [index + 1, template?.label].filter(Boolean).join(' ')] }
  if (field.templates && !template) return [{ ...at, message: 'is of an unknown kind' }]
  return problemsIn(fieldsOf(field, node), node, at)
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** `{ place: ['Sections', '2 Hero', 'Heading'], message: 'must not be empty' }` => `'Sections › 2 Hero › Heading must not be empty'` */
export const sentenceOf = ({ place, message }: Problem) => `${place.join(' › ')} ${message}`
