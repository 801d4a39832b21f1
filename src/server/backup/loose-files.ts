import { glob, mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, relative } from 'node:path'
import type { Checkout } from '../content/git/checkout.ts'
import { git, gitOr, lines } from '../content/git/git.ts'
import { isLeftOver } from '../content/save/replace-files.ts'
import type { BackupEntry } from './entries.ts'

const FOLDERS = ['content', 'public/media']
const NAME = 'content/file/'

/**
 * Returns the documents and pictures in a folder that git never knew: all of them where there is no repository. What git
 * knows is in its history; a file that stands here and no longer there is about to be removed by a save.
 */
export async function looseFiles(dir: string, checkout: Checkout | undefined): Promise<string[]> {
  const known = checkout ? new Set(lines(await git(dir, ['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...FOLDERS]))) : new Set()
  const paths: string[] = []
  for await (const one of glob(
    FOLDERS.map((folder) => `${folder}/**`),
    { cwd: dir, withFileTypes: true },
  ))
    if (one.isFile()) paths.push(relative(dir, join(one.parentPath, one.name)))
  const loose: string[] = []
  for (const path of paths.sort())
    if (!isLeftOver(path) && !known.has(path) && !(checkout && (await gitOr(dir, ['log', '-1', '--format=%h', 'HEAD', '--', path]))))
      loose.push(path)
  return loose
}

/** Returns such a file for a backup; undefined if it is gone by now. */
export async function looseEntry(dir: string, path: string): Promise<BackupEntry | undefined> {
  const file = await open(join(dir, path)).catch(() => undefined)
  return file && { name: NAME + path, body: file.createReadStream() }
}

/** Tells the path of such a file by the name of its entry; undefined for other entries. Throws if it would lead out of the folder. */
export function loosePath(name: string): string | undefined {
  if (!name.startsWith(NAME)) return undefined
  const path = name.slice(NAME.length)
  if (normalize(path) !== path || !FOLDERS.some((folder) => path.startsWith(`${folder}/`)))
    throw new Error(`${path} is no file of the content.`)
  return path
}

/** Writes such a file, unless there is one. */
export async function writeLoose(dir: string, path: string, body: AsyncIterable<Uint8Array>) {
  await mkdir(dirname(join(dir, path)), { recursive: true })
  await writeFile(join(dir, path), body, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
