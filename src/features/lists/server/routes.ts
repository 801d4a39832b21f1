import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { isObject, parseJson } from '../../../model/json.ts'
import { choicesIn, choicesOf } from '../../../model/schema.ts'
import { versionOf } from '../../../model/version.ts'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { collectionOf, collections } from '../../../server/content/schema.ts'
import type { ContentStore } from '../../../server/content/store.ts'
import { textIn } from '../../../server/content/tree.ts'
import { type EditorEnv, editorsOnly, needs, type SignedIn } from '../../../server/http/editors-only.ts'
import { withoutEntries } from '../rules/entries.ts'
import { LISTS, type List, REMOVAL, type Removed, VISIBILITY } from '../rules/list.ts'
import { rowsOf } from '../rules/rows.ts'
import { listedDocuments } from './documents.ts'
import { lastChange, lastHands } from './last-hands.ts'

const MOST_BYTES = 4 * 1024
const GONE = 'The draft that you had open is gone. Choose another one.'
const UNNAMED = 'The desk no longer knows what you work on. Load it again, then try once more. Nothing was changed.'
const UNKNOWN = 'This is not there any more. Load the list again.'
const CHANGED = 'somebody changed it after you opened the list. Look at it, then delete it if you still want to.'
const STANDS = 'it stands in more places by now. Look at the list again, then delete it if you still want to.'
const UNREADABLE = 'Its text can’t be read as it stands. Open its history to bring back an earlier one. Nothing was changed.'

const PATH = v.pipe(v.string(), v.check(isDocument))
const WISH = v.object({ path: PATH, visibility: v.string() })
const GOING = v.object({ path: PATH, version: v.string(), entriesIn: v.optional(v.array(PATH), []) })

/**
 * Returns the documents of which an entry names another one, without these entries. Throws a sentence where there are others than the
 * editor was told of.
 */
async function entriesTakenOut(store: ContentStore, gone: string, told: string[]): Promise<[string, string][]> {
  const others = (await listedDocuments(store)).filter(({ path, refersTo }) => path !== gone && refersTo.has(gone))
  if (others.some(({ path }) => !told.includes(path))) throw new Error(STANDS)
  return others.flatMap(({ path, json }): [string, string][] => {
    const collection = collectionOf(path)
    return collection ? [[path, JSON.stringify(withoutEntries(collection, json, gone), null, 2)]] : []
  })
}

/** Makes the routes of the lists, for signed-in editors, on the branch that their admin shows. */
export function createLists(branches: Branches, accounts: SignedIn, publicUrl: string) {
  const app = new Hono<EditorEnv>()
  const no = (c: Context, message: string, status: 400 | 404 | 409 = 409) => c.json({ message }, status)
  app.use(`${LISTS}/*`, editorsOnly(accounts, publicUrl, 'content.read'), bodyLimit({ maxSize: MOST_BYTES }))

  app.get(LISTS, async (c) => {
    const collection = collections().find(({ name }) => name === c.req.query('collection'))
    const store = await branches.open(editorsBranch(c) ?? MAIN)
    if (!store) return no(c, GONE, 404)
    if (!collection) return no(c, 'There is no such list.', 404)
    const { checkout } = store
    const [documents, hands] = await Promise.all([listedDocuments(store), checkout && lastHands(checkout, collection.path)])
    return c.json<List>({
      rows: rowsOf(collection, documents).map((row) => ({ ...row, hand: hands?.get(row.path) })),
      groups: collection.name === 'treatment' ? choicesIn(collection, 'category') : [],
      cities: ['cities', 'location'].map((name) => choicesIn(collection, name)).find((choices) => choices.length > 0) ?? [],
      visibilities: choicesIn(collection, 'visibility'),
      hasHistory: checkout !== undefined,
    })
  })

  /** The branch on which something is to be changed, or why not: without its cookie a stale tab would change the site itself. */
  const openToChange = async (c: Context) => {
    const name = editorsBranch(c)
    const store = name ? await branches.open(name) : undefined
    return store ?? { problem: name ? GONE : UNNAMED }
  }

  app.post(VISIBILITY, needs('content.save'), async (c) => {
    const sent = v.safeParse(WISH, await c.req.json<unknown>().catch(() => undefined))
    const field = sent.success ? collectionOf(sent.output.path)?.fields.find(({ name }) => name === 'visibility') : undefined
    if (!sent.success || !field || !choicesOf(field).includes(sent.output.visibility)) return no(c, UNKNOWN, 400)
    const { path, visibility } = sent.output
    const store = await openToChange(c)
    if ('problem' in store) return no(c, store.problem)
    const { errors } = await store.put(c.var.editor, async () => {
      const text = await textIn(store.files(), path)
      if (text === null) throw new Error(UNKNOWN)
      const document = parseJson(text)
      if (!isObject(document)) throw new Error(UNREADABLE)
      return new Map([[path, JSON.stringify({ ...document, visibility }, null, 2)]])
    })
    return errors ? no(c, errors.map(({ message }) => message).join(' ')) : c.json({ ok: true })
  })

  app.post(REMOVAL, needs('content.delete'), async (c) => {
    const sent = v.safeParse(GOING, await c.req.json<unknown>().catch(() => undefined))
    if (!sent.success) return no(c, UNKNOWN, 400)
    const store = await openToChange(c)
    if ('problem' in store) return no(c, store.problem)
    const { path, version, entriesIn } = sent.output
    const { errors } = await store.put(c.var.editor, async () => {
      const text = await textIn(store.files(), path)
      if (text === null) throw new Error(UNKNOWN)
      if (versionOf(parseJson(text)) !== version) throw new Error(CHANGED)
      return new Map([[path, null], ...(await entriesTakenOut(store, path, entriesIn))])
    })
    if (errors) return no(c, errors.map(({ message }) => message).join(' '))
    const { checkout } = store
    return c.json<Removed>({ commit: checkout && (await lastChange(checkout, path)) })
  })
  return app
}
