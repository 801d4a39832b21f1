import type { DatabaseSync } from 'node:sqlite'
import type { AccessLog } from './record.ts'
import type { Together } from './together.ts'

/** Keeps in SQLite who read, exported, changed or deleted which enquiries. */
export function createAccessLog(database: DatabaseSync, inTurn: Together): AccessLog {
  const insert = database.prepare('INSERT INTO access (at, editor, action, detail) VALUES (?, ?, ?, ?)')
  const select = database.prepare('SELECT * FROM access ORDER BY rowid DESC LIMIT ?')
  const erase = database.prepare('DELETE FROM access WHERE at < ?')
  return {
    note: ({ at, editor, action, detail }) => inTurn(() => void insert.run(at.getTime(), editor, action, detail)),
    list: async (most) =>
      select.all(most).map(({ at, editor, action, detail }) => ({
        at: new Date(Number(at)),
        editor: String(editor),
        action: String(action),
        detail: String(detail),
      })),
    eraseBefore: (moment) => inTurn(() => void erase.run(moment.getTime())),
  }
}
