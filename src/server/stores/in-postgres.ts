import { openAccounts } from '../editors/accounts.ts'
import { sayWhenAway } from '../editors/away.ts'
import { guardAccounts } from '../editors/guard.ts'
import { createAccessLog } from '../enquiries/postgres/access-log.ts'
import { createBook } from '../enquiries/postgres/book.ts'
import { createClockNotes } from '../enquiries/postgres/clock-notes.ts'
import { createOutbox } from '../enquiries/postgres/outbox.ts'
import { inTurn } from '../postgres/alone.ts'
import { shareAttempts } from '../postgres/attempts.ts'
import { createEndedPasses } from '../postgres/ended-passes.ts'
import { openPostgres } from '../postgres/open.ts'
import { sharedSecret } from '../postgres/secrets.ts'
import type { ForAccounts, Stores } from './stores.ts'

/** The stores of any number of processes, in PostgreSQL. */
export async function openShared(url: string, { publicUrl, brand }: ForAccounts): Promise<Stores> {
  const database = await openPostgres(url)
  const secret: Stores['secret'] = (name, make) => sharedSecret(database, name, make)
  try {
    const [key, attemptsKey] = [await secret('editors-key'), await secret('attempts-key')]
    // The library makes its own tables: not two processes at once.
    const accounts = await inTurn(database, () => openAccounts({ database: database.pool, secret: key, publicUrl, brand }))
    const limit: Stores['limit'] = (most) => shareAttempts(database, attemptsKey, most)
    return {
      enquiries: {
        book: createBook(database),
        outbox: createOutbox(database),
        log: createAccessLog(database),
        clock: createClockNotes(database),
      },
      accounts: guardAccounts(sayWhenAway(accounts, database.answers), { limit, key }),
      secret,
      whereIs: (name) => `the database, SELECT value FROM secret WHERE name = '${name}'`,
      endedPasses: createEndedPasses(database),
      limit,
      inTurn: (work) => inTurn(database, work),
      answers: database.answers,
      close: database.close,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
