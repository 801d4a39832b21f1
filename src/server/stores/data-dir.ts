import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const STICKY = 0o1000
/** Whatever the server makes in DATA_DIR; a key that is being written has more after its name. */
const OURS =
  /^((editors|enquiries)\.sqlite(-wal|-shm|-journal)?|(editors-key|cookie-key|gate-password|webhook-secret)(\..+)?|cloud-content\.json(\..+)?|probe\.\d+|branches|media)$/
/** Work trees of branches, which earlier versions kept; branches are read from git now. */
const LEFT = 'branches'

/**
 * Makes DATA_DIR where it is missing, and leaves it and what the server keeps in it to the server's user alone, also where
 * an earlier version was less strict. A folder that holds anything else, such as `/tmp`, is somebody's choice: it stays as it is.
 */
export function openDataDir(dataDir: string) {
  mkdirSync(dirname(resolve(dataDir)), { recursive: true })
  mkdirSync(dataDir, { recursive: true, mode: FOLDER })
  const folder = realpathSync(dataDir)
  const names = readdirSync(folder)
  if (names.every((name) => OURS.test(name))) {
    tighten(folder)
    rmSync(join(folder, LEFT), { recursive: true, force: true })
  }
  // Before others ask for it, so that nobody else can look into it for a moment.
  mkdirSync(join(folder, 'media'), { recursive: true, mode: FOLDER })
  for (const name of names) if (OURS.test(name)) tighten(join(folder, name))
}

/** A link is left alone: what it leads to is not ours. So is what another user owns, and a folder that all users share. */
function tighten(path: string) {
  // What a database keeps beside itself may be gone by the time we come to it.
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info || info.uid !== process.getuid?.() || info.isSymbolicLink() || info.mode & STICKY) return
  const mode = info.isDirectory() ? FOLDER : FILE
  if ((info.mode & 0o777) !== mode) chmodSync(path, mode)
}
