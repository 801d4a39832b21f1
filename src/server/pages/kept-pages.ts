import { LRUCache } from 'lru-cache'
import type { Page } from './finished.ts'

/** Keeps finished pages by their keys, so many bytes at most with their compressed copies; those that nobody asks for go first. */
export function keptPages(mostBytes: number) {
  // Wrapped anew whenever a page has grown: only what is put in anew is weighed again.
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
