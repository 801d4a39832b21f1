import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWhole, newKey, tellMadeAnew } from '../secrets.ts'
import { openDataDir } from './data-dir.ts'
import { openFile } from './sqlite.ts'

/** The file by which processes take turns. SQLite gives the turn back when a process dies. */
const TURN = 'keys.sqlite'

/**
 * Returns the secret that is kept in `dataDir` under `name`, readable only by the server's user. `make` makes it if it is
 * missing or damaged. Processes that ask at the same moment get the same one. Throws a sentence if the file is there and
 * can't be read.
 */
export async function secretFile(dataDir: string, name: string, make = newKey): Promise<string> {
  openDataDir(dataDir)
  const file = join(dataDir, name)
  const kept = read(file, name)
  if (kept !== undefined && isWhole(name, kept)) return kept
  const settled = settle(dataDir, name, make())
  if (kept !== undefined) tellMadeAnew(name)
  return settled
}

function read(file: string, name: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(`The secret ${name} in DATA_DIR can't be read (${code}): see whose file it is.`)
  }
}

/**
 * Puts the secret that was `made` into `file`, in whole or not at all, unless another process did so meanwhile, and returns
 * the one that stands there. One process at a time does this, and its turn ends with it, however it ends: a damaged secret is
 * replaced by a rename, which could put a second one over the first that others use already.
 */
function settle(dataDir: string, name: string, made: string): string {
  const turn = openFile(dataDir, TURN)
  try {
    turn.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE')
    const file = join(dataDir, name)
    const quicker = read(file, name)
    if (quicker !== undefined && isWhole(name, quicker)) return quicker
    const part = `${file}.part`
    rmSync(part, { force: true })
    writeFileSync(part, made, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(part, file)
    return made
  } finally {
    turn.close()
  }
}
