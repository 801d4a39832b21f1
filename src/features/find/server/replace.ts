import type { Author } from '../../../model/editor.ts'
import type { Json } from '../../../model/json.ts'
import { boundTo } from '../../../model/same/bindings.ts'
import { setText } from '../../../model/set-text.ts'
import { stampReplaced } from '../../../model/translations/stamp.ts'
import { commitWith } from '../../../server/content/git/checkout.ts'
import type { ContentStore } from '../../../server/content/store.ts'
import { textsIn } from '../../../server/content/tree.ts'
import { grouped } from '../../report/rules/grouped.ts'
import type { Replaceables, Replacement, ReplacementDone, Ticked } from '../rules/find.ts'
import { changes, type ReplaceQuery } from '../rules/pieces.ts'
import { markOf, replacing } from '../rules/replace.ts'
import { whereOf } from '../rules/search.ts'
import { type ParsedDocument, searchedDocuments, takenApart } from './documents.ts'

/** As many texts are listed at once. */
const MOST = 500

const NOT_AS_SHOWN = 'Nothing was replaced: the texts would become something else than the list showed. List the texts again.'

/** Returns the texts of a branch that can be replaced, with what each becomes; not those that say the same as another one: they follow that. */
export async function replaceables(store: ContentStore, wanted: ReplaceQuery): Promise<Replaceables> {
  const becomes = replacing(wanted)
  const found = (await searchedDocuments(store)).flatMap((document) =>
    document.texts.flatMap((text) => {
      const replaced = boundTo(document.json, text.field) === undefined ? becomes(text) : undefined
      return replaced ? [{ document, text, ...replaced }] : []
    }),
  )
  const changed = found.filter(({ pieces }) => changes(pieces))
  const listed = changed.slice(0, MOST).map(({ document, text: { field, language, value: before }, value, pieces }) => {
    return { ...whereOf(document, field), language, mark: markOf(before), after: markOf(value), pieces }
  })
  const alike = found.flatMap(({ pieces }) => pieces.filter(({ isAlike }) => isAlike)).length
  return { texts: listed, count: changed.length, alike }
}

/**
 * Replaces the ticked texts as one change, by the same way as every save. A text that somebody changed since the editor saw it
 * is left, and told of. If the save is refused, or a text would become something else than the editor saw, nothing is replaced,
 * and the sentence says why.
 */
export async function replaceTexts(
  store: ContentStore,
  editor: Author,
  { texts: ticked, ...wanted }: Replacement,
): Promise<ReplacementDone | { refused: string }> {
  const byPath = grouped(ticked, ({ path }) => path)
  let [files, left, isAsShown]: [Map<string, string>, ReplacementDone['left'], boolean] = [new Map(), [], true]
  const { errors } = await store.put(editor, async () => {
    const texts = await textsIn(store.files(), byPath.keys())
    const done = [...byPath].map(([path, wishes]) => replacedIn(path, takenApart(path, texts.get(path) ?? ''), wishes, wanted))
    isAsShown = done.every((one) => one.isAsShown)
    if (!isAsShown) return new Map()
    left = done.flatMap((one) => one.left)
    files = new Map(done.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])))
    return files
  })
  if (errors) return { refused: errors.map(({ message }) => message).join(' ') }
  if (!isAsShown) return { refused: NOT_AS_SHOWN }
  const commit = store.checkout && (await commitWith(store.checkout, files))
  return { replaced: ticked.length - left.length, documents: files.size, left, ...(commit && { commit }) }
}

/** Returns the text of a document with the ticked texts replaced, and those of them that are not as the editor saw them. */
function replacedIn(path: string, document: ParsedDocument | undefined, ticked: Ticked[], wanted: ReplaceQuery) {
  const becomes = replacing(wanted)
  const [left, changed]: [ReplacementDone['left'], Json | undefined] = [[], document && structuredClone(document.json)]
  let isAsShown = true
  for (const { field, mark, after } of ticked) {
    const text = document?.texts.find((one) => one.field === field)
    const isSeen = text && markOf(text.value) === mark
    const replaced = isSeen ? becomes(text) : undefined
    if (isSeen && (!replaced || markOf(replaced.value) !== after)) isAsShown = false
    if (replaced) setText(changed, field.split('.'), replaced.value)
    else left.push({ path, field, title: document?.title ?? path, where: document?.whereIs(field) ?? [] })
  }
  const isChanged = document && changed && left.length < ticked.length
  return { path, left, isAsShown, text: isChanged ? JSON.stringify(stampReplaced(document.json, changed), null, 2) : undefined }
}
