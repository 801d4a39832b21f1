import { itemName } from '../field-changes.ts'
import type { JsonObject } from '../json.ts'
import { likeness, pairUp, saying } from '../pair-items.ts'
import { fieldsOf } from '../schema.ts'
import type { MergeObjects, MergePlace, Three } from './three.ts'

/** An item of a list beside the one that it was before; undefined where it is new. */
type Item = { item: JsonObject; before: JsonObject | undefined }
/** A list as one person left it; `isMoved`: in another order. */
type Side = { items: Item[]; isMoved: boolean }

/**
 * Merges two lists of objects. An item is found again wherever it stands now; new ones of both stay, each behind the item that
 * it came after. Where both put items in another order, it is asked whose stands, by the names of those that both still have.
 */
export function mergeLists({ base, theirs, mine }: Three<JsonObject[]>, place: MergePlace, mergeObjects: MergeObjects): JsonObject[] {
  const [other, own] = [sideOf(theirs, base), sideOf(mine, base)]
  const order = isOrderMine(other, own, base, place) ? orderOf(own, other) : orderOf(other, own)
  const items = new Map<JsonObject | undefined, JsonObject>()
  for (const before of order) {
    const item = mergeItem({ base: before, theirs: itemOf(other, before), mine: itemOf(own, before) }, place, mergeObjects)
    if (item) items.set(before, item)
  }
  const isThere = (before: JsonObject) => items.has(before)
  const [come, added] = [newItems(other, isThere), newItems(own, isThere)]
  const behind = (before: JsonObject | undefined) => bothRuns(come.get(before) ?? [], added.get(before) ?? [])
  return [...behind(undefined), ...[...items].flatMap(([before, item]) => [item, ...behind(before)])]
}

/** Tells whether the order of the list is mine. It is asked where both put items in another order. */
function isOrderMine(other: Side, own: Side, base: JsonObject[], { field, where, settle }: MergePlace): boolean {
  const [theirs, mine] = [sharedOf(other, own), sharedOf(own, other)]
  const isSameOrder = theirs.every((before, at) => before === mine[at])
  if (!own.isMoved || !other.isMoved || isSameOrder) return own.isMoved || !other.isMoved
  const names = namesOf(field, base)
  const named = (items: JsonObject[]) => items.map((before) => names.get(before) ?? '')
  return settle({ where: [...where, 'Order'], theirs: named(theirs), mine: named(mine) }) === 'mine'
}

/**
 * Names each item of a list as it was before anybody changed it, so that no text that somebody wrote since is part of a question about
 * the order. Items of one name are numbered: `'Text: Prices'`, `'Text: Prices (2)'`.
 */
function namesOf(field: MergePlace['field'], base: JsonObject[]): Map<JsonObject, string> {
  const counts = new Map<string, number>()
  return new Map(
    base.map((item) => {
      const name = itemName(field, item)
      const nth = (counts.get(name) ?? 0) + 1
      counts.set(name, nth)
      return [item, nth === 1 ? name : `${name} (${nth})`]
    }),
  )
}

function sideOf(now: JsonObject[], base: JsonObject[]): Side {
  const { pairs } = pairUp(now, base)
  // Two items that have nothing in common are one that went and one that came.
  const isOne = (item: JsonObject, before: JsonObject) => saying(item) === saying(before) || likeness(item, before) > 0
  const items = pairs.map(({ item, before }) => ({ item, before: before && isOne(item, before) ? before : undefined }))
  return { items, isMoved: pairs.some(({ moved }) => moved) }
}

const knownOf = ({ items }: Side) => items.map(({ before }) => before).filter((before) => before !== undefined)
const itemOf = ({ items }: Side, before: JsonObject) => items.find((one) => one.before === before)?.item

/** Returns the old items that both still have, in the order of one of them. */
const sharedOf = (side: Side, beside: Side) => knownOf(side).filter((before) => itemOf(beside, before))

/** Returns the old items in the order of `lead`; those that only `follow` still has, each behind the one before it there. */
function orderOf(lead: Side, follow: Side): JsonObject[] {
  const result = knownOf(lead)
  for (const [at, before] of knownOf(follow).entries()) {
    const previous = knownOf(follow)[at - 1]
    if (!result.includes(before)) result.splice(previous ? result.indexOf(previous) + 1 : 0, 0, before)
  }
  return result
}

/** Returns the new items of a list by the old one that they stand behind; undefined for those at its start. */
function newItems({ items }: Side, isThere: (before: JsonObject) => boolean): Map<JsonObject | undefined, JsonObject[]> {
  const found = new Map<JsonObject | undefined, JsonObject[]>()
  let behind: JsonObject | undefined
  for (const { item, before } of items) {
    if (!before) found.set(behind, [...(found.get(behind) ?? []), item])
    else if (isThere(before)) behind = before
  }
  return found
}

/** Returns what both put at one place, in an order that does not depend on who asks; the same from both counts once. */
function bothRuns(one: JsonObject[], other: JsonObject[]): JsonObject[] {
  const [first = [], second = []] = [one, other].sort((a, b) => (saying(a) < saying(b) ? -1 : 1))
  const said = new Set(first.map(saying))
  return [...first, ...second.filter((item) => !said.has(saying(item)))]
}

type OneItem = { base: JsonObject } & Partial<Three<JsonObject>>

/** Merges one item; undefined where either took it away. Taken away by one and changed by the other, it is a clash. */
function mergeItem({ base, theirs, mine }: OneItem, place: MergePlace, mergeObjects: MergeObjects): JsonObject | undefined {
  const { field, settle } = place
  const where = [...place.where, itemName(field, mine ?? theirs ?? base)]
  if (theirs && mine) return mergeObjects(field ? fieldsOf(field, mine) : [], { base, theirs, mine }, where, settle)
  const left = theirs ?? mine
  if (!left || saying(left) === saying(base)) return undefined
  return settle({ where, theirs, mine }) === 'theirs' ? theirs : mine
}
