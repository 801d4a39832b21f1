import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { LOCALES } from '../../../model/languages.ts'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { type EditorEnv, editorsOnly, needs, type SignedIn } from '../../../server/http/editors-only.ts'
import { ELSEWHERE, type FactElsewhere } from '../rules/elsewhere/elsewhere.ts'
import { FIND, REPLACE, type Replaceables, type ReplacementDone, type SearchAnswer } from '../rules/find.ts'
import { SAME_PLACES, type SamePlace, samePlaces } from '../rules/same-places.ts'
import { find } from '../rules/search.ts'
import { SHOWS, type ShownFacts } from '../rules/shows.ts'
import { searchedDocuments } from './documents.ts'
import { elsewhereOf, shownFactsOf } from './elsewhere.ts'
import { replaceables, replaceTexts } from './replace.ts'

const GONE = { message: 'The draft that you had open is gone. Choose another one.' }
const UNNAMED = { message: 'The desk no longer knows what you work on. Load it again, then replace once more. Nothing was changed.' }
const UNREADABLE = { message: 'What was sent can’t be read. Load the page again, then try once more. Nothing was changed.' }

/** The most characters that are looked for, and that are put in their place. */
const LONGEST = 200
const MOST_BYTES = 2 * 1024 * 1024
const MOST_TEXTS = 1000

const WORDS = v.pipe(v.string(), v.maxLength(LONGEST))
const WANTED = { find: v.pipe(WORDS, v.minLength(1)), put: WORDS, language: v.optional(v.picklist(LOCALES)) }
/** A choice in an address: `1` is yes. */
const FLAG = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text === '1'),
  ),
  '',
)
const ASKED = v.object({ ...WANTED, whole: FLAG, sameCase: FLAG })
const TICKED = v.object({ path: v.pipe(v.string(), v.check(isDocument)), field: v.string(), mark: v.string(), after: v.string() })
const SENT = v.object({ ...WANTED, whole: v.boolean(), sameCase: v.boolean(), texts: v.pipe(v.array(TICKED), v.maxLength(MOST_TEXTS)) })
const CHANGED = v.object({ path: v.pipe(v.string(), v.check(isDocument)), before: v.looseObject({}), after: v.looseObject({}) })

/**
 * Makes the routes of the search over every text, and of find and replace, for signed-in editors, on the branch that their
 * admin shows.
 */
export function createFind(branches: Branches, accounts: SignedIn, publicUrl: string) {
  const app = new Hono<EditorEnv>()
  for (const address of [FIND, REPLACE, ELSEWHERE, SHOWS, SAME_PLACES])
    app.use(address, editorsOnly(accounts, publicUrl, 'content.read'), bodyLimit({ maxSize: MOST_BYTES }))
  const openBranch = (c: Context) => branches.open(editorsBranch(c) ?? MAIN)

  app.get(FIND, async (c) => {
    const store = await openBranch(c)
    if (!store) return c.json(GONE, 404)
    return c.json<SearchAnswer>(find(await searchedDocuments(store), (c.req.query('q') ?? '').slice(0, LONGEST)))
  })

  app.get(REPLACE, async (c) => {
    const asked = v.safeParse(ASKED, c.req.query())
    if (!asked.success) return c.json(UNREADABLE, 400)
    const store = await openBranch(c)
    if (!store) return c.json(GONE, 404)
    return c.json<Replaceables>(await replaceables(store, asked.output))
  })

  app.post(REPLACE, needs('content.translate'), async (c) => {
    const sent = v.safeParse(SENT, await c.req.json<unknown>().catch(() => undefined))
    if (!sent.success) return c.json(UNREADABLE, 400)
    // The admin's cookie ends after an hour: without it a stale tab would write to the site itself.
    if (!editorsBranch(c)) return c.json(UNNAMED, 409)
    const store = await openBranch(c)
    if (!store) return c.json(GONE, 404)
    const done = await replaceTexts(store, c.var.editor, sent.output)
    return 'refused' in done ? c.json({ message: done.refused }, 409) : c.json<ReplacementDone>(done)
  })

  app.post(ELSEWHERE, async (c) => {
    const sent = v.safeParse(CHANGED, await c.req.json<unknown>().catch(() => undefined))
    if (!sent.success) return c.json(UNREADABLE, 400)
    const store = await openBranch(c)
    if (!store) return c.json(GONE, 404)
    return c.json<FactElsewhere[]>(await elsewhereOf(store, sent.output))
  })

  app.get(SHOWS, async (c) => {
    const store = await openBranch(c)
    return store ? c.json<ShownFacts[]>(await shownFactsOf(store)) : c.json(GONE, 404)
  })
  app.get(SAME_PLACES, async (c) => {
    const store = await openBranch(c)
    return store ? c.json<SamePlace[]>((await searchedDocuments(store)).flatMap(samePlaces)) : c.json(GONE, 404)
  })
  return app
}
