import { LRUCache } from 'lru-cache'

const ADDRESSES_AT_MOST = 10_000

/** Counts attempts by key within a window; `allow(key)` is false once there were too many. */
export function limitAttempts({ most, windowMs }: { most: number; windowMs: number }) {
  const counts = new LRUCache<string, number>({ max: ADDRESSES_AT_MOST, ttl: windowMs, noUpdateTTL: true })
  return {
    allow(key: string): boolean {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= most
    },
    /** Seconds until the window of `key` ends, at least one. */
    wait: (key: string) => Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000)),
    forget: (key: string) => void counts.delete(key),
  }
}
