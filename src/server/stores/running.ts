import { openFile } from './sqlite.ts'

const RUNNING = 'running.sqlite'

/**
 * Notes that the site runs on DATA_DIR, beside other processes that do, and returns the end of that. The note ends with the
 * process, too.
 */
export function noteRunning(dataDir: string): () => void {
  const file = openFile(dataDir, RUNNING)
  file.exec('PRAGMA busy_timeout = 5000; BEGIN')
  // Reading takes the lock that others may have, too.
  file.prepare('SELECT count(*) FROM sqlite_master').get()
  return () => file.close()
}
