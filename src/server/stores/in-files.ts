import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openAccounts } from '../editors/accounts.ts'
import { openEnquiries } from '../enquiries/database.ts'
import { limitAttempts } from '../gate/attempts.ts'
import { secret } from '../secrets.ts'
import type { Stores } from './stores.ts'

/** The stores of one process: two SQLite databases and the secrets, in DATA_DIR. */
export async function openFiles(dataDir: string, publicUrl: string): Promise<Stores> {
  const editors = openEditors(dataDir)
  const accounts = await openAccounts({ database: editors, attempts: 'memory', secret: await secret(dataDir, 'editors-key'), publicUrl })
  const enquiries = openEnquiries(dataDir)
  return {
    enquiries,
    accounts,
    secret: (name, make) => secret(dataDir, name, make),
    limit: limitAttempts,
    inTurn: (work) => work(),
    answers: async () => true,
    async close() {
      editors.close()
      enquiries.close()
    },
  }
}

function openEditors(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'editors.sqlite')
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  // The command line may change accounts while the server runs.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000')
  return database
}
