import type { Editor } from '../../../../model/editor.ts'
import { parseJson } from '../../../../model/json.ts'
import { LANGUAGES, LOCALES } from '../../../../model/languages.ts'
import { PICTURES } from '../../../../model/picture-address.ts'
import { mayWriteIn, type Standing } from '../../../../model/roles.ts'
import type { ContentStore } from '../../../../server/content/store.ts'
import { textIn } from '../../../../server/content/tree.ts'
import { type Alts, altsFile, readAlts, writeAlts } from '../../rules/alts.ts'
import { PictureRefused } from '../picture-refused.ts'
import { firstOn, type Shelf } from '../shelf.ts'
import { alone, assertNoLink } from './keep-picture.ts'

/** Keeps the words for a picture beside it, in a commit by the editor; without any words nothing is kept beside it. */
export async function keepAlts(store: ContentStore, editor: Editor & Standing, shelves: Shelf[], path: string, alts: Alts): Promise<void> {
  await alone(store, editor, async () => {
    await assertNoLink(store, altsFile(path))
    if (!(await firstOn(shelves, `media/${path}`))) throw new PictureRefused(404, `There is no picture ${path} any more.`)
    const file = `${PICTURES}/${altsFile(path)}`
    const [before, words] = [await textIn(store.files(), file), writeAlts(alts)]
    const old = readAlts(parseJson(before ?? ''))
    const foreign = LOCALES.find((locale) => (alts[locale]?.trim() ?? '') !== (old[locale] ?? '') && !mayWriteIn(editor, locale))
    if (foreign)
      throw new PictureRefused(403, `The words in ${LANGUAGES[foreign].englishName} are not among your languages. Nothing was changed.`)
    const after = words ? JSON.stringify(words, null, 2) : null
    return before === after ? new Map() : new Map([[file, after]])
  })
}
