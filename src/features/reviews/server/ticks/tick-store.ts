import { isLocale } from '../../../../model/languages.ts'
import type { Database } from '../../../../server/stores/database.ts'
import { CAPACITIES } from '../../../releases/rules/capacities.ts'
import { isUnknown, type Tick, type TickPlace } from '../../rules/ticks.ts'

/** A tick as it is kept; `person` is the address of an account, the number of an invited tester's link, or the name that somebody gave. */
export type KeptTick = Tick & TickPlace & { person: string; mark: string }

export type TickStore = {
  of(draft: string): Promise<KeptTick[]>
  /** Keeps ticks of one person, in the place of those that they had at the same parts. */
  add(draft: string, ticks: KeptTick[]): Promise<void>
  /** Takes somebody's own ticks away. */
  remove(draft: string, by: Pick<KeptTick, 'kind' | 'person'>, places: TickPlace[]): Promise<void>
  eraseBefore(moment: Date): Promise<void>
}

const COLUMNS = ['path', 'part', 'language', 'kind', 'person', 'name', 'role', 'mark', 'at'] as const
const KEY = ['draft', 'path', 'part', 'language', 'kind', 'person'] as const

/** Opens the store of ticks in a database of either kind. A role stands there with what the tick counts as: `'translator tester translator'`. */
export function openTicks({ db, write, transaction }: Database): TickStore {
  return {
    async of(draft) {
      const rows = await db.selectFrom('tick').select(COLUMNS).where('draft', '=', draft).orderBy('at').orderBy('person').execute()
      return rows.flatMap(({ language, at, role: kept, ...row }) => {
        const [role = '', ...counts] = kept.split(' ')
        // Earlier versions of the site let whoever had the testers' password count as a second person.
        const countsAs = isUnknown({ ...row, role }) ? [] : CAPACITIES.filter((one) => counts.includes(one))
        const tick = { ...row, role, countsAs, at: new Date(at).toISOString() }
        return isLocale(language) ? [{ ...tick, language }] : []
      })
    },
    add: (draft, ticks) =>
      transaction(async (one) => {
        for (const { at, name, role, countsAs, mark, ...place } of ticks) {
          const said = { name, role: [role, ...countsAs].join(' '), mark, at: new Date(at) }
          await one
            .insertInto('tick')
            .values({ draft, ...place, ...said })
            .onConflict((there) => there.columns(KEY).doUpdateSet(said))
            .execute()
        }
      }),
    remove: (draft, { kind, person }, places) =>
      transaction(async (one) => {
        for (const { path, part, language } of places)
          await one
            .deleteFrom('tick')
            .where((tick) => tick.and({ draft, path, part, language, kind, person }))
            .execute()
      }),
    eraseBefore: async (moment) => void (await write((one) => one.deleteFrom('tick').where('at', '<', moment).execute())),
  }
}
