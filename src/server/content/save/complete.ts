import { isNode, parseJson } from '../../../model/json.ts'
import { keepUnknown } from '../../../model/validate/keep-unknown.ts'
import { type Changes, documentsOf, type Files } from '../changes.ts'
import type { Checkout } from '../git/checkout.ts'
import { collectionOf } from '../index/schema.ts'
import { type Tree, textsIn } from '../tree.ts'
import { conflictMessage } from './conflict.ts'
import { keepNewRedirects, redirectsFor } from './leave-redirects.ts'
import type { Seen } from './shown-texts.ts'
import { judge } from './validate-files.ts'

/** Matches the path of a new document whose name every system can keep. */
const NAME = /^content\/\w+(\/[a-z0-9-]{1,100})+\.json$/

/**
 * Puts into `files` what a save writes: its documents as they were judged, and the redirects that its moves leave.
 * Returns the documents that were asked for. Throws a sentence for the editor where one is refused or was changed since.
 */
export async function complete(tree: Tree, checkout: Checkout | undefined, files: Files, seen?: Seen): Promise<Changes> {
  const asked = documentsOf(files)
  judge(asked)
  const previous = await textsIn(tree, asked.keys())
  assertNames(previous, asked)
  putBackUnknown(previous, asked)
  const redirects = await redirectsFor(tree, previous, asked)
  if (seen) keepNewRedirects(seen, previous, asked)
  for (const [path, text] of [...asked, ...redirects]) files.set(path, text)
  if (seen) await assertSeen(previous, checkout, seen, asked)
  return asked
}

function assertNames(previous: Changes, asked: Changes) {
  for (const [path, text] of asked)
    if (text !== null && previous.get(path) === null && !(NAME.test(path) && collectionOf(path)))
      throw new Error('the name of the file may have only small letters, digits and -, at most 100 of them')
}

/** Puts back sections of kinds that this build doesn't know, such as a branch brings along, so that they outlive a save. */
function putBackUnknown(previous: Changes, asked: Changes) {
  for (const [path, text] of asked) {
    const [before, after] = [previous.get(path), text].map((one) => parseJson(one ?? ''))
    if (!isNode(before) || !isNode(after)) continue
    const whole = keepUnknown(collectionOf(path)?.fields ?? [], before, after)
    if (JSON.stringify(whole) !== JSON.stringify(after)) asked.set(path, JSON.stringify(whole, null, 2))
  }
}

/** Throws if a document has another text than the editor saw. It does so once: if they save again, that is their decision. */
async function assertSeen(previous: Changes, checkout: Checkout | undefined, seen: Seen, changes: Changes): Promise<void> {
  for (const path of changes.keys()) {
    const [text, now] = [seen.get(path), previous.get(path) ?? null]
    if (text === undefined || text === now) continue
    seen.set(path, now)
    throw new Error(await conflictMessage(checkout, path, text, now))
  }
}
