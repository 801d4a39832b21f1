import { inOrder } from './in-order.ts'

type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value as a text to compare it by, without what Tina adds to it, such as where a document lies. */
export const saying = (value: unknown): string =>
  JSON.stringify(value, (name, field) => (name.startsWith('_') && name !== '__typename' && name !== '_template' ? undefined : field)) ?? ''

/** Tells whether two items may be one: sections only of one kind. */
const sameKind = (a: unknown, b: unknown) => !isTree(a) || !isTree(b) || (a.__typename === b.__typename && a._template === b._template)

/** In how many fields two items agree, nested ones counted. */
export function likeness(a: unknown, b: unknown): number {
  if (!isTree(a) || !isTree(b)) return Array.isArray(a) && Array.isArray(b) ? Number(saying(a) === saying(b)) : Number(a === b)
  return Object.keys(a).reduce((sum, name) => sum + (name.startsWith('_') || !Object.hasOwn(b, name) ? 0 : likeness(a[name], b[name])), 0)
}

/** Above so many comparisons of edited items, they are paired in their order rather than by likeness, which would take seconds. */
const LIKENESSES_AT_MOST = 2500

/** The items of a list beside what each was before (undefined where it is new) and whether it changed places, and the old ones that are gone. */
export type Pairs<Item extends object> = { pairs: { item: Item; before: Item | undefined; moved: boolean }[]; gone: Item[] }

/**
 * Finds each item again in an older list, wherever it stood: first those that say the same, then of each kind the most alike.
 * `([b, a2], [a1, b])` => b with b, a2 with a1, one of them moved, nothing gone. As few as possible count as moved.
 */
export function pairUp<Item extends object>(now: Item[], before: Item[]): Pairs<Item> {
  const left = new Set(before.keys())
  const found = new Map<number, number>()
  const take = (at: number, old: number) => {
    found.set(at, old)
    left.delete(old)
  }
  const same = new Map<string, number[]>()
  for (const [old, item] of before.entries()) {
    const text = saying(item)
    same.set(text, same.get(text) ?? [])
    same.get(text)?.push(old)
  }
  for (const [at, item] of now.entries()) {
    const old = same.get(saying(item))?.shift()
    if (old !== undefined) take(at, old)
  }
  for (const [at, old] of edited(now, before, found, left)) if (!found.has(at) && left.has(old)) take(at, old)
  const paired = now.map((_, at) => found.get(at))
  const staying = inOrder(paired.filter((old) => old !== undefined))
  return {
    pairs: now.map((item, at) => {
      const old = paired[at]
      return { item, before: old === undefined ? undefined : before[old], moved: old !== undefined && !staying.has(old) }
    }),
    gone: [...left].map((old) => before[old] as Item),
  }
}

/** Places of items that may be one, edited: the most alike first. */
function edited(now: object[], before: object[], found: ReadonlyMap<number, number>, left: ReadonlySet<number>): [number, number][] {
  const rest = [...now.keys()].filter((at) => !found.has(at))
  const olds = [...left]
  const isOne = (at: number, old: number | undefined): old is number => old !== undefined && sameKind(now[at], before[old])
  if (rest.length * olds.length > LIKENESSES_AT_MOST)
    return rest.flatMap((at, nth) => {
      const old = olds[nth]
      return isOne(at, old) ? [[at, old]] : []
    })
  return rest
    .flatMap((at) => olds.filter((old) => isOne(at, old)).map((old) => ({ at, old, score: likeness(now[at], before[old]) })))
    .sort((a, b) => b.score - a.score)
    .map(({ at, old }) => [at, old])
}
