import { createReadStream } from 'node:fs'
import { json } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { TableRow, TableRows } from '../stores/rows/snapshot.ts'
import { type BackupEntry, fromLines, unpack } from './entries.ts'
import type { About, Total } from './make.ts'
import { unseal } from './sealed.ts'

const DAMAGED = 'This backup is not whole: what it counts is not what it holds.'

/** Returns the entries of a backup. Throws a sentence if the passphrase is wrong, or the file was cut off or changed. */
export async function* readEntries(file: string, passphrase: string): AsyncGenerator<BackupEntry> {
  const bytes = createReadStream(file)
  try {
    yield* unpack(unseal(bytes, passphrase))
  } finally {
    // Also where the reading ended in the middle: the file would stay open.
    bytes.destroy()
  }
}

/** Returns the rows of an entry, if it is a table. */
export async function tableIn({ name, body }: BackupEntry): Promise<TableRows | undefined> {
  const [, table] = /^tables\/(.+)$/.exec(name) ?? []
  if (table === undefined) return undefined
  const values = fromLines(body)
  const { last } = (await values.next()).value as { last?: number }
  return { name: table, last, rows: values as AsyncGenerator<TableRow> }
}

/** Reads a backup from its beginning to its end, and returns what is in it. Throws a sentence if it is not as it was made. */
export async function inspect(file: string, passphrase: string): Promise<{ about: About; total: Total }> {
  let [about, total]: [About | undefined, Total | undefined] = [undefined, undefined]
  const found: Total = { tables: {}, files: 0 }
  for await (const entry of readEntries(file, passphrase)) {
    if (entry.name === 'about') about = (await json(entry.body)) as About
    if (entry.name === 'total') total = (await json(entry.body)) as Total
    if (entry.name.startsWith('content/file/')) found.files += 1
    const table = await tableIn(entry)
    if (!table) continue
    found.tables[table.name] = 0
    for await (const _ of table.rows) found.tables[table.name] = (found.tables[table.name] ?? 0) + 1
  }
  if (!about || !total || !isDeepStrictEqual(total, found)) throw new Error(DAMAGED)
  return { about, total }
}
