import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { limitWork, Spent } from '../../../server/content/public/work-limit.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import { Busy } from '../../../server/http/busy.ts'
import { clientAddress, type NodeEnv } from '../../../server/http/client-address.ts'
import { sendPassive } from '../../../server/http/files/files.ts'
import { type Stored, storedBytes } from '../../../server/http/files/stored.ts'
import { createLine } from '../../../server/http/line.ts'
import { parseShare, SHARES } from '../rules/share-address.ts'
import { drawShare } from './draw.ts'
import { sharedPage } from './shared-page.ts'

/** The bytes of pictures that stay in memory: all pages in all languages, each with less than 100 kB. */
const KEPT_BYTES = 40 * 1024 * 1024
/** The number of pictures that may wait. Who shares a link asks for one, a network's robot for a few. */
const WAITING = { each: 20, inTotal: 100 }
/** The processor time that drawing may take in a minute: for one address, and in total. One takes half a second. */
const WORK = { eachMs: 10_000, inTotalMs: 20_000, windowMs: 60_000 }
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Serves the share pictures of published pages, to whom the gate lets see pages. */
export function createShares(main: ReadingStore, isOpen: (c: Context) => Promise<boolean>) {
  const app = new Hono<NodeEnv>()
  const kept = new LRUCache<string, Stored>({ maxSize: KEPT_BYTES, sizeCalculation: ({ size }) => size })
  const inTurn = limitWork(createLine(WAITING), WORK)

  app.get(`${SHARES}*`, async (c) => {
    const name = parseShare(c.req.path)
    const page = name && (await isOpen(c)) ? await sharedPage(main.content(), c.req.path) : undefined
    if (!name || !page) return c.notFound()
    // The page was changed since: whoever kept the old address gets the picture that it has now.
    if (page.now !== c.req.path) return c.redirect(page.now, 302)
    const drawn = async () => {
      const picture = kept.get(page.now) ?? storedBytes(await drawShare(page.card, name.locale))
      kept.set(page.now, picture)
      return picture
    }
    try {
      return await sendPassive(c, 'image/png', kept.get(page.now) ?? (await inTurn(clientAddress(c), drawn)), FOREVER)
    } catch (error) {
      if (!(error instanceof Spent || error instanceof Busy)) throw error
      c.header('retry-after', String(error instanceof Spent ? error.retryAfterSeconds : 10))
      return c.body(null, 503)
    }
  })
  return app
}
