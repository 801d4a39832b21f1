import type { Editor } from '../../../../model/editor.ts'
import { parseJson } from '../../../../model/json.ts'
import { LANGUAGES, LOCALES } from '../../../../model/languages.ts'
import { PICTURES } from '../../../../model/picture-address.ts'
import { mayWriteIn, type Standing } from '../../../../model/roles.ts'
import type { ContentStore } from '../../../../server/content/store.ts'
import { textIn } from '../../../../server/content/tree.ts'
import { type Alts, altsFile, changedAlts, readAlts, writeAlts } from '../../rules/alts.ts'
import { PictureRefused } from '../picture-refused.ts'
import { firstOn, type Shelf } from '../shelf.ts'
import { alone, assertNoLink } from './keep-picture.ts'

/**
 * Keeps words for a picture beside it, in a commit by the editor. Those in other languages stay; an empty text takes its language away, and
 * without any words nothing is kept beside the picture.
 */
export async function keepAlts(store: ContentStore, editor: Editor & Standing, shelves: Shelf[], path: string, alts: Alts): Promise<void> {
  await alone(store, editor, async () => {
    await assertNoLink(store, altsFile(path))
    if (!(await firstOn(shelves, `media/${path}`))) throw new PictureRefused(404, `There is no picture ${path} any more.`)
    const file = `${PICTURES}/${altsFile(path)}`
    const before = await textIn(store.files(), file)
    const old = readAlts(parseJson(before ?? ''))
    const now = { ...old, ...alts }
    const changed = changedAlts(old, now)
    const foreign = LOCALES.find((locale) => locale in changed && !mayWriteIn(editor, locale))
    if (foreign)
      throw new PictureRefused(403, `The words in ${LANGUAGES[foreign].englishName} are not among your languages. Nothing was changed.`)
    const words = writeAlts(now)
    const after = words ? JSON.stringify(words, null, 2) : null
    return before === after ? new Map() : new Map([[file, after]])
  })
}
