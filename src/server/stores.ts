import type { Accounts } from '../features/accounts/server/accounts.ts'
import { brandIn } from '../features/accounts/server/brand.ts'
import type { Enquiries } from '../features/enquiries/server/record.ts'
import type { EndedPasses } from '../features/gate/server/pass.ts'
import type { Attempts, Limit } from './http/rate-limit.ts'
import type { Settings } from './settings.ts'

/** Whatever the server keeps beside the content: in files of one machine, or in a database that several processes share. */
export type Stores = {
  enquiries: Enquiries
  accounts: Accounts
  /** The secret of this name; made by `make` the first time anyone asks. */
  secret(name: string, make?: () => string): Promise<string>
  /** Where an operator finds that secret. */
  whereIs(name: string): string
  /** Testers' passes that were given up. */
  endedPasses: EndedPasses
  /** Counts attempts where all processes see them. */
  limit(limit: Limit): Attempts
  /** Runs `work` while no other process does. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value>
  /** Whether enquiries can be taken now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** What editors' accounts need to know of the site. */
export type ForAccounts = { publicUrl: string; brand: () => Promise<string> }

/** Opens what `DATABASE_URL` names, or the files in DATA_DIR. Only what is used is loaded. */
export async function openStores(settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'publicUrl' | 'contentDir'>): Promise<Stores> {
  const { databaseUrl, dataDir, publicUrl, contentDir } = settings
  const forAccounts = { publicUrl, brand: () => brandIn(contentDir) }
  if (!databaseUrl) return (await import('./stores-in-files.ts')).openFiles(dataDir, forAccounts)
  return (await import('./stores-in-postgres.ts')).openShared(databaseUrl, forAccounts)
}
