import type { Author } from '../../../model/editor.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { merge } from '../../../model/merge/merge.ts'
import type { Changes } from '../../../server/content/changes.ts'
import { named } from '../../../server/content/document-names.ts'
import { type Checkout, commitOf, textAt } from '../../../server/content/git/checkout.ts'
import { collectionOf } from '../../../server/content/schema.ts'
import type { ContentStore } from '../../../server/content/store.ts'
import { textsIn } from '../../../server/content/tree.ts'
import type { LeftText, TakenBackChange } from '../rules/change.ts'

/** A document on both sides of a change, null where it was not there. */
type Sides = { path: string; before: string | null; after: string | null }

/**
 * Takes a change of any number of documents back, as one change more. Texts that somebody has changed since stay as they are,
 * and are told of; so is a document that the change made.
 */
export async function takeBack(
  store: ContentStore,
  checkout: Checkout,
  editor: Author,
  commit: string,
  paths: string[],
): Promise<TakenBackChange | { refused: string }> {
  const parent = await commitOf(checkout.dir, `${commit}^`)
  const sides = await Promise.all(
    paths.map(
      async (path): Promise<Sides> => ({
        path,
        before: parent ? await textAt(checkout, parent, path) : null,
        after: await textAt(checkout, commit, path),
      }),
    ),
  )
  let [files, left]: [Changes, LeftText[]] = [new Map(), []]
  const { errors } = await store.put(editor, async () => {
    const now = await textsIn(store.files(), paths)
    const done = sides.map((side) => ({ path: side.path, ...documentWithout(side, now.get(side.path) ?? null) }))
    left = done.flatMap((one) => one.left)
    files = new Map(done.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])))
    return files
  })
  return errors ? { refused: errors.map(({ message }) => message).join(' ') } : { documents: files.size, left }
}

/** Returns the text of a document without a change, absent where it stays as it is, and the texts in it that are left. */
function documentWithout({ path, before, after }: Sides, now: string | null): { text?: string; left: LeftText[] } {
  const leave = (where: string[] = []): LeftText => ({ path, title: named(path, now ?? after ?? before).title, where })
  if (before === null) return { left: now === null ? [] : [leave()] }
  if (now === after) return { text: before, left: [] }
  const [was, became, is] = [before, after, now].map((text) => parseJson(text ?? ''))
  if (!isObject(was) || !isObject(became) || !isObject(is)) return { left: [leave()] }
  // The text before the change is what one side made of the text after it; what stands now is what everybody else did.
  const { document, clashes } = merge(collectionOf(path)?.fields ?? [], { base: became, theirs: was, mine: is })
  const text = JSON.stringify(document, null, 2)
  return { ...(text !== JSON.stringify(is, null, 2) && { text }), left: clashes.map(leave) }
}
