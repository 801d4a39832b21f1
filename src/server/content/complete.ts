import type { Seen } from '../editors/seen.ts'
import { before, type Changes, documentsOf, type Files } from './changes.ts'
import type { Checkout } from './checkout.ts'
import { conflictMessage } from './conflict.ts'
import { judge } from './judge.ts'
import { keepNewRedirects, redirectsFor } from './moves.ts'

/**
 * Puts into `files` what a save writes: its documents as they were judged, and the redirects that its moves leave.
 * Returns the documents that were asked for. Throws a sentence for the editor where one is refused or was changed since.
 */
export async function complete(root: string, checkout: Checkout | undefined, files: Files, seen?: Seen): Promise<Changes> {
  const asked = documentsOf(files)
  judge(asked)
  const previous = await before(root, asked)
  const redirects = await redirectsFor(root, previous, asked)
  if (seen) keepNewRedirects(seen, previous, asked)
  for (const [path, text] of [...asked, ...redirects]) files.set(path, text)
  if (seen) await assertSeen(root, checkout, seen, asked)
  return asked
}

/** Throws if a document has another text than the editor saw, and lets them decide once. */
async function assertSeen(root: string, checkout: Checkout | undefined, seen: Seen, changes: Changes): Promise<void> {
  for (const [path, now] of await before(root, changes)) {
    const text = seen.get(path)
    if (text === undefined || text === now) continue
    seen.set(path, now)
    throw new Error(await conflictMessage(checkout, path, text, now))
  }
}
