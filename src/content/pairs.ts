type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a value says, for comparing: without what Tina adds to it, such as where a document lies. */
export const saying = (value: unknown): string =>
  JSON.stringify(value, (name, field) => (name.startsWith('_') && name !== '__typename' && name !== '_template' ? undefined : field)) ?? ''

/** Whether two items may be one: sections only of one kind. */
const sameKind = (a: unknown, b: unknown) => !isTree(a) || !isTree(b) || (a.__typename === b.__typename && a._template === b._template)

/** In how many fields two items agree, nested ones counted. */
function likeness(a: unknown, b: unknown): number {
  if (!isTree(a) || !isTree(b)) return Array.isArray(a) && Array.isArray(b) ? Number(saying(a) === saying(b)) : Number(a === b)
  return Object.keys(a).reduce((sum, name) => sum + (name.startsWith('_') || !(name in b) ? 0 : likeness(a[name], b[name])), 0)
}

/** The items of a list beside what each was before (undefined where it is new), and the old ones that are gone. */
export type Pairs<Item extends object> = { pairs: { item: Item; before: Item | undefined }[]; gone: Item[] }

/**
 * Finds each item again in an older list, wherever it stood: first those that say the same, then of each kind the most alike.
 * `([b, a2], [a1, b])` => b with b, a2 with a1, nothing gone.
 */
export function pairUp<Item extends object>(now: Item[], before: Item[]): Pairs<Item> {
  const left = new Map(before.map((item) => [item, saying(item)]))
  const found = new Map<Item, Item>()
  for (const item of now) {
    const text = saying(item)
    const same = [...left].find(([, other]) => other === text)?.[0]
    if (same === undefined) continue
    found.set(item, same)
    left.delete(same)
  }
  const candidates = now
    .filter((item) => !found.has(item))
    .flatMap((item) => [...left.keys()].filter((old) => sameKind(item, old)).map((old) => ({ item, old, score: likeness(item, old) })))
    .sort((a, b) => b.score - a.score)
  for (const { item, old } of candidates) {
    if (found.has(item) || !left.has(old)) continue
    found.set(item, old)
    left.delete(old)
  }
  return { pairs: now.map((item) => ({ item, before: found.get(item) })), gone: [...left.keys()] }
}
