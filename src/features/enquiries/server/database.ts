import { openDatabase } from '../../../server/stores/database-file.ts'
import { createAccessLog } from './access-log.ts'
import { createBook } from './book.ts'
import { createClockNotes } from './clock-notes.ts'
import { createOutbox } from './outbox.ts'
import type { Enquiries } from './record.ts'
import { PRAGMAS, SCHEMA } from './schema.ts'
import { together } from './together.ts'

/** Opens the enquiries in DATA_DIR, and makes the database when there is none. */
export function openEnquiries(dataDir: string): Enquiries & { close(): void } {
  const database = openDatabase(dataDir, 'enquiries.sqlite')
  database.exec(PRAGMAS)
  database.exec(SCHEMA)
  const inTurn = together(database)
  return {
    book: createBook(database, inTurn),
    outbox: createOutbox(database, inTurn),
    log: createAccessLog(database, inTurn),
    clock: createClockNotes(database, inTurn),
    close: () => database.close(),
  }
}
