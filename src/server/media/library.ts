import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, PICTURES } from '../../media/address.ts'
import { usesOf, type Written } from '../../media/uses.ts'
import { type Files, isSame } from '../content/changes.ts'
import type { ContentStore } from '../content/store.ts'
import type { Editor } from '../editors/editor.ts'
import { Refused } from './refused.ts'
import { firstOn, type Shelf } from './shelf.ts'

const NAMED_AT_MOST = 5

/**
 * Keeps a picture as `folder/name.webp`, in a commit by the editor, and gives its path. A name that another picture has gets a
 * number; the same picture under the same name is kept once.
 */
export async function keepPicture(store: ContentStore, editor: Editor, shelves: Shelf[], folder: string, name: string, bytes: Buffer) {
  const files: Files = new Map()
  let path = ''
  await alone(store, editor, files, async () => {
    await assertNoLink(store.root, folder)
    for (let number = 1; ; number += 1) {
      path = `${folder && `${folder}/`}${name}${number > 1 ? `-${number}` : ''}.webp`
      const other = await firstOn(shelves, `media/${path}`)
      if (other?.size === bytes.length && isSame(await other.read(), bytes)) return
      if (!other && !(await isThere(join(store.root, PICTURES, path)))) break
    }
    files.set(`${PICTURES}/${path}`, bytes)
  })
  return path
}

/** Removes a picture that no document shows, in a commit by the editor; else the `Refused` names where it shows. */
export async function removePicture(store: ContentStore, editor: Editor, shelves: Shelf[], path: string): Promise<void> {
  const files: Files = new Map()
  await alone(store, editor, files, async () => {
    await assertNoLink(store.root, path)
    if (!(await isThere(join(store.root, PICTURES, path)))) {
      if (await firstOn(shelves, `media/${path}`))
        throw new Refused(409, `${path} comes with the site itself. A developer can take it away.`)
      throw new Refused(404, `There is no picture ${path} any more.`)
    }
    const uses = usesOf(addressOf(path), await documentsIn(store.root))
    if (uses.length > 0)
      throw new Refused(409, `${path} is still shown: ${named(uses.map(({ title }) => title))}. Choose another picture there first.`)
    files.set(`${PICTURES}/${path}`, null)
  })
}

/** `['page “Home”', 'page “Home”', 'settings']` => `'page “Home”, settings'` */
function named(titles: string[]): string {
  const once = [...new Set(titles)]
  const more = once.length - NAMED_AT_MOST
  return once.slice(0, NAMED_AT_MOST).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Every document of a folder, as it is on the disk now. */
export async function documentsIn(root: string): Promise<Written[]> {
  const names = await readdir(join(root, 'content'), { recursive: true })
  const paths = names.filter((name) => name.endsWith('.json')).map((name) => `content/${name.replaceAll('\\', '/')}`)
  return Promise.all(paths.map(async (path) => ({ path, value: parsed(await readFile(join(root, path), 'utf8')) })))
}

/** What a document holds; one that is not valid JSON is a text, in which a picture's address is found as well. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )

/** A symbolic link among the pictures must not lead to another folder. */
async function assertNoLink(root: string, path: string) {
  const steps = `${PICTURES}/${path}`.split('/')
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const info = await lstat(join(root, ...steps.slice(0, depth))).catch(() => undefined)
    if (info?.isSymbolicLink()) throw new Refused(400, `${path} is a link to somewhere else. A developer can look after it.`)
  }
}

/** Runs one change of the pictures alone, with its own refusal as the error. */
async function alone(store: ContentStore, editor: Editor, files: Files, work: () => Promise<void>) {
  let refused: unknown
  const { errors } = await store.put(editor, files, () =>
    work().catch((error: unknown) => {
      refused = error
      throw error
    }),
  )
  if (refused instanceof Refused) throw refused
  if (errors) throw new Refused(409, errors.map(({ message }) => message).join(' '))
}
