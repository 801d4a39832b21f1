import { join, resolve } from 'node:path'
import type { ReadingStore } from '../content/store.ts'
import type { Shelf } from './shelf.ts'

/**
 * Folders whose `media/` holds pictures: the content's own first, then what comes with the site. Mostly they are one folder;
 * they are two where `CONTENT_DIR` lies elsewhere.
 */
export function shelvesOf(store: ReadingStore, sitePublic: string, main: ReadingStore = store): Shelf[] {
  if (!store.root || !main.root) return [sitePublic]
  const own = join(store.root, 'public')
  const isSite = join(main.root, 'public') === resolve(sitePublic)
  return isSite ? [own] : [own, sitePublic]
}
