import { holdsDocument, isRichText, isWholeDocument } from '../../../../model/documents-inside.ts'
import { type AnyObject, isObject } from '../../../../model/json.ts'
import { pairUp, saying } from '../../../../model/pair-items.ts'

/** `less`: something of the older value is no longer there. */
type Compared = { value: unknown; changed: boolean; less?: boolean }
type Touched = (path: string) => boolean

const isList = (value: unknown): value is AnyObject[] => Array.isArray(value) && value.length > 0 && value.every(isObject)
/** A picture that the branch adds, replaces or removes; see `branch-pictures.ts`. */
const isBranchPicture = (value: unknown) => typeof value === 'string' && value.startsWith('/media/~')

/** Fields that nobody sees by themselves, with the fields beside them that are marked as well, as far as they are there. */
const SEEN_IN = new Map([
  ['alt', ['src', 'image', 'backgroundImage']],
  ['gender', ['role']],
])

/**
 * Returns the same value with the names of the fields that differ from an older one, node by node:
 * `({ heading: 'New', lead: 'x' }, { heading: 'Old', lead: 'x' })` => `{ heading: 'New', lead: 'x', _changed: ['heading'] }`.
 * An item that moved in its list gets `_moved`, a node that has lost something `_less`. A document for which `touched` is false
 * counts as unchanged, because somebody else changed it; `own` says the same of the value itself, down to where a document
 * begins inside it. A picture of the branch always counts as changed.
 */
export function markFields<T>(now: T, before: unknown, touched: Touched, own = true): T {
  return compare(now, before, touched, own).value as T
}

function compare(now: unknown, before: unknown, touched: Touched, own: boolean): Compared {
  if (isList(now)) return compareLists(now, Array.isArray(before) ? before.filter(isObject) : [], touched, own)
  if (!isObject(now) || isRichText(now))
    return leaf(now, isBranchPicture(now) || ((own || holdsDocument(before, touched)) && saying(now) !== saying(before)))
  // Where another document stood, or none, all of this one is new to the reader.
  const isOther = isWholeDocument(now) && !(isWholeDocument(before) && before.id === now.id)
  const counts = isWholeDocument(now) ? touched(now.id) || (own && isOther) : own
  return compareNodes(now, isObject(before) && !isOther ? before : {}, touched, counts)
}

const leaf = (value: unknown, changed: boolean): Compared => ({ value, changed, less: changed && value === undefined })

function compareNodes(now: AnyObject, before: AnyObject, touched: Touched, own: boolean): Compared {
  const value: AnyObject = { ...now }
  const fields: string[] = []
  let less = false
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    if (name.startsWith('_') || name === 'id') continue
    const field = compare(now[name], before[name], touched, own)
    if (Object.hasOwn(now, name)) value[name] = field.value
    less ||= field.less === true
    if (field.changed) fields.push(name, ...(SEEN_IN.get(name) ?? []).filter((other) => Object.hasOwn(now, other)))
  }
  if (fields.length > 0) value._changed = [...new Set(fields)]
  if (less) value._less = true
  return { value, changed: fields.length > 0, less }
}

function compareLists(now: AnyObject[], before: AnyObject[], touched: Touched, own: boolean): Compared {
  const { pairs, gone } = pairUp(now, before)
  const counts = (item: AnyObject) => own || holdsDocument(item, touched)
  const items = pairs.map(({ item, before: old, moved }) => {
    const compared = compare(item, old, touched, own)
    return moved && counts(item) ? { ...compared, value: asMoved(compared.value), changed: true } : compared
  })
  const less = gone.some(counts) || items.some((item) => item.less)
  return { value: items.map(({ value }) => value), changed: less || items.some(({ changed }) => changed), less }
}

/** An item of a list with all that is in it, as moved: `{ label: 'x' }` => `{ label: 'x', _moved: true }`. */
function asMoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asMoved)
  if (!isObject(value) || isRichText(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, name.startsWith('_') ? field : asMoved(field)])
  return { ...Object.fromEntries(fields), _moved: true }
}
