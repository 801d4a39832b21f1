import { DRAFTS_ONLY } from '../../../../model/roles.ts'
import type { DecidedDrafts } from '../../rules/people.ts'
import type { Library } from '../better-auth/library.ts'

const MODEL = 'accountSetting'
const FOR_ALL = 'for all'

/** Something that the owners demand of everybody, or don't. */
export type Demand = { isMade(): Promise<boolean>; make(isMade: boolean): Promise<void> }

/** What the owners have decided of who works on drafts only. */
export type DraftsDecision = { read(): Promise<DecidedDrafts>; decide(who: DecidedDrafts): Promise<void> }

type Kept = Pick<Library, 'adapter'>

/** Keeps one thing that the owners decide, under a name. */
function settingOf({ adapter }: Kept, name: string) {
  const where = [{ field: 'name', value: name }]
  const read = () => adapter.findOne<{ value: string }>({ model: MODEL, where })
  return {
    read: async () => (await read())?.value,
    async write(value: string) {
      if (await read()) await adapter.update({ model: MODEL, where, update: { value } })
      else await adapter.create({ model: MODEL, data: { name, value } })
    },
  }
}

/** Whether everybody needs a second factor. */
export function createDemand(kept: Kept): Demand {
  const { read, write } = settingOf(kept, 'second-factor')
  return { isMade: async () => (await read()) === FOR_ALL, make: (isMade) => write(isMade ? FOR_ALL : '') }
}

/** The words under which it is kept; the first two were there before owners and publishers could be held to drafts, too. */
const DECIDED: Record<DecidedDrafts, string> = { nobody: '', others: FOR_ALL, everybody: 'everybody' }

/** Who works on drafts only. */
export function createDraftsDecision(kept: Kept): DraftsDecision {
  const { read, write } = settingOf(kept, 'drafts')
  return {
    async read() {
      const value = await read()
      return DRAFTS_ONLY.find((who) => DECIDED[who] === value) ?? 'nobody'
    },
    decide: (who) => write(DECIDED[who]),
  }
}
