import { existsSync } from 'node:fs'
import { open, realpath, rename, rm } from 'node:fs/promises'
import { bundleOf, type History, historyOf } from '../content/git/bundle.ts'
import { openCheckout } from '../content/git/checkout.ts'
import type { StoreSnapshot, TableRows } from '../stores/rows/snapshot.ts'
import { openSnapshot, type RowCounts, type StorePlace } from '../stores/rows/store-at.ts'
import { asLines, type BackupEntry, pack } from './entries.ts'
import { looseEntry, looseFiles } from './loose-files.ts'
import { seal } from './sealed.ts'

/** What a backup is made of, and restored to: the store, and the folder of the content, unless that is kept elsewhere. */
export type BackupPlace = StorePlace & { contentDir: string | undefined }

/** The first entry of a backup: when it was made, the step of its tables, and the history of its content. */
export type About = { made: string; version: number; hasContent: boolean; history?: History }
/** The last entry: how much there is. */
export type Total = { tables: RowCounts; files: number }

/**
 * Writes everything that the site keeps into one encrypted file, in whole or not at all, while the site may go on. All that
 * was acknowledged before the call is in it: a save is a commit by then, and an enquiry is stored. Returns what is in it; with
 * `alone` undefined if another process makes a backup at this moment. Throws if the file is there already.
 */
export async function makeBackup(file: string, place: BackupPlace, passphrase: string, { alone = false } = {}): Promise<Total | undefined> {
  const total: Total = { tables: {}, files: 0 }
  const part = `${file}.part`
  if (existsSync(file)) throw new Error(`${file} is there already, and is not overwritten.`)
  const snapshot = await openSnapshot(place, { alone })
  if (!snapshot) return undefined
  try {
    const target = await open(part, 'wx', 0o600)
    try {
      for await (const chunk of seal(pack(entriesOf(snapshot, place, total)), passphrase)) await target.writeFile(chunk)
      await target.sync()
    } finally {
      await target.close()
    }
    await rename(part, file)
    return total
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await snapshot.close()
  }
}

async function* entriesOf(snapshot: StoreSnapshot, { contentDir }: BackupPlace, total: Total): AsyncGenerator<BackupEntry> {
  const dir = contentDir === undefined ? undefined : await realpath(contentDir)
  const checkout = dir === undefined ? undefined : await openCheckout(dir)
  const history = checkout && (await historyOf(checkout))
  yield json('about', { made: new Date().toISOString(), version: snapshot.version, hasContent: dir !== undefined, history } satisfies About)
  for await (const table of snapshot.tables()) yield { name: `tables/${table.name}`, body: asLines(counted(table, total.tables)) }
  if (dir !== undefined) {
    const loose = await looseFiles(dir, history && checkout)
    if (history) yield { name: 'content/history', body: bundleOf(dir) }
    for (const path of loose) {
      const entry = await looseEntry(dir, path)
      if (!entry) continue
      yield entry
      total.files += 1
    }
  }
  yield json('total', total)
}

async function* counted({ name, last, rows }: TableRows, counts: RowCounts) {
  yield { last }
  counts[name] = 0
  for await (const row of rows) {
    counts[name] += 1
    yield row
  }
}

const json = (name: string, value: About | Total): BackupEntry => ({ name, body: once(Buffer.from(JSON.stringify(value))) })

async function* once(bytes: Buffer) {
  yield bytes
}
