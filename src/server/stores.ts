import { brandIn } from '../features/accounts/server/brand.ts'
import type { GuardedAccounts } from '../features/accounts/server/guard.ts'
import type { Enquiries } from '../features/enquiries/server/record.ts'
import type { EndedPasses } from '../features/gate/server/pass.ts'
import type { NewsChannel } from '../features/presence/server/news.ts'
import type { PlannedReleases } from '../features/releases/server/planned.ts'
import type { StaffLetters } from '../features/releases/server/staff-letters.ts'
import type { Reviews } from '../features/reviews/server/reviews.ts'
import type { MissedSearches } from '../features/searches/server/missed.ts'
import type { VisitCounts } from '../features/visits/server/counts.ts'
import type { Several } from './content/remote/together.ts'
import type { KeptTexts } from './content/save/shown-texts.ts'
import type { Attempts, Limit } from './http/rate-limit.ts'
import type { ServerSettings } from './settings.ts'

/** Everything that the server keeps beside the content: in files of one machine, or in a database that several processes share. */
export type Stores = {
  enquiries: Enquiries
  /** The store of searches without result. */
  searches: MissedSearches
  /** The releases that have a time, and the letters about them. */
  planned: PlannedReleases
  staffLetters: StaffLetters
  /** What is said of drafts. */
  reviews: Reviews
  /** The store of the counts of visits. */
  visits: VisitCounts
  accounts: GuardedAccounts
  /** Returns the secret of this name. `make` makes it when it is first asked for. */
  secret(name: string, make?: () => string): Promise<string>
  /** Says where an operator finds that secret: the path of a file, or a query. */
  whereIs(name: string): string
  /** The testers' passes that were given up before they ran out. */
  endedPasses: EndedPasses
  /** Counts attempts, for all processes together if they share a database. */
  limit(limit: Limit): Attempts
  /** Runs `work` while no other process runs such work. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value>
  /** Runs `work` unless another process is at bringing out planned releases; undefined then. */
  releasing<Value>(work: () => Promise<Value>): Promise<Value | undefined>
  /** What processes share so that any of them may save; undefined where there is one process. */
  several?: Several
  /** The channel by which processes tell each other who is at work, and the key of its hashes; undefined where there is one process. */
  presence?: { channel: NewsChannel; key: string }
  /** The texts that editors' forms began with and that no commit holds. */
  texts: KeptTexts
  /** Tells whether enquiries can be stored now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** The facts about the site that editors' accounts need: its address, and its name. */
export type ForAccounts = { publicUrl: string; brand: () => Promise<string> }

/** The settings that say where things are kept. */
export type StoreSettings = Pick<ServerSettings, 'databaseUrl' | 'dataDir' | 'publicUrl' | 'contentDir'>

/**
 * Opens the database that `DATABASE_URL` names, or the files in DATA_DIR. Only the code of the one that is used is loaded.
 * With `version` the tables are made as they were then, for rows of that time.
 */
export async function openStores(settings: StoreSettings, version?: number): Promise<Stores> {
  const { databaseUrl, dataDir, publicUrl, contentDir } = settings
  const forAccounts = { publicUrl, brand: () => brandIn(contentDir) }
  if (!databaseUrl) return (await import('./stores-in-files.ts')).openFiles(dataDir, forAccounts, version)
  return (await import('./stores-in-postgres.ts')).openShared(databaseUrl, forAccounts, version)
}
