import { cp, lstat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { mediaType, TELLING_BYTES } from '../features/media/server/kind.ts'
import { findInside, isPlainFolder } from './http/files/inside.ts'
import { isPlainPath } from './http/files/plain-path.ts'

/**
 * Copies `part` of a folder into the same part of another one, but only the files that the server would serve: no links, no
 * hidden files, and below `media/` only pictures, films and drawings.
 */
export async function copyPlain(folder: string, to: string, part = ''): Promise<void> {
  const mayLeave = async (source: string) => {
    const path = relative(folder, source).split(sep).join('/')
    if (path !== '' && !isPlainPath(path)) return false
    if ((await lstat(source)).isDirectory()) return true
    const file = await findInside(folder, path, TELLING_BYTES)
    return Boolean(file && (!path.startsWith('media/') || mediaType(path, file.start)))
  }
  if (await isPlainFolder(folder, part)) await cp(join(folder, part), join(to, part), { recursive: true, filter: mayLeave })
}
