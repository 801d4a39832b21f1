import { PictureStore } from '../../../src/features/media/admin/picture-store'
import { thumbnail } from '../../../src/features/media/rules/library.ts'
import { pathOf } from './group'

/** Returns where the admin gets a picture to show: from the branch that is open, where this site's own server keeps it. */
export function shownAt(store: unknown, address: string): string {
  const path = pathOf(address)
  return path && store instanceof PictureStore ? thumbnail(path, 800) : address
}
