import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { basename, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { steadyClock } from '../../http/steady-clock.ts'

const PAUSE_MS = 100
/** The age at which the lock of a reference was left by a process that was killed: git holds one for milliseconds. */
const STALE_MS = 5_000
/**
 * The age at which the lock of the index is taken as left behind if git processes can't be seen. A developer's git holds it
 * for as long as they write a commit message.
 */
const STALE_INDEX_MS = 10 * 60_000

/**
 * Returns the path of the lock file that stopped a git command:
 * `"Unable to create '/site/.git/refs/heads/main.lock': File exists."` => `'/site/.git/refs/heads/main.lock'`
 */
export const lockIn = (said: string): string | undefined => /Unable to create '([^'\n]+\.lock)': File exists/.exec(said)?.[1]

/**
 * Waits until a lock file of git is gone, and removes it once no living process can hold it: a killed process leaves its
 * locks for ever. Returns false if it is still held after some seconds.
 */
export async function waitForLock(lock: string, folder: string): Promise<boolean> {
  for (let waited = 0; waited <= STALE_MS + 10 * PAUSE_MS; waited += PAUSE_MS) {
    const age = await ageOf(lock)
    if (age === undefined) return true
    if (await isStale(lock, age, folder)) {
      const isGone = await rm(lock, { force: true }).then(
        () => true,
        () => false,
      )
      if (isGone) console.log(`Content: a lock that a stopped git process left (${basename(lock)}) was taken away.`)
      return isGone
    }
    await wait(PAUSE_MS)
  }
  return false
}

/** Returns the milliseconds since a file was last written; undefined if there is none. */
const ageOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => steadyClock.now() - mtimeMs,
    () => undefined,
  )

async function isStale(lock: string, age: number, folder: string): Promise<boolean> {
  if (basename(lock) !== 'index.lock') return age > STALE_MS
  if (age < STALE_MS) return false
  const atWork = await gitWorksIn(folder)
  return atWork === undefined ? age > STALE_INDEX_MS : !atWork
}

/** Tells whether a git process is at work in a folder or below it; undefined if the system doesn't tell (Linux does). */
async function gitWorksIn(folder: string): Promise<boolean | undefined> {
  const processes = await readdir('/proc').catch(() => undefined)
  if (!processes?.includes('self')) return undefined
  for (const id of processes.filter((name) => /^\d+$/.test(name))) {
    const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')
    if (name.trim() !== 'git') continue
    const place = await readlink(`/proc/${id}/cwd`).catch(() => '')
    if (`${place}${sep}`.startsWith(folder + sep)) return true
  }
  return false
}
