import type { Alts } from './alts.ts'
import type { Boxes } from './boxes.ts'
import type { PictureSize } from './flaws.ts'
import type { KeptPicture } from './library.ts'
import type { Use } from './uses.ts'

/** The address of all pictures on the server. */
export const ALL_PICTURES = '/api/pictures'
/** The address of what is known of one, with `?path=scene/a.webp`. */
export const ONE_PICTURE = '/api/pictures/one'
/** Takes the words for one, with `?path=`. */
export const PICTURE_ALTS = '/api/pictures/alts'
/** Takes the file that is to stand wherever one stands, with `?path=` and the `name` of the file. */
export const PICTURE_REPLACEMENT = '/api/pictures/replacement'

/** The longest description that is kept with a picture. */
export const LONGEST_ALT = 400

/** A picture in the list of all: its path, its file, the number of places that show it, and whether it is described in English. */
export type ListedPicture = PictureSize & { path: string; uses: number; isDescribed: boolean }

/** A place that shows a picture, in the words of its form, with the boxes that it fills there. */
export type ShownUse = Use & { where: string[]; boxes?: Boxes }

/** One picture with its file, its words and the places that use it. `isOwn`: it may be deleted here; others come with the site itself. */
export type KnownPicture = PictureSize & { path: string; address: string; isOwn: boolean; alts: Alts; uses: ShownUse[] }

/** The outcome of a replacement: the new picture, the number of documents that use it now, and the commit to take back. */
export type ReplacedPicture = KeptPicture & { documents: number; commit?: string }
