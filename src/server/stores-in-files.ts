import { join } from 'node:path'
import { openAccounts } from '../features/accounts/server/accounts.ts'
import { guardAccounts } from '../features/accounts/server/guard.ts'
import { openEnquiries } from '../features/enquiries/server/database.ts'
import { createEndedPasses } from '../features/gate/server/ended-passes.ts'
import { limitAttempts } from './http/rate-limit.ts'
import { openDatabase } from './stores/database-file.ts'
import { secretFile } from './stores/secret-file.ts'
import type { ForAccounts, Stores } from './stores.ts'

/** Opens the stores of one process: two SQLite databases and the secrets, as files in DATA_DIR. */
export async function openFiles(dataDir: string, { publicUrl, brand }: ForAccounts): Promise<Stores> {
  const editors = openDatabase(dataDir, 'editors.sqlite')
  // The command line may change accounts while the server runs.
  editors.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000')
  const key = await secretFile(dataDir, 'editors-key')
  const accounts = await openAccounts({ database: editors, secret: key, publicUrl, brand })
  const enquiries = openEnquiries(dataDir)
  return {
    enquiries,
    accounts: guardAccounts(accounts, { limit: limitAttempts, key }),
    secret: (name, make) => secretFile(dataDir, name, make),
    whereIs: (name) => join(dataDir, name),
    endedPasses: createEndedPasses(editors),
    limit: limitAttempts,
    inTurn: (work) => work(),
    answers: async () => true,
    async close() {
      editors.close()
      enquiries.close()
    },
  }
}
