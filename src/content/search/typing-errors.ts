/** The most letters that may be wrong in a word of some length; short words would become others. */
const mostErrors = (length: number) => (length < 5 ? 0 : length < 7 ? 1 : 2)

/**
 * Returns in how many places two words differ: a letter more, less or other, or two that changed places. Counts no further than `most` + 1.
 * `('profihlo', 'profhilo')` => 1
 */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      let least = Math.min((above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (same ? 0 : 1))
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1)
      here[at] = least
    }
    if (Math.min(...here) > most) return most + 1
    before = above
    above = here
  }
  return above[other.length] ?? most + 1
}

/** Returns the words that somebody may have meant, of those with fewest errors, with that number. The beginning of a longer word counts, too: people type on. */
export function meant(word: string, words: Iterable<string>): { word: string; errors: number }[] {
  const most = mostErrors(word.length)
  if (most === 0) return []
  let [best, found]: [number, string[]] = [most, []]
  for (const other of words) {
    const whole = errorsBetween(word, other, best)
    const begun = other.length > word.length ? errorsBetween(word, other.slice(0, word.length), best) : whole
    const errors = Math.min(whole, begun)
    if (errors > best) continue
    if (errors < best) found = []
    best = errors
    found.push(other)
  }
  return found.map((one) => ({ word: one, errors: best }))
}
