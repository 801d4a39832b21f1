import type { Author } from '../../../../model/editor.ts'
import { addressOf, PICTURES } from '../../../../model/picture-address.ts'
import type { Files } from '../../../../server/content/changes.ts'
import { commitWith } from '../../../../server/content/git/checkout.ts'
import type { ContentStore } from '../../../../server/content/store.ts'
import { textIn } from '../../../../server/content/tree.ts'
import { altsFile } from '../../rules/alts.ts'
import { withAddress } from '../../rules/uses.ts'
import { PictureRefused } from '../picture-refused.ts'
import type { Shelf } from '../shelf.ts'
import { documentsIn } from './drafts-showing.ts'
import { alone, freePath } from './keep-picture.ts'

type Replacement = { path: string; documents: number; commit?: string }

/**
 * Puts a new picture wherever another one stands, as one commit by the editor, and returns its path. The other one stays
 * among the pictures, so that the change can be taken back; its words go with the new one.
 */
export async function replacePicture(
  store: ContentStore,
  editor: Author,
  shelves: Shelf[],
  old: string,
  name: string,
  bytes: Buffer,
): Promise<Replacement> {
  let [path, changed]: [string, Map<string, string>] = ['', new Map()]
  await alone(store, editor, async () => {
    const files = store.files()
    const { path: free, isThere } = await freePath(store, shelves, old.slice(0, Math.max(old.lastIndexOf('/'), 0)), name, bytes)
    if (free === old) throw new PictureRefused(409, `${name} is the very picture that is there already.`)
    path = free
    const documents = await documentsIn(files)
    changed = new Map(
      documents.flatMap((document) => {
        const value = withAddress(document.value, addressOf(old), addressOf(path))
        if (value === document.value) return []
        if (typeof value === 'string')
          throw new PictureRefused(409, `${document.path} can’t be read. Repair it first; a developer can help.`)
        return [[document.path, JSON.stringify(value, null, 2)]]
      }),
    )
    if (changed.size === 0)
      throw new PictureRefused(409, `Nothing shows ${old} any more. Upload the new picture, then choose it where it belongs.`)
    const words = isThere ? null : await textIn(files, `${PICTURES}/${altsFile(old)}`)
    const made: Files = new Map<string, string | Uint8Array>(changed)
    if (!isThere) made.set(`${PICTURES}/${path}`, bytes)
    if (words) made.set(`${PICTURES}/${altsFile(path)}`, words)
    return made
  })
  const commit = store.checkout && (await commitWith(store.checkout, changed))
  return { path, documents: changed.size, ...(commit && { commit }) }
}
