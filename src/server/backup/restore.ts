import { mkdirSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { unbundle } from '../content/git/bundle.ts'
import { OF_THE_DISK } from '../stores/files/data-dir.ts'
import { assertEmpty, openTarget } from '../stores/rows/store-at.ts'
import { LATEST } from '../stores/upgrade.ts'
import { loosePath, writeLoose } from './loose-files.ts'
import type { About, BackupPlace, Total } from './make.ts'
import { inspect, readEntries, tableIn } from './read.ts'

/** Makes the tables of the store as they were at a step, or brings them up to date. */
type MakeTables = (version?: number) => Promise<void>

/**
 * Puts everything that is in a backup in its place. The file is read to its end first: if it, or the passphrase, is not right,
 * or if there is something in the place, this throws a sentence, and nothing is written. If it fails later, the folders are
 * empty again and the database has no rows.
 */
export async function restore(file: string, place: BackupPlace, passphrase: string, makeTables: MakeTables): Promise<About & Total> {
  const { about, total } = await inspect(file, passphrase)
  if (about.version > LATEST) throw new Error('This backup was made by a newer version of the site.')
  if (about.hasContent && place.contentDir === undefined)
    throw new Error('This backup holds content, and the content of this site is on TinaCloud. Leave TINA_CLIENT_ID out.')
  await assertNothing('DATA_DIR', place.dataDir)
  if (about.hasContent && place.contentDir !== undefined) await assertNothing('CONTENT_DIR', place.contentDir, place.dataDir)
  await assertEmpty(place)
  try {
    await makeTables(about.version)
    await fill(file, place, passphrase, about)
    await makeTables()
  } catch (error) {
    for (const dir of [place.dataDir, about.hasContent ? place.contentDir : undefined]) if (dir !== undefined) await emptied(dir)
    throw error
  }
  return { ...about, ...total }
}

async function fill(file: string, place: BackupPlace, passphrase: string, { history }: About) {
  const target = await openTarget(place)
  const dir = resolve(place.contentDir ?? '.')
  try {
    for await (const entry of readEntries(file, passphrase)) {
      const table = await tableIn(entry)
      if (table) await target.put(table)
      if (entry.name === 'content/history' && history) {
        const bundle = join(dir, '.restored.bundle')
        mkdirSync(dir, { recursive: true })
        await writeFile(bundle, entry.body)
        await unbundle(dir, bundle, history)
        await rm(bundle)
      }
      const path = loosePath(entry.name)
      if (path !== undefined) await writeLoose(join(dir, history?.prefix ?? ''), path, entry.body)
    }
    await target.commit()
  } catch (error) {
    await target.undo().catch(() => undefined)
    throw error
  }
}

const namesIn = async (dir: string) => (await readdir(dir).catch(() => [])).filter((name) => name !== OF_THE_DISK)

/** Throws if there is anything in a folder but the folder `except`. */
async function assertNothing(name: string, dir: string, except = '') {
  const others = (await namesIn(dir)).filter((one) => relative(join(dir, one), except) !== '')
  if (others.length > 0) throw new Error(`${name} is not empty: a backup is restored into an empty folder. Nothing was changed.`)
}

async function emptied(dir: string) {
  for (const name of await namesIn(dir)) await rm(join(dir, name), { recursive: true, force: true })
}
