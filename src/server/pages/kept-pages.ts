import { LRUCache } from 'lru-cache'
import type { Page } from './finished.ts'

/** Keeps finished pages by their keys. With their compressed copies they take `mostBytes` at most; those that nobody asks for go first. */
export function keptPages(mostBytes: number) {
  // A page that has grown is put in again, in a new object: only then is it weighed again.
  const pages = new LRUCache<string, { page: Page }>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.bytes() + key.length,
  })
  return {
    get: (key: string): Page | undefined => pages.get(key)?.page,
    keep(key: string, page: Page) {
      pages.set(key, { page })
      page.onGrowth(() => {
        if (pages.peek(key)?.page === page) pages.set(key, { page })
      })
    },
    clear: () => pages.clear(),
  }
}
