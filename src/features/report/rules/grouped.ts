/** Items by key, in the order of their first appearance: `(['a1', 'b', 'a2'], (one) => one[0])` => a: a1, a2; b: b */
export function grouped<Item>(items: Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = key(item)
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return groups
}
