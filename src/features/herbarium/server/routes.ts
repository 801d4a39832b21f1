import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { isShadow, PLATES, parsePlate } from '../../../content/view/plate-name.ts'
import { limitWork, Spent } from '../../../server/content/public/work-limit.ts'
import { Busy } from '../../../server/http/busy.ts'
import { clientAddress, type NodeEnv } from '../../../server/http/client-address.ts'
import { sendPassive } from '../../../server/http/files/files.ts'
import { type Stored, storedBytes } from '../../../server/http/files/stored.ts'
import { createLine } from '../../../server/http/line.ts'
import { castShadow } from '../rules/grow.ts'
import { engrave } from './fit.ts'

/** The number of engravings that stay in memory: some ten megabytes. The clinic has fifty, and half as many shadows. */
const KEPT = 500
/** The number of engravings that may wait. A list of all treatments asks for each of them once. */
const WAITING = { each: 200, inTotal: 400 }
/** The processor time that growing may take in a minute: for one address, and in total. One takes a tenth of a second. */
const WORK = { eachMs: 15_000, inTotalMs: 30_000, windowMs: 60_000 }
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Serves the engravings. An address says all that one is, so an answer never changes. */
export function createPlates() {
  const app = new Hono<NodeEnv>()
  const kept = new LRUCache<string, Stored>({ max: KEPT })
  const inTurn = limitWork(createLine(WAITING), WORK)

  app.get(`${PLATES}:file`, async (c) => {
    const { path } = c.req
    const name = parsePlate(path)
    if (!name) return c.notFound()
    const grown = async () => {
      const plate = kept.get(path) ?? storedBytes(Buffer.from(isShadow(path) ? castShadow(name) : engrave(name)))
      kept.set(path, plate)
      return plate
    }
    try {
      return await sendPassive(c, 'image/svg+xml', kept.get(path) ?? (await inTurn(clientAddress(c), grown)), FOREVER)
    } catch (error) {
      if (!(error instanceof Spent || error instanceof Busy)) throw error
      c.header('retry-after', String(error instanceof Spent ? error.retryAfterSeconds : 10))
      return c.body(null, 503)
    }
  })
  return app
}
