import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { gitOr } from './git.ts'

/** Matches what git and the system say if a disk is full, or a quota used up. */
const FULL = /No space left|Out of diskspace|ENOSPC|EDQUOT|Disk quota exceeded/i
const FULL_SAID =
  'the disk of the server is full. What you typed is still here: tell whoever runs the site, and save again once there is room'

/** The free space below which git fails at one file or another, and may name only that file. */
const NO_ROOM_BYTES = 256 * 1024

/**
 * Returns the reason why a save in a folder failed, for an editor: git's own words, or a sentence about a full disk, which
 * git tells in terms of its files.
 */
export async function reasonFor(folder: string, message: string): Promise<string> {
  if (FULL.test(message)) return FULL_SAID
  const disk = message.startsWith('git ') && (await statfs(folder).catch(() => undefined))
  return disk && disk.bavail * disk.bsize < NO_ROOM_BYTES ? FULL_SAID : message
}

/** Removes the files that a failed import of git has left; each failed save would leave two. git's words, `said`, name them. */
export async function removeImport(dir: string, said: string): Promise<void> {
  const repository = await gitOr(dir, ['rev-parse', '--path-format=absolute', '--git-common-dir'])
  if (repository === undefined) return
  const packs = said.match(/tmp_(pack|idx)_\w+/g) ?? []
  const reports = said.match(/fast_import_crash_\d+/g) ?? []
  const files = [...packs.map((name) => join(repository, 'objects/pack', name)), ...reports.map((name) => join(repository, name))]
  await Promise.all(files.map((file) => rm(file, { force: true })))
}
