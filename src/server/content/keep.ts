import type { Editor } from '../editors/editor.ts'
import { type Files, filesBefore, isSame, write } from './changes.ts'
import { type Checkout, commitOf } from './checkout.ts'
import { dropPending, prepareCommit, publishCommit, refreshIndex } from './commit.ts'

const TRIES = 3

/** Writes a save to disk, as one commit where there is a checkout. If anything fails, the files are as before and it throws. */
export async function keep(root: string, checkout: Checkout | undefined, wanted: Files, editor: Editor): Promise<void> {
  const previous = await filesBefore(root, wanted.keys())
  const changes: Files = new Map([...wanted].filter(([path, text]) => !isSame(text, previous.get(path) ?? null)))
  if (changes.size === 0) return
  if (!checkout) return writeOrUndo(root, changes, previous)
  for (let tries = 1; ; tries += 1) {
    const { parent, commit } = await prepareCommit(checkout, changes, editor, messageFor(changes, previous))
    try {
      await writeOrUndo(root, changes, previous, () => publishCommit(checkout, commit, parent))
    } catch (error) {
      const now = await commitOf(checkout.dir, checkout.ref)
      await dropPending(checkout)
      // Somebody committed in the same moment: their commit stands, and this one goes on top of it.
      if (now === parent || tries === TRIES) throw error
      continue
    }
    await refreshIndex(checkout, [...changes.keys()]).catch((error: unknown) =>
      console.error(`Content: saved, but ${error instanceof Error ? error.message : error}`),
    )
    await dropPending(checkout)
    return
  }
}

async function writeOrUndo(root: string, changes: Files, previous: Files, then: () => Promise<void> = async () => {}) {
  try {
    await write(root, changes)
    await then()
  } catch (error) {
    await write(root, new Map([...previous].filter(([path]) => changes.has(path))))
    throw error
  }
}

/** `'Change content/page/home.json'`; a save of several files lists them. */
export function messageFor(changes: Files, previous: Files): string {
  const lines = [...changes].map(([path, text]) => `${text === null ? 'Remove' : previous.get(path) === null ? 'Add' : 'Change'} ${path}`)
  return lines.length === 1 ? `${lines[0]}` : `Change ${lines.length} documents\n\n${lines.join('\n')}`
}
