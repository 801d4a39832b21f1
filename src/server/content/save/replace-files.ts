import { copyFile, link, lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Files } from '../changes.ts'

/** The ending of a file's name while it is being written. */
const UNFINISHED = '.saving'
/** The ending of the second name of an old file, under which it is kept until the new one is settled. */
const REPLACED = '.saved-before'

/** Tells whether a file was left behind by a crash while others were replaced. */
export const isLeftOver = (name: string) => name.endsWith(UNFINISHED) || name.endsWith(REPLACED)

/** The result of putting files in their places. `undo` puts back what was there, and needs no space for it; `settle` removes that. */
export type Replaced = { undo(): Promise<void>; settle(): Promise<void> }

/**
 * Puts files in their places whole: a reader, or a crash, meets the old text or the new one. All are written before the
 * first is moved, so that a full disk changes nothing; if it throws, everything is as before. The content null takes a file
 * away.
 */
export async function replaceFiles(root: string, files: Files): Promise<Replaced> {
  const paths = [...files.keys()]
  const at = (path: string) => join(root, path)
  const clear = (ending: string) => Promise.all(paths.map((path) => rm(at(path) + ending, { force: true })))
  const moved: string[] = []
  const undo = async () => {
    for (const path of moved.splice(0)) {
      const before = await rename(at(path) + REPLACED, at(path)).catch(() => 'none')
      if (before === 'none') await rm(at(path), { force: true })
    }
    await Promise.all([clear(UNFINISHED), clear(REPLACED)])
  }
  try {
    for (const [path, content] of files) {
      await assertNoWayOut(root, path)
      if (content === null) continue
      await mkdir(dirname(at(path)), { recursive: true })
      await writeFile(at(path) + UNFINISHED, content, { flush: true })
    }
    await clear(REPLACED)
    for (const [path, content] of files) {
      await keepBeside(at(path), at(path) + REPLACED)
      moved.push(path)
      if (content === null) await rm(at(path), { force: true })
      else await rename(at(path) + UNFINISHED, at(path))
    }
  } catch (error) {
    await undo()
    throw error
  }
  return { undo, settle: async () => void (await clear(REPLACED)) }
}

/**
 * Gives a file a second name, which takes no space. If the file system can't do that, it makes a copy. Does nothing if there
 * is no file.
 */
const keepBeside = (file: string, name: string) =>
  link(file, name).catch((error: NodeJS.ErrnoException) => {
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS'].includes(error.code ?? '')) return copyFile(file, name)
    if (error.code !== 'ENOENT') throw error
  })

/** Throws if a symbolic link in the content would lead a save out of the folder. */
async function assertNoWayOut(root: string, path: string) {
  const parts = path.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const step = join(root, ...parts.slice(0, depth))
    const info = await lstat(step).catch(() => undefined)
    if (info?.isSymbolicLink() && !`${await realpath(step)}${sep}`.startsWith(root + sep))
      throw new Error(`"${path}" leads out of the content folder.`)
  }
}
