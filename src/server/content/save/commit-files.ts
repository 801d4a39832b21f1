import type { Editor } from '../../../model/editor.ts'
import { type Files, isSame } from '../changes.ts'
import { aloneIn, type Checkout, commitOf, pathsBetween } from '../git/checkout.ts'
import { prepareCommit, refreshIndex } from '../git/commit.ts'
import { dropPending, publishPending } from '../git/pending.ts'
import { trailerLines } from '../git/trailers.ts'
import type { Tree } from '../tree.ts'
import { commitPushed } from './commit-pushed.ts'
import type { Push } from './push.ts'
import { type Replaced, replaceFiles } from './replace-files.ts'

const TRIES = 3

/** The words of a commit that is more than a save: its first line, and what is noted at its end, by name. */
export type Note = { subject: string; trailers: Record<string, string> }

/** Whose commit it is; `note` says what else than that files change. */
export type Signed = { editor: Editor; note?: Note | undefined }

/**
 * The place that a save goes to: `tree` says what is there, `folder` returns the folder that holds the files if one does,
 * `checkout` takes the commit if there is git, on top of `from`. With `push` the commit goes to a remote first.
 */
type Where = { tree: Tree; folder?(): string | undefined; checkout?: Checkout; from: string | undefined; push?: Push }

/** Writes a save, as one commit if there is git. If anything fails, it throws and everything is as before. */
export async function commitFiles({ tree, checkout, push, ...where }: Where, wanted: Files, { editor, note }: Signed): Promise<void> {
  const previous = await tree.readAll(wanted.keys())
  const changes: Files = new Map([...wanted].filter(([path, text]) => !isSame(text, previous.get(path) ?? null)))
  if (changes.size === 0) return
  const message = note ? notedMessage(note, changes, previous) : messageFor(changes, previous)
  const folder = where.folder?.()
  if (!checkout) return (await replaceFiles(folder ?? '', changes)).settle()
  return aloneIn(checkout, () =>
    push
      ? commitPushed({ checkout, message, ...where }, changes, editor, push)
      : commitHere({ checkout, message, from: where.from, folder }, changes, editor),
  )
}

/** A save that counts once it is committed here: upon which commit, with which message, and the folder that shows its branch. */
type Here = { checkout: Checkout; message: string; from: string | undefined; folder: string | undefined }

async function commitHere({ checkout, message, from: first, folder }: Here, changes: Files, editor: Editor): Promise<void> {
  for (let [tries, from] = [1, first]; ; tries += 1) {
    const pending = await prepareCommit(checkout, from, changes, editor, message)
    let replaced: Replaced | undefined
    try {
      replaced = folder === undefined ? undefined : await replaceFiles(folder, changes)
      await publishPending(checkout, pending)
    } catch (error) {
      await replaced?.undo()
      await dropPending(checkout)
      const now = await commitOf(checkout.dir, checkout.ref)
      if (now === undefined || now === from || tries === TRIES) throw error
      // Somebody committed in the same moment: their commit stands, and this one goes on top of it unless both changed a file.
      await assertApart(checkout, from, now, changes)
      from = now
      continue
    }
    if (folder !== undefined) await refreshIndex(checkout, [...changes.keys()]).catch(tell)
    await dropPending(checkout).catch(tell)
    return replaced?.settle()
  }
}

/** Throws if another commit changed one of the files of a save. */
async function assertApart(checkout: Checkout, from: string | undefined, to: string, changes: Files) {
  const theirs = new Set(from ? await pathsBetween(checkout, from, to) : changes.keys())
  const both = [...changes.keys()].find((path) => theirs.has(path))
  if (both) throw new Error(`${both} was changed elsewhere in this moment. Open it again, then save.`)
}

/** Logs an error after which the save stands. The rest is done at the next start, or by git itself. */
const tell = (error: unknown) => console.error(`Content: saved, but ${error instanceof Error ? error.message : error}`)

const linesFor = (changes: Files, previous: Files) =>
  [...changes].map(([path, text]) => `${text === null ? 'Remove' : previous.get(path) === null ? 'Add' : 'Change'} ${path}`)

const notedMessage = ({ subject, trailers }: Note, changes: Files, previous: Files) =>
  [subject, linesFor(changes, previous).join('\n'), trailerLines(trailers)].join('\n\n')

/** Returns the message of a save's commit: `'Change content/page/home.json'`; for several files it lists them. */
export function messageFor(changes: Files, previous: Files): string {
  const lines = linesFor(changes, previous)
  return lines.length === 1 ? `${lines[0]}` : `Change ${lines.length} documents\n\n${lines.join('\n')}`
}
