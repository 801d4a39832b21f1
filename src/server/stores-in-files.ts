import { join } from 'node:path'
import { openAccounts } from '../features/accounts/server/accounts.ts'
import { guardAccounts } from '../features/accounts/server/guard.ts'
import { openEnquiries } from '../features/enquiries/server/enquiries.ts'
import { createEndedPasses } from '../features/gate/server/ended-passes.ts'
import { openPlanned } from '../features/releases/server/planned.ts'
import { openStaffLetters } from '../features/releases/server/staff-letters.ts'
import { openReviews } from '../features/reviews/server/reviews.ts'
import { openMissed } from '../features/searches/server/missed.ts'
import { openCounts } from '../features/visits/server/counts.ts'
import { limitAttempts } from './http/rate-limit.ts'
import { secretFile } from './stores/files/secret-file.ts'
import { openFile, openSqlite, queriesOver } from './stores/files/sqlite.ts'
import { keepTexts } from './stores/kept-texts.ts'
import type { ForAccounts, Stores } from './stores.ts'

/** Opens the stores of one process: two SQLite databases and the secrets, as files in DATA_DIR. */
export async function openFiles(dataDir: string, { publicUrl, brand }: ForAccounts, version?: number): Promise<Stores> {
  const editors = openFile(dataDir, 'editors.sqlite')
  // The command line may change accounts while the server runs.
  editors.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000')
  editors.exec('CREATE TABLE IF NOT EXISTS ended_pass (id TEXT PRIMARY KEY, until INTEGER NOT NULL)')
  const key = await secretFile(dataDir, 'editors-key')
  const accounts = await openAccounts({ database: editors, secret: key, publicUrl, brand })
  const database = await openSqlite(dataDir, version)
  const searches = openMissed(database)
  const visits = openCounts(database)
  return {
    enquiries: openEnquiries(database),
    searches,
    planned: openPlanned(database),
    staffLetters: openStaffLetters(database),
    reviews: openReviews(database, ({ by, email }) => accounts.may(email ?? { name: by }, 'branches.create')),
    visits,
    accounts: guardAccounts(accounts, { limit: limitAttempts, key }),
    secret: (name, make) => secretFile(dataDir, name, make),
    whereIs: (name) => join(dataDir, name),
    endedPasses: createEndedPasses(queriesOver(editors)),
    limit: limitAttempts,
    inTurn: (work) => work(),
    releasing: (work) => work(),
    texts: keepTexts(database, key),
    answers: database.answers,
    async close() {
      editors.close()
      await searches.flush().catch(() => undefined)
      await visits.flush().catch(() => undefined)
      await database.close()
    },
  }
}
