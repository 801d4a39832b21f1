import { existsSync, readdirSync } from 'node:fs'
import { isDatabase, isSecret, openDataDir } from '../files/data-dir.ts'
import { isBesideDatabase } from './secret-files.ts'
import type { StoreSnapshot, StoreTarget } from './snapshot.ts'

/** Where a store is: in the database of this address, or in the files of DATA_DIR if it is empty. */
export type StorePlace = { databaseUrl: string; dataDir: string }

/** The number of rows of each table. */
export type RowCounts = Record<string, number>

/**
 * Returns everything that a store holds, as it is now. Throws a sentence if it holds nothing yet. With `alone` undefined is
 * returned where another process is at the same work.
 */
export async function openSnapshot({ databaseUrl, dataDir }: StorePlace, { alone = false } = {}): Promise<StoreSnapshot | undefined> {
  if (databaseUrl) return (await import('./from-postgres.ts')).snapshotPostgres(databaseUrl, dataDir, { alone })
  const isThere = existsSync(dataDir)
  if (!isThere || !readdirSync(dataDir).some(isDatabase)) {
    // Says so where it is no folder of the site.
    if (isThere) openDataDir(dataDir)
    throw new Error('DATA_DIR holds nothing yet: the site was never started here.')
  }
  return (await import('./from-sqlite.ts')).snapshotFiles(dataDir)
}

/** Returns what takes rows into a store whose tables are there and empty. */
export async function openTarget({ databaseUrl, dataDir }: StorePlace): Promise<StoreTarget> {
  if (databaseUrl) return (await import('./to-postgres.ts')).intoPostgres(databaseUrl, dataDir)
  return (await import('./to-sqlite.ts')).intoFiles(dataDir)
}

/** Counts what a store holds. */
export async function countIn(place: StorePlace): Promise<RowCounts> {
  const snapshot = await openSnapshot(place)
  const counts: RowCounts = {}
  try {
    for await (const { name, rows } of snapshot?.tables() ?? []) {
      counts[name] = 0
      for await (const _ of rows) counts[name] += 1
    }
    return counts
  } finally {
    await snapshot?.close()
  }
}

/** Throws a sentence if there is something in a store. Tables without rows, and the keys that they were made with, are nothing. */
export async function assertEmpty(place: StorePlace): Promise<void> {
  if (!place.databaseUrl) {
    const names = existsSync(place.dataDir) ? readdirSync(place.dataDir) : []
    if (names.some((name) => isDatabase(name) || (isSecret(name) && !isBesideDatabase(name))))
      throw new Error('DATA_DIR is not empty: it holds databases or keys of a site. Nothing was changed.')
    return
  }
  const full = Object.entries(await countIn(place)).find(([name, rows]) => rows > 0 && name !== 'secret')
  if (full) throw new Error(`The database is not empty: its table ${full[0]} has rows. Nothing was changed.`)
}

/** Returns counts as a table for a terminal, one line for each table of the database. */
export function countTable(heads: [string, string], [before, after]: [RowCounts, RowCounts]): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const line = (name: string, first: unknown, second: unknown) =>
    `${name.padEnd(16)}${String(first).padStart(12)}${String(second).padStart(12)}`
  return [line('', ...heads), ...names.map((name) => line(name, before[name] ?? 0, after[name] ?? 0))].join('\n')
}
