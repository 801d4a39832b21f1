import { LRUCache } from 'lru-cache'
import { clockOf } from '../../content/clinic/clock.ts'
import { localise } from '../../content/view/localise.ts'
import type { ReadingStore } from '../content/store.ts'
import type { WorkLine } from '../http/line.ts'
import { type FinishedPage, finish } from './finished.ts'
import type { Rendered } from './renderer.ts'

const MEGABYTE = 1024 * 1024
/** The bytes for all other pages: filters, unknown addresses, and whatever else can be invented without end. */
const OTHERS_BYTES = 4 * MEGABYTE

/**
 * The bytes for the pages that editors wrote. Those of the site with their data, in four languages and three encodings, are
 * 30 MB. Only a few people look at a branch, page by page.
 */
export const PAGES_BYTES = { site: 48 * MEGABYTE, branch: 6 * MEGABYTE }

/**
 * A page that is asked for. `key` is the text under which it may be kept, undefined if it may not be. `version` names the
 * state of the content and the clock. `isDocument` tells whether editors wrote the page. `asker` is the visitor.
 */
export type Wish = { key: string | undefined; version: string; isDocument(): Promise<boolean>; asker: string }

/**
 * Returns a function that gives finished pages, and keeps them by their keys for as long as the `version` stays the same. A
 * page that is not kept is rendered in `line`. The pages that editors wrote go first there, and others never push them out:
 * those have a small space of their own.
 */
export function createPageCache(line: WorkLine, mostBytes: number) {
  const documents = keptPages(mostBytes)
  const others = keptPages(OTHERS_BYTES)
  const rendering = new Map<string, Promise<FinishedPage>>()
  let current = ''

  async function make({ key, version, isDocument, asker }: Wish, render: () => Promise<Rendered>): Promise<FinishedPage> {
    const work = async () => finish(await render())
    const isOurs = key !== undefined && (await isDocument().catch(() => false))
    const page = await (isOurs ? line.first(work) : line.add(work, asker))
    if (key !== undefined && page.status < 500 && version === current) (isOurs ? documents : others).keep(key, page)
    return page
  }

  return async (wish: Wish, render: () => Promise<Rendered>): Promise<FinishedPage> => {
    const { key, version } = wish
    if (current !== version) {
      current = version
      for (const place of [documents, others, rendering]) place.clear()
    }
    if (key === undefined) return make(wish, render)
    const known = documents.get(key) ?? others.get(key) ?? rendering.get(key)
    if (known) return known
    const page = make(wish, render)
    rendering.set(key, page)
    const done = () => rendering.get(key) === page && rendering.delete(key)
    page.then(done, done)
    return page
  }
}

/** Keeps finished pages by their keys. With their compressed copies they take `mostBytes` at most; those that nobody asks for go first. */
export function keptPages(mostBytes: number) {
  // A page that has grown is put in again, in a new object: only then is it weighed again.
  const pages = new LRUCache<string, { page: FinishedPage }>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.bytes() + key.length,
  })
  return {
    get: (key: string): FinishedPage | undefined => pages.get(key)?.page,
    keep(key: string, page: FinishedPage) {
      pages.set(key, { page })
      page.onGrowth(() => {
        if (pages.peek(key)?.page === page) pages.set(key, { page })
      })
    },
    clear: () => pages.clear(),
  }
}

const MINUTE_MS = 60_000

/**
 * Returns a function that gives what the hour decides for a page, as one text: the date in London, which clinics are open, and
 * the light in them, which changes with each full hour. A kept page ends when this text changes. It is asked for with each
 * page that is sent, and worked out once a minute for each revision of the content.
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
