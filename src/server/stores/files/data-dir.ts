import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const STICKY = 0o1000
/** The databases by which processes take turns. They hold nothing. */
const TURNS = 'keys|running'
const SECRETS = 'editors-key|cookie-key|gate-password|webhook-secret|attempts-key'
/** Matches the names of everything that the server makes in DATA_DIR. A key that is being written has more after its name. */
const OURS = new RegExp(
  `^((editors|enquiries|${TURNS})\\.sqlite(-wal|-shm|-journal)?|(${SECRETS})(\\..+)?|cloud-content\\.json(\\..+)?|running\\.json|probe\\.\\d+|branches|media)$`,
)
/** A folder in which older versions of the site kept work trees of branches. Nothing uses it, so it is removed. */
const LEFT = 'branches'

/** The secret that stands in a file whatever the store: each process has its own. */
export const BESIDE_DATABASE = 'webhook-secret'
/** Tells whether a file in DATA_DIR is a database that holds something. */
export const isDatabase = (name: string) => name.endsWith('.sqlite') && !new RegExp(`^(${TURNS})\\.`).test(name)
/** Tells whether a file in DATA_DIR is a secret. */
export const isSecret = (name: string) => new RegExp(`^(${SECRETS})$`).test(name)

/** Removes the databases and secrets in DATA_DIR, but for the secret that stands in a file beside a shared database, too. */
export function removeStore(dataDir: string) {
  for (const name of readdirSync(dataDir))
    if (isDatabase(name.replace(/-(wal|shm|journal)$/, '')) || (isSecret(name) && name !== BESIDE_DATABASE)) rmSync(join(dataDir, name))
}

/**
 * Makes DATA_DIR if it is missing, and lets only the server's user into it and into the server's files there, also if they
 * were open to others. A folder that holds anything else, such as `/tmp`, was somebody's choice: its own rights stay as they
 * are.
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
  // Made now, before others ask for it, so that nobody else can look into it for a moment.
  mkdirSync(join(folder, 'media'), { recursive: true, mode: FOLDER })
  for (const name of names) if (OURS.test(name)) tighten(join(folder, name))
}

/**
 * Takes the rights to a file or folder from all other users. A link is left alone, because it leads to something that is not
 * ours. So is what another user owns, and a folder that all users share.
 */
function tighten(path: string) {
  // A file that a database keeps beside itself may be gone by now.
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info || info.uid !== process.getuid?.() || info.isSymbolicLink() || info.mode & STICKY) return
  const mode = info.isDirectory() ? FOLDER : FILE
  if ((info.mode & 0o777) !== mode) chmodSync(path, mode)
}
