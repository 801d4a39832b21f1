/**
 * The longest row of numbers that stand in their order, so that moving the others would sort them all:
 * `[2, 0, 1, 3]` => 0, 1, 3. Numbers differ from each other.
 */
export function inOrder(numbers: number[]): Set<number> {
  /** Of the rows of each length, the one with the lowest end; `before` leads back through a row. */
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const number of numbers) {
    const found = ends.findIndex((end) => end > number)
    const length = found < 0 ? ends.length : found
    before.set(number, ends[length - 1])
    ends[length] = number
  }
  const row = new Set<number>()
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) row.add(number)
  return row
}
