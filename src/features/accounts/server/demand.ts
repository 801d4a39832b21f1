import type { Library } from './library.ts'

const MODEL = 'accountSetting'
const WHERE = [{ field: 'name', value: 'second-factor' }]
const FOR_ALL = 'for all'

/** Whether the owners demand a second factor of everybody. */
export type Demand = { isMade(): Promise<boolean>; make(isMade: boolean): Promise<void> }

export function createDemand({ adapter }: Pick<Library, 'adapter'>): Demand {
  const read = () => adapter.findOne<{ value: string }>({ model: MODEL, where: WHERE })
  return {
    isMade: async () => (await read())?.value === FOR_ALL,
    async make(isMade) {
      const value = isMade ? FOR_ALL : ''
      if (await read()) await adapter.update({ model: MODEL, where: WHERE, update: { value } })
      else await adapter.create({ model: MODEL, data: { name: 'second-factor', value } })
    },
  }
}
