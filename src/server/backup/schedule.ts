import { constants } from 'node:fs'
import { access, readdir, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { LateBackup } from '../../model/content-state.ts'
import { steadyClock } from '../http/steady-clock.ts'
import type { Total } from './make.ts'

const HOUR_MS = 60 * 60_000
const LOOK_MS = 10 * 60_000
/** The time after which a backup that is due is missed: as long as one may take, and a few tries. */
const LATE_MS = 2 * HOUR_MS
const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/

type Plan = { folder: string; everyHours: number; keep: number }
/** Makes one backup in a file; undefined if another process is at it. */
type Make = (file: string) => Promise<Total | undefined>

/** Returns the name of a backup of a moment: `'site-2026-11-23T091500Z.backup'` */
export const backupName = (moment: Date) => `site-${moment.toISOString().slice(0, 19).replaceAll(/:/g, '')}Z.backup`

/** Returns the moment of a backup by its name, in milliseconds; undefined for the name of any other file. */
export function momentOf(name: string): number | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : undefined
}

/**
 * Returns a sentence that warns the operator where backups are not made, or not safe: the folder is missing (a disk that is not mounted) or
 * can't be written, is in one of `places`, folders of the site by the names of their settings, or on the disk that backups are to outlive.
 * The site starts all the same. Throws where the folder is a file, or in DATA_DIR, which holds nothing but what the site makes.
 */
export async function backupWarning(folder: string, places: Record<string, string | undefined>): Promise<string | undefined> {
  const refuse = (why: string): never => {
    throw new Error(`BACKUP_TO ${why} (it is "${folder}").`)
  }
  const info = await stat(folder).catch(() => undefined)
  const warn = (why: string) => `BACKUP_TO ${why} (it is "${folder}"): no backup is made.`
  if (!info) return warn('is not there: make the folder, or see whether its disk is mounted')
  if (!info.isDirectory()) return refuse('must be a folder, and is a file')
  const code = await access(folder, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => error.code)
  if (code) return warn(`can't be written: ${code}`)
  const real = await realpath(folder)
  for (const [name, place] of Object.entries(places)) {
    const other = place && (await realpath(place).catch(() => resolve(place)))
    if (!other || !`${real}${sep}`.startsWith(other.replace(/\/?$/, sep))) continue
    if (name === 'DATA_DIR') return refuse('must be outside of DATA_DIR: whatever happens to that would happen to the backups')
    return `BACKUP_TO is inside of ${name}: whatever happens to that happens to the backups.`
  }
  const disk = await stat(places.DATA_DIR ?? folder).catch(() => undefined)
  return disk?.dev === info.dev ? 'BACKUP_TO is on the same disk as DATA_DIR: what breaks that disk takes the backups with it.' : undefined
}

/** Tells whether a folder is where a disk is mounted. */
const isMounted = async (folder: string) => (await stat(folder)).dev !== (await stat(dirname(resolve(folder)))).dev

/**
 * Makes a backup whenever the newest one in the folder is older than it should be, and removes those that are too many. It
 * looks at once, and then every ten minutes. `late` tells whether a backup is missing, `problem` says so in a sentence.
 */
export function startBackups({ folder, everyHours, keep }: Plan, make: Make, now = steadyClock.now) {
  const began = now()
  let wasMounted = false
  let under: Promise<void> | undefined
  const all = async () => (await readdir(folder)).filter((name) => momentOf(name) !== undefined).sort()
  // A name of the future was made by a wrong clock, and keeps no backup from being made.
  const newest = async () => (await all()).flatMap((name) => momentOf(name) ?? []).findLast((moment) => moment <= now())

  async function once() {
    try {
      const mounted = await isMounted(folder).catch(() => undefined)
      // Written below it, they would be on the disk that they are to outlive.
      if (mounted === undefined || (wasMounted && !mounted)) throw new Error('BACKUP_TO is not there: is its disk mounted?')
      wasMounted ||= mounted
      const last = await newest()
      if (last !== undefined && now() - last < everyHours * HOUR_MS) return
      await removeLeft(folder, now())
      const name = backupName(new Date(now()))
      if (!(await make(join(folder, name)))) return
      console.log(`Backup ${name} is made.`)
      for (const old of (await all()).slice(0, -keep)) await rm(join(folder, old))
    } catch (error) {
      console.error(`No backup could be made: ${error instanceof Error ? error.message : error}`)
    }
  }
  const look = () => {
    under ??= once().finally(() => {
      under = undefined
    })
    return under
  }
  /** Returns the hours since the last backup (none where there is no backup yet) if it is older than it should be. */
  async function late(): Promise<LateBackup | undefined> {
    const last = await newest().catch(() => undefined)
    if (now() - (last ?? began) < everyHours * HOUR_MS + LATE_MS) return undefined
    return last === undefined ? {} : { hours: Math.floor((now() - last) / HOUR_MS) }
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return {
    first: look(),
    look,
    late,
    async problem(): Promise<string | undefined> {
      const found = await late()
      if (!found) return undefined
      if (found.hours === undefined) return 'There is no backup yet, although one was due: the log says why.'
      return `The last backup is ${found.hours} hours old, and one is due every ${everyHours}: the log says why.`
    },
    stop: () => clearInterval(timer),
  }
}

/** Removes what a process left that was stopped in the middle of a backup, at least a day ago: another may be writing one now. */
async function removeLeft(folder: string, now: number) {
  for (const name of await readdir(folder)) {
    if (!/^site-.+Z\.backup\.part$/.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (now - mtimeMs > 24 * HOUR_MS) await rm(join(folder, name))
  }
}
