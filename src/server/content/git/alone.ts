import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { Alone } from './checkout.ts'

/** The code of SQLite for a lock that others have. */
const BUSY = 5
const PAUSE_MS = 5
/** As long as a save may wait for a git host, and some more. */
const PATIENCE_MS = 60_000

/**
 * Makes the turns of the processes that share a folder, by a lock in `folder` that SQLite gives back when a process dies. Throws a sentence for the editor where another process keeps the turn for a minute.
 */
export function createAlone(folder: string): Alone {
  const turns = new PQueue({ concurrency: 1 })
  return (work) =>
    turns.add(async () => {
      const file = new DatabaseSync(join(folder, 'saving.sqlite'))
      try {
        const end = performance.now() + PATIENCE_MS
        while (!isTaken(file)) {
          if (performance.now() > end) throw new Error('another process of the site has been saving for a minute. Try again.')
          await pause(PAUSE_MS)
        }
        return await work()
      } finally {
        file.close()
      }
    })
}

function isTaken(file: DatabaseSync): boolean {
  try {
    file.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    return false
  }
}
