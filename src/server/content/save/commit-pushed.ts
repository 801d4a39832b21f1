import type { Editor } from '../../../model/editor.ts'
import type { Files } from '../changes.ts'
import type { Checkout } from '../git/checkout.ts'
import { prepareCommit, refreshIndex } from '../git/commit.ts'
import { dropPending, type Pending, publishPending } from '../git/pending.ts'
import type { Push } from './push.ts'
import { replaceFiles } from './replace-files.ts'

/** A save that goes to the remote first: upon which commit, and with which message. `folder` returns the folder that shows the branch. */
type Made = { checkout: Checkout; from: string | undefined; message: string; folder?(): string | undefined }

/** Makes the commit of a save, pushes it, and shows it here. If the remote did not take it, it throws and everything is as before. */
export async function commitPushed({ checkout, from, message, folder }: Made, changes: Files, editor: Editor, push: Push): Promise<void> {
  const pending = await prepareCommit(checkout, from, changes, editor, message)
  try {
    await push(pending.to)
    // The save stands from here on. What can't be shown is brought in like any other push, by the next round.
    await show(checkout, pending, folder?.(), changes).catch((error: unknown) =>
      console.error(`Content: saved, but not shown here yet: ${error instanceof Error ? error.message : error}`),
    )
  } finally {
    await dropPending(checkout).catch((error: unknown) => console.error(`Content: ${error instanceof Error ? error.message : error}`))
  }
}

/** Puts the files of a commit into the folder, and moves the branch to it. If it throws, everything is as before. */
async function show(checkout: Checkout, pending: Pending, folder: string | undefined, changes: Files) {
  const replaced = folder === undefined ? undefined : await replaceFiles(folder, changes)
  try {
    await publishPending(checkout, pending)
  } catch (error) {
    await replaced?.undo()
    throw error
  }
  if (folder !== undefined) await refreshIndex(checkout, [...changes.keys()])
  await replaced?.settle()
}
