import { staffLocale } from '../../../../admin/i18n/staff-language'
import type { ListedPicture } from '../../rules/pictures.ts'

/** Which of the pictures are listed, whatever their folder. */
export const FILTERS = ['every', 'unused', 'undescribed'] as const
export type PictureFilter = (typeof FILTERS)[number]

/** What the list shows: `folder` undefined is all of them, `''` those in none. */
export type ListFilter = { folder: string | undefined; words: string; filter: PictureFilter }

/** `'scene/deep/a.webp'` => `'scene/deep'`; empty for a picture in no folder. */
export const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

/** `'scene/rose-wide.webp'` => `'rose-wide'` */
export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

/** Returns the folders with the number of pictures in each, in alphabetical order. */
export function foldersOf(pictures: ListedPicture[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { path } of pictures) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a.localeCompare(b, staffLocale))
}

const PASSES: Record<PictureFilter, (picture: ListedPicture) => boolean> = {
  every: () => true,
  unused: ({ uses }) => uses === 0,
  undescribed: ({ isDescribed }) => !isDescribed,
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Returns the pictures that are wanted. Words are looked for in every folder. */
export function wantedOf(pictures: ListedPicture[], { folder, words, filter }: ListFilter): ListedPicture[] {
  const text = plain(words.trim())
  return pictures.filter(
    (picture) =>
      PASSES[filter](picture) &&
      (text ? plain(picture.path.replace(/\.\w+$/, '')).includes(text) : folder === undefined || folderOf(picture.path) === folder),
  )
}

/** Returns the place in a grid to which an arrow leads; the same place where there is none. */
export function stepTo(key: string, at: number, columns: number, count: number): number {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -at, End: count - 1 - at }[key] ?? 0
  const next = at + step
  return next >= 0 && next < count ? next : at
}
