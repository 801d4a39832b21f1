import type { Library } from './library.ts'

const MODEL = 'accountSetting'
const FOR_ALL = 'for all'

/** Something that the owners demand of everybody, or don't. */
export type Demand = { isMade(): Promise<boolean>; make(isMade: boolean): Promise<void> }

/** `name` is what the demand is kept under: `'second-factor'`, or `'drafts'` of those who may not save on the site itself. */
export function createDemand({ adapter }: Pick<Library, 'adapter'>, name: 'second-factor' | 'drafts'): Demand {
  const where = [{ field: 'name', value: name }]
  const read = () => adapter.findOne<{ value: string }>({ model: MODEL, where })
  return {
    isMade: async () => (await read())?.value === FOR_ALL,
    async make(isMade) {
      const value = isMade ? FOR_ALL : ''
      if (await read()) await adapter.update({ model: MODEL, where, update: { value } })
      else await adapter.create({ model: MODEL, data: { name, value } })
    },
  }
}
