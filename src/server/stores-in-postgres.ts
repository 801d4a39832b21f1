import { openAccounts } from '../features/accounts/server/accounts.ts'
import { sayWhenAway } from '../features/accounts/server/database-away.ts'
import { guardAccounts } from '../features/accounts/server/guard.ts'
import { openEnquiries } from '../features/enquiries/server/enquiries.ts'
import { createEndedPasses } from '../features/gate/server/ended-passes.ts'
import { shareChannel } from '../features/presence/server/news.ts'
import { openPlanned } from '../features/releases/server/planned.ts'
import { openStaffLetters } from '../features/releases/server/staff-letters.ts'
import { openReviews } from '../features/reviews/server/reviews.ts'
import { openMissed } from '../features/searches/server/missed.ts'
import { openCounts } from '../features/visits/server/counts.ts'
import { keepTexts } from './stores/kept-texts.ts'
import { hold, inTurn, LOCKS } from './stores/locks.ts'
import { openNews } from './stores/postgres/news.ts'
import { openPostgres } from './stores/postgres/open-postgres.ts'
import { shareAttempts } from './stores/postgres/shared-attempts.ts'
import { sharedSecret } from './stores/postgres/shared-secret.ts'
import { takeTurn, unlessTaken } from './stores/postgres/turn.ts'
import type { ForAccounts, Stores } from './stores.ts'

/** Opens the stores that any number of processes share, in PostgreSQL. */
export async function openShared(url: string, { publicUrl, brand }: ForAccounts, version?: number): Promise<Stores> {
  const database = await openPostgres(url, undefined, version)
  const secret: Stores['secret'] = (name, make) => sharedSecret(database, name, make)
  try {
    const [key, attemptsKey] = [await secret('editors-key'), await secret('attempts-key')]
    // The library makes its own tables: not two processes at once.
    const alone = <Value>(work: () => Promise<Value>) =>
      database.transaction(async (db) => {
        await hold(database.kind, db, 'names of people')
        return work()
      })
    const accounts = await inTurn(database, () => openAccounts({ database: database.pool, secret: key, publicUrl, brand, alone }))
    const limit: Stores['limit'] = (most) => shareAttempts(database, attemptsKey, most)
    const news = openNews(url, database.pool)
    const searches = openMissed(database)
    const visits = openCounts(database)
    return {
      enquiries: openEnquiries(database),
      searches,
      planned: openPlanned(database),
      staffLetters: openStaffLetters(database),
      reviews: openReviews(database, ({ by, email }) => accounts.may(email ?? { name: by }, 'branches.create')),
      visits,
      accounts: guardAccounts(sayWhenAway(accounts, database.answers), { limit, key }),
      secret,
      whereIs: (name) => `the database, SELECT value FROM secret WHERE name = '${name}'`,
      endedPasses: createEndedPasses(database.db),
      limit,
      inTurn: (work) => inTurn(database, () => work()),
      releasing: (work) => unlessTaken(database.pool, LOCKS.release, work),
      several: {
        takeTurn: () => takeTurn(database.pool),
        tellMoved: () => news.tell({ about: 'moved', said: true }),
        onMoved: (listener) => void news.hear('moved', listener, listener),
      },
      presence: { channel: shareChannel(news), key: attemptsKey },
      texts: keepTexts(database, attemptsKey),
      answers: database.answers,
      async close() {
        await news.stop()
        await searches.flush().catch(() => undefined)
        await visits.flush().catch(() => undefined)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
