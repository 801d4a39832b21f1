import { constants } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Opens files for reading only. A link is not opened, and neither a pipe nor a device makes anybody wait. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
/** The error codes that say that too many files are open, and so nothing about the file that is asked for. */
const TOO_MANY = new Set(['EMFILE', 'ENFILE'])

/** Is thrown if a file was replaced or removed between finding and reading it. */
export class Changed extends Error {}

/** A file below a folder: its size in bytes, the time of its last change in milliseconds, and its first bytes. */
export type FoundFile = { size: number; mtime: number; start: Buffer }

/**
 * Finds the file at `path` below `folder` and reads its first `startBytes` bytes; undefined if there is no such file, or if
 * a link stands anywhere on the way.
 */
export async function findInside(folder: string, path: string, startBytes = 0): Promise<FoundFile | undefined> {
  const file = await openInside(folder, path)
  if (!file) return undefined
  try {
    const { size, mtimeMs } = await file.stat()
    return { size, mtime: mtimeMs, start: await readFrom(file, 0, Math.min(startBytes, size)) }
  } finally {
    await file.close()
  }
}

/** Reads the bytes from `from` up to `to`. Throws `Changed` if the file is no longer the one that was found. */
export async function readInside(
  folder: string,
  path: string,
  { size, mtime }: Omit<FoundFile, 'start'>,
  from = 0,
  to = size,
): Promise<Buffer<ArrayBuffer>> {
  const file = await openInside(folder, path)
  if (!file) throw new Changed(`${path} is gone.`)
  try {
    const now = await file.stat()
    const bytes = await readFrom(file, from, to - from)
    if (now.size !== size || now.mtimeMs !== mtime || bytes.length !== to - from)
      throw new Changed(`${path} was changed while it was read.`)
    return bytes
  } finally {
    await file.close()
  }
}

async function readFrom(file: FileHandle, from: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = length > 0 ? await file.read(bytes, 0, length, from) : { bytesRead: 0 }
  return bytes.subarray(0, bytesRead)
}

/** Runs `work`, which finds and reads a file, and runs it once more if the file was changed in between. */
export const despiteChange = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => (error instanceof Changed ? work() : Promise.reject(error)))

/** Tells whether `path` is there below `folder` and is reached without a link. */
export const isPlainFolder = (folder: string, path: string): Promise<boolean> =>
  unlinked(folder, path).then(
    (found) => found !== undefined,
    () => false,
  )

/**
 * Returns the real place of `path` below `folder`; undefined if a link leads there. Throws if nothing is there. A link may
 * lead to the folder's parent, as after a deployment, but the folder itself must not be one: it comes with the content, too.
 */
async function unlinked(folder: string, path: string): Promise<string | undefined> {
  const wanted = join(await realpath(dirname(folder)), basename(folder), path)
  return (await realpath(wanted)) === wanted ? wanted : undefined
}

async function openInside(folder: string, path: string): Promise<FileHandle | undefined> {
  try {
    const wanted = await unlinked(folder, path)
    const file = wanted && (await open(wanted, READ_ONLY))
    if (!file) return undefined
    if ((await file.stat()).isFile()) return file
    await file.close()
    return undefined
  } catch (error) {
    if (TOO_MANY.has(String((error as NodeJS.ErrnoException).code))) throw error
    // The file is not there, not readable, or a link: to the caller these are the same.
    return undefined
  }
}
