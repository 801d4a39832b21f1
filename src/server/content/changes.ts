import { lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

/** Files that a save changes: their new text by path from the folder's root, null for a file that goes away. */
export type Changes = Map<string, string | null>

/** How the name of a file ends while it is being written; what a crash leaves behind is recognised by it. */
export const UNFINISHED = '.saving'

/** Throws unless `path` names a document: `'content/faq/a.json'` is one, `'content/../x.json'` is not. */
export function assertDocument(path: string) {
  const inside = path.startsWith('content/') && path.endsWith('.json') && !path.includes('\0') && !path.includes('\\')
  if (!inside || path.split('/').some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`"${path}" is not a content file.`)
}

/** The text of a file, or null if there is none. */
export const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error)))

/** What the files of `changes` hold now; writing it puts everything back. */
export async function before(root: string, changes: Changes): Promise<Changes> {
  return new Map(await Promise.all([...changes.keys()].map(async (path) => [path, await textOf(join(root, path))] as const)))
}

/** Puts each file in its place whole: a reader, or a crash, meets the old text or the new one. */
export async function write(root: string, changes: Changes): Promise<void> {
  for (const [path, text] of changes) {
    const file = join(root, path)
    await assertNoWayOut(root, path)
    if (text === null) await rm(file, { force: true })
    else {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file + UNFINISHED, text, { flush: true })
      await rename(file + UNFINISHED, file)
    }
  }
}

/** A symbolic link in the content must not lead a save out of the folder. */
async function assertNoWayOut(root: string, path: string) {
  const parts = path.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const step = join(root, ...parts.slice(0, depth))
    const info = await lstat(step).catch(() => undefined)
    if (info?.isSymbolicLink() && !`${await realpath(step)}${sep}`.startsWith(root + sep))
      throw new Error(`"${path}" leads out of the content folder.`)
  }
}
