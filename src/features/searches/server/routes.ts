import { Hono } from 'hono'
import { clinicDate } from '../../../content/clinic/clinic-time.ts'
import { type EditorEnv, editorsOnly, type SignedIn } from '../../../server/http/editors-only.ts'
import { KEPT_DAYS, MISSED, type MissedSearch, withoutBeginnings } from '../rules/missed.ts'
import type { MissedSearches } from './missed.ts'

const DAY_MS = 24 * 60 * 60_000

/** Serves what visitors searched for and did not find to whoever reads content. */
export function createSearches(searches: MissedSearches, accounts: SignedIn, publicUrl: string) {
  const app = new Hono<EditorEnv>()
  app.use(MISSED, editorsOnly(accounts, publicUrl, 'content.read'))
  app.get(MISSED, async (c) => {
    await searches.flush()
    const found = await searches.since(clinicDate(new Date(Date.now() - KEPT_DAYS * DAY_MS)))
    return c.json<MissedSearch[]>(withoutBeginnings(found))
  })
  return app
}
