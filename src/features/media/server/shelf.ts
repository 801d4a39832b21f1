import { join, resolve } from 'node:path'
import type { ReadingStore } from '../../../server/content/store.ts'
import type { Tree } from '../../../server/content/tree.ts'
import { isPlainPath } from '../../../server/http/files/plain-path.ts'
import { type Stored, storedBytes, storedIn } from '../../../server/http/files/stored.ts'
import { TELLING_BYTES } from './kind.ts'

/** A public folder with pictures in its `media/`: a folder on the disk, or that of files which git has. */
export type Shelf = string | Tree

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

/** A file of a shelf at a path such as `'media/scene/a.webp'`; undefined if there is none. */
export async function fileOn(shelf: Shelf, path: string): Promise<Stored | undefined> {
  if (typeof shelf === 'string') return storedIn(shelf, path, TELLING_BYTES)
  const bytes = isPlainPath(path) ? await shelf.read(`public/${path}`) : null
  return bytes ? storedBytes(Buffer.from(bytes)) : undefined
}

/** A file of the first shelf that has it: a picture that an editor uploaded comes before one of the site's own. */
export async function firstOn(shelves: Shelf[], path: string): Promise<Stored | undefined> {
  for (const shelf of shelves) {
    const file = await fileOn(shelf, path)
    if (file) return file
  }
  return undefined
}
