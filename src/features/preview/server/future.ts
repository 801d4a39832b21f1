import { momentOfLocal } from '../../../content/clinic/clinic-time.ts'
import type { Views } from '../../../server/content/branches/views.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import { steadyDate } from '../../../server/http/steady-clock.ts'
import { localIn, placeAt } from '../rules/at.ts'
import { type Future, NOTHING_TOLD } from '../rules/preview.ts'
import type { Looks } from './look.ts'

/** The site as it will be: its content, the addresses of the pictures that it has not yet, and what is told of it. */
export type FutureSite = Omit<Future, 'local'> & { store: ReadingStore; pictures: string[] }

/**
 * Adds the site of any moment to what testers can look at, under the names that `placeAt` makes. It is given to pages alone: nothing
 * can be saved there.
 */
export function withFuture(views: Views & Looks, siteAt: (moment: Date) => Promise<FutureSite>): Views & Looks {
  const at = (name: string) => {
    const local = localIn(name)
    const moment = local && momentOfLocal(local)
    return local && moment ? { local, moment } : undefined
  }
  return {
    ...views,
    async open(name) {
      const asked = at(name)
      return asked ? (await siteAt(asked.moment)).store : views.open(name)
    },
    async look(name) {
      const asked = at(name)
      if (!asked) return views.look(name)
      const { local, moment } = asked
      const { store, pictures, ...told } = await siteAt(moment)
      const { branches } = await views.find(name)
      const preview = { ...NOTHING_TOLD, branches, future: { local, ...told, ...(moment <= steadyDate() && { isPast: true }) } }
      return { store, preview, at: moment, pictures: { branch: placeAt(local), changed: pictures } }
    },
  }
}
