import { clinicDate } from '../../../content/clinic/clinic-time.ts'
import type { Locale } from '../../../model/languages.ts'
import { reasonOf } from '../../../server/http/unreachable.ts'
import type { Database } from '../../../server/stores/database.ts'
import { keptWords, type MissedSearch } from '../rules/missed.ts'

const PAUSE_MS = 30_000
/** Anybody may invent words without end: so many different ones are kept of a day, and wait to be written. */
const MOST_A_DAY = 500

/** Keeps what visitors searched for and did not find. */
export type MissedSearches = {
  /** Counts a search, if it is nothing that may be about a person. It is written within half a minute. */
  note(query: string, locale: Locale): void
  /** Writes what was counted. */
  flush(): Promise<void>
  /** Returns what was searched for since a day, the newest day first, and what was asked for most. */
  since(day: string): Promise<MissedSearch[]>
  eraseBefore(moment: Date): Promise<void>
}

/** Opens the store of missed searches in a database of either kind. Counts wait in memory, so that a search writes nothing by itself. */
export function openMissed({ db, write, transaction }: Database): MissedSearches {
  const waiting = new Map<string, MissedSearch>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const rows = [...waiting.values()]
    waiting.clear()
    if (rows.length === 0) return
    await transaction(async (at) => {
      for (const row of rows) {
        const same = at.selectFrom('missed_search').where('day', '=', row.day)
        const { kept } = await same.select((of) => of.fn.countAll<number>().as('kept')).executeTakeFirstOrThrow()
        const known = same.select('count').where('locale', '=', row.locale).where('words', '=', row.words)
        if (Number(kept) >= MOST_A_DAY && !(await known.executeTakeFirst())) continue
        await at
          .insertInto('missed_search')
          .values(row)
          .onConflict((there) =>
            there.columns(['day', 'locale', 'words']).doUpdateSet((of) => ({ count: of('missed_search.count', '+', row.count) })),
          )
          .execute()
      }
    })
  }

  const flushLater = () => flush().catch((error: unknown) => console.error(`Searches could not be counted: ${reasonOf(error)}`))

  return {
    note(query, locale) {
      const words = keptWords(query)
      if (words === undefined || waiting.size >= MOST_A_DAY) return
      const day = clinicDate()
      const key = `${day} ${locale} ${words}`
      waiting.set(key, { day, locale, words, count: (waiting.get(key)?.count ?? 0) + 1 })
      timer ??= setTimeout(flushLater, PAUSE_MS).unref()
    },
    flush,
    async since(day) {
      const rows = db.selectFrom('missed_search').select(['day', 'locale', 'words', 'count']).where('day', '>=', day)
      const found = await rows.orderBy('day', 'desc').orderBy('count', 'desc').orderBy('words').execute()
      return found.map((row) => ({ ...row, locale: row.locale as Locale, count: Number(row.count) }))
    },
    eraseBefore: async (moment) =>
      void (await write((at) => at.deleteFrom('missed_search').where('day', '<', clinicDate(moment)).execute())),
  }
}
