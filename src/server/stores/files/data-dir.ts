import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
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
/** A folder that a disk of its own has from the first, and that nobody but the system uses. */
export const OF_THE_DISK = 'lost+found'
/** The folders of the system, which are not the site's however empty they are. */
const SYSTEM =
  /^\/((bin|boot|etc|home|lib\w*|media|mnt|opt|root|run|sbin|srv|tmp|usr|var)?|usr\/\w+|var\/(lib|tmp|log|run|cache)|(dev|proc|sys)(\/.*)?)$/
const OWN = 'Give the server a folder of its own, which is empty, missing, or the one that it made.'
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
 * were open to others. Throws a sentence for the operator where it is no folder that the server can write, and where it holds
 * anything but what the server makes: then it was chosen by mistake, such as `/tmp`. What came to lie beside the site's own since is
 * left alone.
 */
export function openDataDir(dataDir: string) {
  const refuse = (why: string): never => {
    throw new Error(`DATA_DIR ${why} (it is "${dataDir}"). ${OWN}`)
  }
  // Before anything is made: below /proc Node would try that for ever.
  if (SYSTEM.test(resolve(dataDir))) refuse('is a folder of the system')
  const folder = madeFolder(dataDir)
  if (SYSTEM.test(folder)) refuse('is a folder of the system')
  const names = readdirSync(folder).filter((name) => name !== OF_THE_DISK)
  const foreign = names.find((name) => !OURS.test(name))
  const isOwn = names.some((name) => OURS.test(name) && (isDatabase(name) || isSecret(name)))
  if (foreign !== undefined && !isOwn) refuse(`holds something that is not the site's, ${JSON.stringify(foreign)}`)
  tighten(folder)
  rmSync(join(folder, LEFT), { recursive: true, force: true })
  // Made now, before others ask for it, so that nobody else can look into it for a moment.
  mkdirSync(join(folder, 'media'), { recursive: true, mode: FOLDER })
  for (const name of names) if (OURS.test(name)) tighten(join(folder, name))
}

/** Makes DATA_DIR if it is missing, and returns its path without links. Throws a sentence where the server can't write there. */
function madeFolder(dataDir: string): string {
  try {
    mkdirSync(dirname(resolve(dataDir)), { recursive: true })
    mkdirSync(dataDir, { recursive: true, mode: FOLDER })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    const why = isFile ? 'is no folder, but a file, or leads through one' : `can't be made, or can't be written by this user: ${code}`
    throw new Error(`DATA_DIR ${why} (it is "${dataDir}"). ${OWN}`)
  }
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
