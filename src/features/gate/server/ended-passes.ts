import type { DatabaseSync } from 'node:sqlite'
import type { EndedPasses } from './pass.ts'

/** Passes that were given up, in SQLite, for as long as they would have been valid. */
export function createEndedPasses(database: DatabaseSync): EndedPasses {
  database.exec('CREATE TABLE IF NOT EXISTS ended_pass (id TEXT PRIMARY KEY, until INTEGER NOT NULL)')
  const insert = database.prepare('INSERT OR IGNORE INTO ended_pass VALUES (?, ?)')
  const found = database.prepare('SELECT 1 FROM ended_pass WHERE id = ?')
  const tidy = database.prepare('DELETE FROM ended_pass WHERE until < ?')
  return {
    async add(id, until) {
      insert.run(id, until.getTime())
      tidy.run(Date.now())
    },
    has: async (id) => found.get(id) !== undefined,
  }
}
