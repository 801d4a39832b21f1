import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDataDir } from './data-dir.ts'

const RUNNING = 'running'
/** The code of SQLite for a lock that others have. */
const BUSY = 5
const MOVED = 'What is kept in DATA_DIR is being moved. Start the site once that is done.'

/** Who has a folder: the site, by the port that it listens on, or what moves what is kept there. */
type Holder = { pid: number; port?: number; isMoving?: boolean }

/** A folder that this process has. `listens` notes the port; `end` gives the folder back, as the end of the process does. */
export type Held = { listens(port: number): void; end(): void }

/** Opens the file of a lock, for the server's user only. It holds nothing; SQLite gives the lock back when a process dies. */
function openLock(path: string): DatabaseSync {
  closeSync(openSync(`${path}.sqlite`, 'a', 0o600))
  return new DatabaseSync(`${path}.sqlite`)
}

/** Notes beside a lock who has it: what is locked can't be read. On a full disk nothing is noted, and the lock holds all the same. */
function note(path: string, holder: Holder) {
  try {
    writeFileSync(`${path}.json`, JSON.stringify(holder), { mode: 0o600 })
  } catch (error) {
    console.error(`Who has ${path} could not be noted: ${error}`)
  }
}

/** Returns who noted that they have the lock; undefined where they have ended since, or nobody did. */
function holderOf(path: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Holder
    return isThere(holder.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // That of another user can't be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the sentence for a second process of the site on a folder that the setting `name` names. */
function taken(name: string, { pid, port }: Partial<Holder> = {}): string {
  const who = pid === undefined ? '' : ` (process ${pid}${port ? `, port ${port}` : ''})`
  return `The site runs on this ${name} already${who}. Stop that first, or give this one a DATA_DIR and a CONTENT_DIR of its own.`
}

/**
 * Takes the folder whose lock is at `path` (without its ending) and which the setting `name` names: for this process alone, or with
 * `isShared` beside others that share it. Throws a sentence that names who has it otherwise. Once in a process: to open the file again
 * would end it.
 */
export function holdFolder(path: string, name: string, isShared: boolean): Held {
  const file = openLock(path)
  try {
    file.exec(`PRAGMA busy_timeout = 3000; BEGIN${isShared ? '' : ' EXCLUSIVE'}`)
    // Reading takes the lock that others may have, too.
    file.prepare('SELECT count(*) FROM sqlite_master').get()
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    const holder = holderOf(path)
    throw new Error(holder?.isMoving ? MOVED : taken(name, holder))
  }
  note(path, { pid: process.pid })
  return { listens: (port) => note(path, { pid: process.pid, port }), end: () => file.close() }
}

/** Notes that the site runs on DATA_DIR, as `holdFolder` does. Throws a sentence also while `keepStopped` is on. */
export function noteRunning(dataDir: string, isShared = false): Held {
  openDataDir(dataDir)
  return holdFolder(join(dataDir, RUNNING), 'DATA_DIR', isShared)
}

/** Keeps the site from starting on DATA_DIR, and returns the end of that. Throws a sentence if the site runs there. */
export function keepStopped(dataDir: string): () => void {
  openDataDir(dataDir)
  const path = join(dataDir, RUNNING)
  const file = openLock(path)
  try {
    file.exec('BEGIN EXCLUSIVE')
    note(path, { pid: process.pid, isMoving: true })
    return () => file.close()
  } catch {
    file.close()
    throw new Error('The site is running. Stop it first, so that nothing is written meanwhile.')
  }
}
