import { openFile } from './sqlite.ts'

const RUNNING = 'running.sqlite'
/** The code of SQLite for a lock that others have. */
const BUSY = 5

/**
 * Notes that the site runs on DATA_DIR, beside other processes that do, and returns the end of that. The note ends with the
 * process, too. Once in a process: to open the file again would end it. Throws a sentence while `keepStopped` is on.
 */
export function noteRunning(dataDir: string): () => void {
  const file = openFile(dataDir, RUNNING)
  try {
    file.exec('PRAGMA busy_timeout = 5000; BEGIN')
    // Reading takes the lock that others may have, too.
    file.prepare('SELECT count(*) FROM sqlite_master').get()
    return () => file.close()
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    throw new Error('What is kept in DATA_DIR is being moved. Start the site once that is done.')
  }
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
