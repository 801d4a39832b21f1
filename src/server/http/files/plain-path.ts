/** The most bytes of a file's name. File systems take 255, and while a file is written its name is a little longer. */
const LONGEST_NAME_BYTES = 240
/** The most characters of a path; a longer one is nobody's. */
const LONGEST_PATH = 1000
/** The one hidden folder whose files are served: hosts and programs look there for what they need. */
const OPEN_FOLDER = '.well-known'

/**
 * Tells whether a file below a folder may have this path. `'../a'`, `'a\\b'` and `'.git/config'` may not be used, nor a path
 * with control characters or one that is too long for a file system.
 */
export const isPlainPath = (path: string): boolean =>
  path.length <= LONGEST_PATH && !/[\\\p{Cc}]/u.test(path) && path.split('/').every((name) => name === OPEN_FOLDER || isPlainName(name))

const isPlainName = (name: string) => /^[^.]/.test(name) && Buffer.byteLength(name) <= LONGEST_NAME_BYTES

/** Returns the path below a folder that an address names: `'/a/%62.webp'` => `'a/b.webp'`; undefined if no file may have it. */
export function pathIn(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address).replace(/^\//, '')
    return isPlainPath(path) ? path : undefined
  } catch {
    return undefined
  }
}
