import type { Database } from '../../../../server/stores/database.ts'
import { CAPACITIES } from '../../../releases/rules/capacities.ts'
import { type Demands, NOTHING_DEMANDED } from '../../rules/needed.ts'

/** What an owner wants seen before a draft goes out, and the e-mail addresses of the clinicians. */
export type KeptDemands = { demands: Demands; clinicians: string[] }

export type DemandStore = { read(): Promise<KeptDemands>; write(kept: KeptDemands): Promise<void> }

const CLINICIANS = 'clinicians'

/** Opens what an owner demands, in a database of either kind. Nothing is demanded until one does. */
export const openDemands = ({ db, transaction }: Database): DemandStore => ({
  async read() {
    const kept = new Map((await db.selectFrom('demand').select(['name', 'value']).execute()).map(({ name, value }) => [name, value]))
    const demands = { ...NOTHING_DEMANDED }
    for (const one of CAPACITIES) demands[one] = kept.get(one) === 'yes'
    return { demands, clinicians: JSON.parse(kept.get(CLINICIANS) ?? '[]') as string[] }
  },
  write: ({ demands, clinicians }) =>
    transaction(async (one) => {
      const rows = CAPACITIES.map((name) => ({ name: name as string, value: demands[name] ? 'yes' : 'no' }))
      for (const { name, value } of [...rows, { name: CLINICIANS, value: JSON.stringify(clinicians) }])
        await one
          .insertInto('demand')
          .values({ name, value })
          .onConflict((there) => there.column('name').doUpdateSet({ value }))
          .execute()
    }),
})
