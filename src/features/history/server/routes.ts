import { type Context, Hono } from 'hono'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { documentNames, nameOf } from '../../../server/content/document-names.ts'
import { type Checkout, textAt } from '../../../server/content/git/checkout.ts'
import { textIn } from '../../../server/content/tree.ts'
import { type EditorEnv, needs, refuseWithout } from '../../../server/http/editors-only.ts'
import {
  type Difference,
  type DocumentHistory,
  HISTORY,
  type Overview,
  type Restoration,
  type TakeBack,
  type TakenBackChange,
} from '../rules/change.ts'
import { differenceBack, differenceIn, historyOf, recentChanges, textInHistory, textWithBack, withPageNames } from './history.ts'
import { takeBack } from './take-back.ts'

const NO_HISTORY = 'The content is in no git repository, so there is no history.'

/**
 * Makes the routes of a document's history: who changed it, when, what field by field; and an old text brought back as a new
 * commit. They are below `/api/tina`, which the gateway keeps for editors alone.
 */
export function createHistory(branches: Branches) {
  const app = new Hono<EditorEnv>()
  const no = (c: Context, message: string, status: 404 | 409 = 404) => c.json({ message }, status)

  app.get(HISTORY, async (c) => {
    const path = c.req.query('path')
    const commit = c.req.query('commit')
    const store = await branches.open(editorsBranch(c) ?? MAIN)
    if (!store) return no(c, 'There is no such branch any more.')
    const { checkout } = store
    if (path === undefined) {
      const documents = await documentNames(store.files())
      return c.json<Overview>(
        checkout ? { changes: await recentChanges(checkout, c.var.editor.email), documents } : { changes: [], documents, none: NO_HISTORY },
      )
    }
    if (!checkout) return no(c, NO_HISTORY)
    if (!isDocument(path)) return no(c, 'There is no such document.')
    const changes = await historyOf(checkout, path)
    if (!commit) return c.json<DocumentHistory>({ document: await nameOf(store.files(), path), changes })
    if (!changes.some((change) => change.commit === commit)) return no(c, 'There is no such change.')
    const isBack = c.req.query('back') !== undefined
    const difference = isBack
      ? await differenceBack(checkout, commit, path, await textIn(store.files(), path))
      : await differenceIn(checkout, commit, path)
    return c.json<Difference>(withPageNames(difference, await documentNames(store.files())))
  })

  app.post(`${HISTORY}/restore`, needs('history.restore'), async (c) => {
    const body = await c.req.json<Partial<Record<keyof Restoration, unknown>>>().catch(() => undefined)
    const name = editorsBranch(c)
    const store = name ? await branches.open(name) : undefined
    if (store && !store.checkout) return no(c, NO_HISTORY)
    if (!store?.checkout || typeof body?.path !== 'string' || !isDocument(body.path))
      return no(c, 'There is no such document, or no branch was named.')
    const text = await textInHistory(store.checkout, String(body.commit), body.path)
    if (text === undefined) return no(c, 'There is no such change.')
    const newer = await newerThan(store.checkout, body.path, body.newest)
    if (newer) return no(c, newer, 409)
    // What is replaced is the text that the list ended with, even if somebody saves in this moment.
    const shown = await textAt(store.checkout, String(body.newest), body.path)
    const { path, field } = body
    const wanted = field === undefined ? text : textWithBack(path, text, shown, Number(field))
    if (wanted === undefined) return no(c, 'There is no such change.')
    const { errors } = await store.put(c.var.editor, async () => {
      if ((await textIn(store.files(), path)) !== shown)
        throw new Error('the document was changed in this moment. Look at its newest change.')
      return new Map([[path, wanted]])
    })
    return errors ? no(c, errors[0]?.message ?? '', 409) : c.json({ ok: true })
  })

  app.post(`${HISTORY}/take-back`, needs('content.translate'), async (c) => {
    const body = await c.req.json<Partial<Record<keyof TakeBack, unknown>>>().catch(() => undefined)
    const name = editorsBranch(c)
    const store = name ? await branches.open(name) : undefined
    if (!store) return no(c, 'The history no longer knows what you work on. Load it again. Nothing was changed.')
    if (!store.checkout) return no(c, NO_HISTORY)
    const change = (await recentChanges(store.checkout, c.var.editor.email)).find(({ commit }) => commit === body?.commit)
    if (!change) return no(c, 'There is no such change among the newest ones. Nothing was changed.')
    const refused = change.isOwn ? undefined : refuseWithout(c, 'history.restore')
    if (refused) return refused
    const done = await takeBack(store, store.checkout, c.var.editor, change.commit, change.paths)
    return 'refused' in done ? no(c, done.refused, 409) : c.json<TakenBackChange>(done)
  })
  return app
}

/** Why a restoration has to wait: somebody changed the document after the list was shown, whose newest change is `newest`. */
async function newerThan(checkout: Checkout, path: string, newest: unknown): Promise<string | undefined> {
  const [last] = await historyOf(checkout, path)
  if (!last || last.commit === newest) return undefined
  return `${last.author} changed this document after you opened its history. Nothing was brought back. Look at the newest change, then decide.`
}
