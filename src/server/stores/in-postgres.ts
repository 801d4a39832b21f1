import { openAccounts } from '../editors/accounts.ts'
import { sayWhenAway } from '../editors/away.ts'
import { createAccessLog } from '../enquiries/postgres/access-log.ts'
import { createBook } from '../enquiries/postgres/book.ts'
import { createOutbox } from '../enquiries/postgres/outbox.ts'
import { inTurn } from '../postgres/alone.ts'
import { shareAttempts } from '../postgres/attempts.ts'
import { openPostgres } from '../postgres/open.ts'
import { sharedSecret } from '../postgres/secrets.ts'
import type { Stores } from './stores.ts'

/** The stores of any number of processes, in PostgreSQL. */
export async function openShared(url: string, publicUrl: string): Promise<Stores> {
  const database = await openPostgres(url)
  const secret: Stores['secret'] = (name, make) => sharedSecret(database, name, make)
  try {
    const [key, attemptsKey] = [await secret('editors-key'), await secret('attempts-key')]
    // The library makes its own tables: not two processes at once.
    const accounts = await inTurn(database, () => openAccounts({ database: database.pool, attempts: 'database', secret: key, publicUrl }))
    return {
      enquiries: { book: createBook(database), outbox: createOutbox(database), log: createAccessLog(database) },
      accounts: sayWhenAway(accounts, database.answers),
      secret,
      limit: (limit) => shareAttempts(database, attemptsKey, limit),
      inTurn: (work) => inTurn(database, work),
      answers: database.answers,
      close: database.close,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
