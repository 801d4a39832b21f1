import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { SAID, toldOf } from '../../http/told.ts'
import { gitOr } from './git.ts'

/** The free space below which git fails at one file or another, and may name only that file. */
const NO_ROOM_BYTES = 256 * 1024

/**
 * Returns the reason why a save in a folder failed, for an editor. The words of git and of the system go to the log; git tells of a
 * full disk in terms of its files.
 */
export async function reasonFor(folder: string, error: unknown, about: string): Promise<string> {
  const reason = toldOf(error, about)
  if (reason !== SAID.git) return reason
  const disk = await statfs(folder).catch(() => undefined)
  return disk && disk.bavail * disk.bsize < NO_ROOM_BYTES ? SAID.full : reason
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
