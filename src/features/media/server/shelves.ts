import { join, resolve } from 'node:path'
import type { ReadingStore } from '../../../server/content/store.ts'
import type { Shelf } from './shelf.ts'

/**
 * Folders whose `media/` holds pictures: the content's own first, then what comes with the site. Mostly they are one folder;
 * they are two where `CONTENT_DIR` lies elsewhere.
 */
export function shelvesOf(store: ReadingStore, sitePublic: string, main: ReadingStore = store): Shelf[] {
  const own = store.folder ? join(store.folder, 'public') : store.files?.()
  if (!own) return [sitePublic]
  const root = main.folder ?? main.checkout?.dir
  return root && join(root, 'public') === resolve(sitePublic) ? [own] : [own, sitePublic]
}
