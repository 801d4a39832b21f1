import { join } from 'node:path'
import { openAccounts } from '../editors/accounts.ts'
import { guardAccounts } from '../editors/guard.ts'
import { openEnquiries } from '../enquiries/database.ts'
import { limitAttempts } from '../gate/attempts.ts'
import { createEndedPasses } from '../gate/ended-passes.ts'
import { openDatabase } from './database-file.ts'
import { secretFile } from './secret-file.ts'
import type { ForAccounts, Stores } from './stores.ts'

/** The stores of one process: two SQLite databases and the secrets, in DATA_DIR. */
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
