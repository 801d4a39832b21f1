import type { Database } from '../../../server/stores/database.ts'
import { createAccessLog } from './access-log.ts'
import { createBook } from './book.ts'
import { createClockNotes } from './clock-notes.ts'
import { createOutbox } from './outbox.ts'
import type { Enquiries } from './record.ts'

/** Returns the stores of enquiries in a database of either kind. */
export const openEnquiries = (database: Database): Enquiries => ({
  book: createBook(database),
  outbox: createOutbox(database),
  log: createAccessLog(database),
  clock: createClockNotes(database),
})
