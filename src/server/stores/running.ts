import { openFile } from './sqlite.ts'

const RUNNING = 'running.sqlite'

/**
 * Notes that the site runs on DATA_DIR, beside other processes that do, and returns the end of that. The note ends with the
 * process, too. Once in a process: to open the file again would end it.
 */
export function noteRunning(dataDir: string): () => void {
  const file = openFile(dataDir, RUNNING)
  file.exec('PRAGMA busy_timeout = 5000; BEGIN')
  // Reading takes the lock that others may have, too.
  file.prepare('SELECT count(*) FROM sqlite_master').get()
  return () => file.close()
}

/** Keeps the site from starting on DATA_DIR, and returns the end of that. Throws a sentence if the site runs there. */
export function keepStopped(dataDir: string): () => void {
  const file = openFile(dataDir, RUNNING)
  try {
    file.exec('BEGIN EXCLUSIVE')
    return () => file.close()
  } catch {
    file.close()
    throw new Error('The site is running. Stop it first, so that nothing is written meanwhile.')
  }
}
