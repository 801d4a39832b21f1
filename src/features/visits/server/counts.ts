import { clinicDate } from '../../../content/clinic/clinic-time.ts'
import { reasonOf } from '../../../server/http/unreachable.ts'
import type { Database } from '../../../server/stores/database.ts'
import type { Count, Counted } from '../rules/figures.ts'

const PAUSE_MS = 30_000
/** Anybody may invent hosts without end: so many different ones are kept of a day. */
const HOSTS_A_DAY = 200
/** So many different counts wait to be written; pages, languages and scales give no more in half a minute. */
const WAITING_AT_MOST = 5_000

const COLUMNS = ['day', 'kind', 'page', 'locale', 'width', 'detail'] as const

/** Keeps the counts of visits by day. */
export type VisitCounts = {
  /** Counts what was seen, sent or measured. It is written within half a minute. */
  note(counted: Counted[]): void
  /** Writes what was counted. */
  flush(): Promise<void>
  /** Returns the counts since a day. */
  since(day: string): Promise<Count[]>
  eraseBefore(moment: Date): Promise<void>
}

/** Opens the store of counts in a database of either kind. Counts wait in memory, so that a visit writes nothing by itself. */
export function openCounts({ db, write, transaction }: Database): VisitCounts {
  const waiting = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    // Processes that write at one moment hold the rows of a day in the same order, and so wait for each other.
    const rows = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    waiting.clear()
    if (rows.length === 0) return
    await transaction(async (at) => {
      for (const row of rows) {
        if (row.kind === 'from') {
          const same = at.selectFrom('visit_count').where('day', '=', row.day).where('kind', '=', 'from')
          const { kept } = await same.select((of) => of.fn.countAll<number>().as('kept')).executeTakeFirstOrThrow()
          const known = same.select('count').where('detail', '=', row.detail)
          if (Number(kept) >= HOSTS_A_DAY && !(await known.executeTakeFirst())) continue
        }
        await at
          .insertInto('visit_count')
          .values(row)
          .onConflict((there) => there.columns(COLUMNS).doUpdateSet((of) => ({ count: of('visit_count.count', '+', row.count) })))
          .execute()
      }
    })
  }

  const flushLater = () => flush().catch((error: unknown) => console.error(`Visits could not be counted: ${reasonOf(error)}`))

  return {
    note(counted) {
      const day = clinicDate()
      for (const one of counted) {
        const key = JSON.stringify([day, one.kind, one.page, one.locale, one.width, one.detail])
        const before = waiting.get(key)
        if (before === undefined && waiting.size >= WAITING_AT_MOST) continue
        waiting.set(key, { ...one, day, count: (before?.count ?? 0) + 1 })
      }
      if (waiting.size > 0) timer ??= setTimeout(flushLater, PAUSE_MS).unref()
    },
    flush,
    async since(day) {
      const rows = await db
        .selectFrom('visit_count')
        .select([...COLUMNS, 'count'])
        .where('day', '>=', day)
        .execute()
      return rows.map((row) => ({ ...(row as Count), count: Number(row.count) }))
    },
    eraseBefore: async (moment) => void (await write((at) => at.deleteFrom('visit_count').where('day', '<', clinicDate(moment)).execute())),
  }
}
