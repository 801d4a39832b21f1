import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, setCookie } from 'hono/cookie'
import { clinicDate } from '../../../content/clinic/clinic-time.ts'
import { parseAddress } from '../../../i18n/addresses.ts'
import { parseJson } from '../../../model/json.ts'
import { cameOverHttps, clientAddress } from '../../../server/http/client-address.ts'
import { type EditorEnv, editorsOnly, type SignedIn } from '../../../server/http/editors-only.ts'
import { limitAttempts } from '../../../server/http/rate-limit.ts'
import { isSameOrigin } from '../../../server/http/same-origin.ts'
import { localPath } from '../../gate/rules/local-path.ts'
import { type Figures, figuresOf, SHOWN_DAYS } from '../rules/figures.ts'
import { COUNTED, OBJECTS, UNCOUNTED } from '../rules/objection.ts'
import { FIGURES, OBJECTION, VISITS } from '../rules/visit.ts'
import { countedOf } from './counted.ts'
import type { VisitCounts } from './counts.ts'
import { mayCount } from './objecting.ts'

const DAY_MS = 24 * 60 * 60_000
const MOST_BYTES = 8 * 1024
/** Browsers keep no cookie longer. */
const OBJECTION_S = 400 * 24 * 3600
/** Of one address so many tellings a minute are believed, a house full of people; of all together, what a busy clinic has. */
const EACH = { most: 60, windowMs: 60_000 }
const TOGETHER = { most: 6_000, windowMs: 60_000 }

type Counting = {
  counts: VisitCounts
  /** Tells whether whoever asks is a visitor of the launched site: no editor, no tester. */
  isVisitor(c: Context): Promise<boolean>
  /** Tells whether an English path leads to a page that visitors read. */
  isPage(path: string): Promise<boolean>
}

type Parts = Counting & { accounts: SignedIn; publicUrl: string }

/**
 * Takes what pages tell of visits, and the objections of visitors, and serves the figures to whoever reads content. Addresses are
 * counted in the memory of this process for a minute, and nowhere else.
 */
export function createVisits({ counts, accounts, publicUrl, isVisitor, isPage }: Parts) {
  const app = new Hono<EditorEnv>()
  const [each, together] = [limitAttempts(EACH), limitAttempts(TOGETHER)]
  const own = (c: Context) => isSameOrigin(c.req.raw.headers, publicUrl)

  app.post(VISITS, bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    c.header('cache-control', 'no-store')
    if (!own(c)) return c.body(null, 403)
    if (!mayCount(c) || !(await isVisitor(c))) return c.body(null, 204)
    if (!each.allow(clientAddress(c)) || !together.allow('all')) return c.body(null, 429)
    const counted = await countedOf(parseJson(await c.req.text()), isPage)
    if (!counted) return c.body(null, 400)
    counts.note(counted)
    return c.body(null, 204)
  })

  app.post(OBJECTION, bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    if (!own(c)) return c.body(null, 403)
    const { choice, page } = await c.req.parseBody().catch((): Record<string, unknown> => ({}))
    const there = (localPath(page) ?? '/').replace(/[?#].*$/, '')
    const cookie = { path: '/', sameSite: 'Lax', secure: cameOverHttps(c) } as const
    if (choice === 'count') deleteCookie(c, UNCOUNTED, cookie)
    else setCookie(c, UNCOUNTED, OBJECTS, { ...cookie, maxAge: OBJECTION_S })
    return c.redirect(`${there}?${COUNTED}=${choice === 'count' ? 'yes' : 'no'}#${COUNTED}`, 303)
  })

  app.use(FIGURES, editorsOnly(accounts, publicUrl, 'content.read'))
  app.get(FIGURES, async (c) => {
    await counts.flush()
    return c.json<Figures>(figuresOf(await counts.since(clinicDate(new Date(Date.now() - (SHOWN_DAYS - 1) * DAY_MS)))))
  })
  return app
}

/** Counts a form that was sent from a page of the site (`'/ar/contact'`), unless its visitor is one who is not counted. */
export async function countSent(c: Context, form: string, page: string, { counts, isVisitor, isPage }: Counting) {
  const { path, locale } = parseAddress(page)
  if (mayCount(c) && (await isVisitor(c)) && (await isPage(path)))
    counts.note([{ kind: 'sent', page: path, locale, width: '', detail: form }])
}
