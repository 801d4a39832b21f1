import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isMeantBy, PICTURES, pictureAt, withoutAsIs } from '../../../../model/picture-address.ts'
import type { Tree } from '../../../../server/content/tree.ts'
import { isPlainFolder } from '../../../../server/http/files/inside.ts'
import { parseSized } from '../../../../ui/widths.ts'
import type { Listing } from '../../rules/library.ts'
import { firstOn, type Shelf } from '../shelf.ts'

/** A search for pictures: `folder` is a path from the pictures' root; `search` is a part of a name, also in the folders below it. */
export type Search = { folder: string; search: string; offset: number; limit: number }

/** Returns the paths of all pictures on some shelves, each once, in alphabetical order; links to elsewhere are not followed. */
export async function allPictures(shelves: Shelf[]): Promise<string[]> {
  const found = new Set<string>()
  for (const shelf of shelves) {
    for (const path of typeof shelf === 'string' ? await inFolder(shelf) : await inTree(shelf)) if (pictureAt(path)) found.add(path)
  }
  return [...found].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/**
 * Returns the path of the file that an address means: that of exactly this path, else one whose name has the same letters, put
 * together or encoded in another way, else the one of which somebody has copied the address in a size (`'w800/a.webp'`) off a
 * page; the path itself where there is none.
 */
export async function meantOn(shelves: Shelf[], path: string): Promise<string> {
  const isPlain = /^[\w./-]*$/.test(path)
  const copied = parseSized(`/media/${path}`)?.name
  if ((isPlain && copied === undefined) || (await firstOn(shelves, `media/${path}`))) return path
  for (const shelf of isPlain ? [] : shelves)
    for (const other of typeof shelf === 'string' ? await inFolder(shelf) : await inTree(shelf)) if (isMeantBy(path, other)) return other
  return copied === undefined ? path : meantOn(shelves, withoutAsIs(copied))
}

async function inFolder(shelf: string): Promise<string[]> {
  if (!(await isPlainFolder(shelf, 'media'))) return []
  const root = join(shelf, 'media')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

const inTree = async (shelf: Tree) => (await shelf.paths(PICTURES)).map((path) => path.slice(PICTURES.length + 1))

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Picks what a search finds: `(['a.webp', 'scene/b.webp'], { folder: '', … })` => `{ folders: ['scene'], pictures: ['a.webp'] }` */
export function listed(paths: string[], { folder, search, offset, limit }: Search): Omit<Listing, 'folder'> {
  const wanted = plain(search.trim())
  const below = paths.filter((path) => folder === '' || path.startsWith(`${folder}/`))
  const rest = (path: string) => (folder === '' ? path : path.slice(folder.length + 1))
  const matches = (name: string) => plain(name).includes(wanted)
  const pictures = below.filter((path) => (wanted ? matches(rest(path).replace(/^.*\/|\.\w+$/g, '')) : !rest(path).includes('/')))
  const folders = [...new Set(below.flatMap((path) => (rest(path).includes('/') ? [`${rest(path).split('/')[0]}`] : [])))]
  const end = offset + limit
  return {
    folders: folders.filter(matches),
    pictures: pictures.slice(offset, end),
    ...(end < pictures.length && { next: end }),
  }
}
