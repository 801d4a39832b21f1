/** File systems take names of 255 bytes, and while a file is written its name is a little longer; a longer path is nobody's. */
const LONGEST_NAME_BYTES = 240
const LONGEST_PATH = 1000
/** The one hidden folder that is meant to be seen: hosts and programs look there for what they need. */
const OPEN_FOLDER = '.well-known'

/** Whether a file below a folder may be called so: not `'../a'`, `'a\\b'`, `'.git/config'`, nor anything with control characters or too long for a file system. */
export const isPlainPath = (path: string): boolean =>
  path.length <= LONGEST_PATH && !/[\\\p{Cc}]/u.test(path) && path.split('/').every((name) => name === OPEN_FOLDER || isPlainName(name))

const isPlainName = (name: string) => /^[^.]/.test(name) && Buffer.byteLength(name) <= LONGEST_NAME_BYTES

/** The path below a folder that an address names: `'/a/%62.webp'` => `'a/b.webp'`; undefined where no file may be called so. */
export function pathIn(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address).replace(/^\//, '')
    return isPlainPath(path) ? path : undefined
  } catch {
    return undefined
  }
}
