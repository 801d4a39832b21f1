import { LRUCache } from 'lru-cache'

const ADDRESSES_AT_MOST = 10_000

/** A limit: `most` attempts by one key within a window of `windowMs` milliseconds. The name tells one limit from another. */
export type Limit = { name: string; most: number; windowMs: number }

/**
 * Counts attempts by key. `allow(key)` counts one, and returns false if there were too many in the window; `count(key)` counts one,
 * and returns how many there were; `forget(key)` starts anew.
 */
export type Attempts = {
  allow(key: string): boolean | Promise<boolean>
  count(key: string): number | Promise<number>
  forget(key: string): void | Promise<void>
}

/** Counts the attempts that this process sees, in memory. */
export function limitAttempts({ most, windowMs }: Omit<Limit, 'name'>) {
  const counts = new LRUCache<string, number>({ max: ADDRESSES_AT_MOST, ttl: windowMs, noUpdateTTL: true })
  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return next
  }
  return {
    allow: (key: string): boolean => count(key) <= most,
    count,
    /** Returns the number of seconds until the window of `key` ends, at least one. */
    wait: (key: string) => Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000)),
    forget: (key: string) => void counts.delete(key),
  }
}
