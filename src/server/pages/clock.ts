import { clockOf } from '../../content/clinic/hours.ts'
import { localise } from '../../content/view/localise.ts'
import type { ReadingStore } from '../content/store.ts'

const MINUTE_MS = 60_000

/**
 * Returns a function that gives what pages say of the time, as one text: the date in London, and which clinics are open. A
 * kept page ends when this text changes. It is asked for with each page that is sent, and worked out once a minute for each
 * revision of the content.
 */
export function createClock() {
  const known = new WeakMap<ReadingStore, { revision: number; minute: number; clock: string }>()
  return async (store: ReadingStore): Promise<string> => {
    const { revision } = store
    const minute = Math.floor(Date.now() / MINUTE_MS)
    const last = known.get(store)
    if (last?.revision === revision && last.minute === minute) return last.clock
    const { contact } = (await store.content().settings()).data.siteSettings
    const clock = JSON.stringify(clockOf(localise({ contact }, 'en'), new Date()))
    known.set(store, { revision, minute, clock })
    return clock
  }
}
