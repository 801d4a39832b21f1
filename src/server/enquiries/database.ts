import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createAccessLog } from './access-log.ts'
import { createBook } from './book.ts'
import { createOutbox } from './outbox.ts'
import type { Enquiries } from './record.ts'
import { PRAGMAS, SCHEMA } from './schema.ts'
import { together } from './together.ts'

/** Opens the enquiries in DATA_DIR, and makes the database when there is none. Only the server's user may read it. */
export function openEnquiries(dataDir: string): Enquiries & { close(): void } {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'enquiries.sqlite')
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  database.exec(PRAGMAS)
  database.exec(SCHEMA)
  const inTurn = together(database)
  return {
    book: createBook(database, inTurn),
    outbox: createOutbox(database, inTurn),
    log: createAccessLog(database, inTurn),
    close: () => database.close(),
  }
}
