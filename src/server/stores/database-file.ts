import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDataDir } from './data-dir.ts'

/**
 * Opens the SQLite database `name` in DATA_DIR, for the server's user only, and makes it if there is none. SQLite gives the
 * files beside it (`-wal`, `-shm`) the same rights, so the file has them before SQLite sees it.
 */
export function openDatabase(dataDir: string, name: string): DatabaseSync {
  openDataDir(dataDir)
  const file = join(dataDir, name)
  closeSync(openSync(file, 'a', 0o600))
  return new DatabaseSync(file)
}
