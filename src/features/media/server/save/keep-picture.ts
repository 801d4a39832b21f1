import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Author } from '../../../../model/editor.ts'
import { addressOf, PICTURES } from '../../../../model/picture-address.ts'
import type { Branches } from '../../../../server/content/branches/views.ts'
import { type Files, isSame } from '../../../../server/content/changes.ts'
import type { ContentStore } from '../../../../server/content/store.ts'
import { altsFile } from '../../rules/alts.ts'
import { usesOf } from '../../rules/uses.ts'
import { PictureRefused } from '../picture-refused.ts'
import { firstOn, type Shelf } from '../shelf.ts'
import { type ComingBack, documentsIn, shownElsewhere } from './drafts-showing.ts'

const NAMED_AT_MOST = 5

/**
 * Keeps a picture as `folder/name.webp`, in a commit by the editor, and returns its path. A name that another picture has gets
 * a number; the same picture under the same name is kept once.
 */
export async function keepPicture(store: ContentStore, editor: Author, shelves: Shelf[], folder: string, name: string, bytes: Buffer) {
  let path = ''
  await alone(store, editor, async () => {
    const free = await freePath(store, shelves, folder, name, bytes)
    path = free.path
    return free.isThere ? new Map() : new Map([[`${PICTURES}/${path}`, bytes]])
  })
  return path
}

/** Returns the path of a picture that is to be kept: one that nothing has, or that of the very same picture, which `isThere` already. */
export async function freePath(store: ContentStore, shelves: Shelf[], folder: string, name: string, bytes: Buffer) {
  await assertNoLink(store, folder)
  for (let number = 1; ; number += 1) {
    const path = `${folder && `${folder}/`}${name}${number > 1 ? `-${number}` : ''}.webp`
    const other = await firstOn(shelves, `media/${path}`)
    if (other?.size === bytes.length && isSame(await other.read(), bytes)) return { path, isThere: true }
    if (!other && !(await isTaken(store, path))) return { path, isThere: false }
  }
}

/**
 * Removes a picture, with the words that are kept beside it, in a commit by the editor. Throws a `PictureRefused` that names the
 * documents, if any show it, or the draft that would miss it.
 */
export async function removePicture(
  branches: Branches & { comingBack: ComingBack },
  store: ContentStore,
  editor: Author,
  shelves: Shelf[],
  path: string,
): Promise<void> {
  // Before the save, which the making of these files would wait for.
  const later = store === branches.main ? await branches.comingBack() : []
  await alone(store, editor, async () => {
    await assertNoLink(store, path)
    if (!(await store.files().read(`${PICTURES}/${path}`))) {
      if (await firstOn(shelves, `media/${path}`))
        throw new PictureRefused(409, `${path} comes with the site itself. A developer can take it away.`)
      throw new PictureRefused(404, `There is no picture ${path} any more.`)
    }
    const uses = usesOf(addressOf(path), await documentsIn(store.files()))
    if (uses.length > 0)
      throw new PictureRefused(409, `${path} is still shown: ${named(uses.map(({ title }) => title))}. Choose another picture there first.`)
    const other = await shownElsewhere(branches, later, store, path)
    if (other) {
      const titles = named(other.uses.map(({ title }) => title))
      throw new PictureRefused(
        409,
        {
          site: `${path} is shown on the site, in a place that is new to this draft: ${titles}. Choose another picture there first.`,
          draft: `${path} is shown in the draft “${other.name}”: ${titles}. Choose another picture there first, or wait until it is published.`,
          end: `${path} is shown again once the release “${other.name}” has ended: ${titles}. Delete it after that, once nothing shows it.`,
        }[other.where],
      )
    }
    const words = `${PICTURES}/${altsFile(path)}`
    const isDescribed = (await store.files().read(words)) !== null
    return new Map([[`${PICTURES}/${path}`, null], ...(isDescribed ? [[words, null] as const] : [])])
  })
}

/** Tells whether something lies in the folder under a picture's name, even if it is no picture, such as a link. */
const isTaken = async ({ folder }: ContentStore, path: string) => folder !== undefined && (await isThere(join(folder, PICTURES, path)))

/** Names each title once, five at most: `['page “Home”', 'page “Home”', 'settings']` => `'page “Home”, settings'` */
function named(titles: string[]): string {
  const once = [...new Set(titles)]
  const more = once.length - NAMED_AT_MOST
  return once.slice(0, NAMED_AT_MOST).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )

/** Throws a `PictureRefused` if a path leads over a symbolic link, because pictures must not be written to another folder. */
export async function assertNoLink({ folder }: ContentStore, path: string) {
  if (folder === undefined) return
  const steps = `${PICTURES}/${path}`.split('/')
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const info = await lstat(join(folder, ...steps.slice(0, depth))).catch(() => undefined)
    if (info?.isSymbolicLink()) throw new PictureRefused(400, `${path} is a link to somewhere else. A developer can look after it.`)
  }
}

/** Runs one change of the pictures as a save, in which no other is made. Throws the `PictureRefused` of the change, or of the save. */
export async function alone(store: ContentStore, editor: Author, work: () => Promise<Files>) {
  let refused: unknown
  const { errors } = await store.put(editor, () =>
    work().catch((error: unknown) => {
      refused = error
      throw error
    }),
  )
  if (refused instanceof PictureRefused) throw refused
  if (errors) throw new PictureRefused(409, errors.map(({ message }) => message).join(' '))
}
