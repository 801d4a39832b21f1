import { isObject } from './json.ts'

/**
 * Takes away texts that are empty and were not there before: some forms send one for each long text that they show.
 * `({ a: 'x' }, { a: '', b: '' })` => `{ a: '' }`
 */
export function withoutNewEmpty(before: unknown, after: unknown): unknown {
  if (Array.isArray(after)) return after.map((item, index) => withoutNewEmpty(Array.isArray(before) ? before[index] : undefined, item))
  if (!isObject(after)) return after
  const old = isObject(before) ? before : {}
  const kept = Object.entries(after).filter(([name, value]) => value !== '' || name in old)
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutNewEmpty(old[name], value)]))
}
