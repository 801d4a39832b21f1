/** A part of a file: the bytes from `from` on, and before `to`. */
export type Range = { from: number; to: number }

/**
 * Returns the part that a `Range` header asks for: `('bytes=0-99', 500)` => `{ from: 0, to: 100 }`, `('bytes=-100', 500)` =>
 * `{ from: 400, to: 500 }`; `'none'` if the file has no such bytes. Undefined for all other headers: they get the whole
 * file.
 */
export function rangeIn(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  if (first && last && Number(last) < Number(first)) return undefined
  const from = first ? Number(first) : Math.max(size - Number(last), 0)
  const to = first && last ? Math.min(Number(last) + 1, size) : size
  return from < to ? { from, to } : 'none'
}
