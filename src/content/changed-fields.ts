import { pairUp, saying } from './pairs.ts'

type Node = Record<string, unknown>
type Compared = { value: unknown; changed: boolean }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRichText = (value: unknown) => isNode(value) && value.type === 'root'
const isList = (value: unknown): value is Node[] => Array.isArray(value) && value.length > 0 && value.every(isNode)
const PICTURES = ['src', 'image', 'backgroundImage']

/**
 * The same value with the names of the fields that differ from an older one, node by node:
 * `({ heading: 'New', lead: 'x' }, { heading: 'Old', lead: 'x' })` => `{ heading: 'New', lead: 'x', _changed: ['heading'] }`.
 * An item that only moved in its list is none. Documents for which `touched` says no count as they are: somebody else changed them;
 * `own` says it of the value itself, for as long as no document begins inside it.
 */
export function markFields<T>(now: T, before: unknown, touched: (path: string) => boolean, own = true): T {
  return compare(now, before, touched, own).value as T
}

function compare(now: unknown, before: unknown, touched: (path: string) => boolean, own: boolean): Compared {
  if (isList(now)) return compareLists(now, Array.isArray(before) ? before.filter(isNode) : [], touched, own)
  if (!isNode(now) || isRichText(now)) return { value: now, changed: own && saying(now) !== saying(before) }
  const counts = typeof now.id === 'string' && now.id.startsWith('content/') ? touched(now.id) : own
  const old = isNode(before) ? before : {}
  const value: Node = { ...now }
  const fields: string[] = []
  let changed = false
  for (const name of new Set([...Object.keys(now), ...Object.keys(old)])) {
    if (name.startsWith('_') || name === 'id') continue
    const field = compare(now[name], old[name], touched, counts)
    if (name in now) value[name] = field.value
    if (field.changed) fields.push(name)
    changed ||= field.changed
  }
  // A picture is clicked, and outlined, by its alternative text.
  if (fields.some((name) => PICTURES.includes(name))) fields.push('alt')
  if (fields.length > 0) value._changed = fields
  return { value, changed }
}

function compareLists(now: Node[], before: Node[], touched: (path: string) => boolean, own: boolean): Compared {
  const { pairs, gone } = pairUp(now, before)
  const items = pairs.map(({ item, before: old }) => compare(item, old, touched, own))
  return { value: items.map(({ value }) => value), changed: items.some(({ changed }) => changed) || (own && gone.length > 0) }
}
