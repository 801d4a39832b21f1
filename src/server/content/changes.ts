import { lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { isPlainPath } from '../http/plain-path.ts'

/** Documents that a save changes: their new text by path from the folder's root, null for a file that goes away. */
export type Changes = Map<string, string | null>

/** The same for files of any kind: a document is text, a picture is bytes. */
export type Files = Map<string, string | Uint8Array | null>

/** How the name of a file ends while it is being written; what a crash leaves behind is recognised by it. */
export const UNFINISHED = '.saving'

/** Whether `path` names a document: `'content/faq/a.json'` is one, `'content/../x.json'` is not. */
export const isDocument = (path: string): boolean => path.startsWith('content/') && path.endsWith('.json') && isPlainPath(path)

/** The documents among some files. */
export const documentsOf = (files: Files): Changes => new Map([...files].filter(([path]) => isDocument(path))) as Changes

/** Throws unless `path` names a document. */
export function assertDocument(path: string) {
  if (!isDocument(path)) throw new Error(`"${path}" is not a content file.`)
}

/** The text of a file, or null if there is none. */
export const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error)))

/** The bytes of a file, or null if there is none. */
export const bytesOf = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error)))

/** Whether two contents of a file are the same, be they text or bytes. */
export const isSame = (a: string | Uint8Array | null, b: string | Uint8Array | null): boolean =>
  a === b || (a !== null && b !== null && Buffer.from(a).equals(Buffer.from(b)))

/** What files hold now, byte for byte; writing it puts everything back. */
export async function filesBefore(root: string, paths: Iterable<string>): Promise<Files> {
  return new Map(await Promise.all([...paths].map(async (path) => [path, await bytesOf(join(root, path))] as const)))
}

/** The documents of `changes` as they are now. */
export async function before(root: string, changes: Changes): Promise<Changes> {
  return new Map(await Promise.all([...changes.keys()].map(async (path) => [path, await textOf(join(root, path))] as const)))
}

/** Puts each file in its place whole: a reader, or a crash, meets the old text or the new one. */
export async function write(root: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
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
