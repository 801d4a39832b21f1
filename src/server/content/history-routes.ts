import { Hono } from 'hono'
import type { Branches } from '../branches/branches.ts'
import { editorsBranch } from '../branches/chosen.ts'
import type { EditorEnv } from '../editors/sign-in.ts'
import { assertDocument } from './changes.ts'
import { fieldsChangedBy, historyOf, textInHistory } from './history.ts'

const isDocument = (path: unknown): path is string => {
  try {
    assertDocument(String(path))
    return true
  } catch {
    return false
  }
}

/** A document's history for the admin: who changed it, when, which fields; and an old text brought back as a new commit. */
export function createHistory(branches: Branches) {
  const app = new Hono<EditorEnv>()
  app.get('/api/tina/history', async (c) => {
    const path = c.req.query('path')
    const commit = c.req.query('commit')
    const store = await branches.open(editorsBranch(c) ?? 'main')
    if (!store || !isDocument(path)) return c.json({ message: 'There is no such document.' }, 404)
    if (!store.checkout) return c.json({ message: 'The content is in no git repository, so there is no history.' }, 404)
    if (!commit) return c.json(await historyOf(store.checkout, path))
    if ((await textInHistory(store.checkout, commit, path)) === undefined) return c.json({ message: 'There is no such change.' }, 404)
    return c.json(await fieldsChangedBy(store.checkout, commit, path))
  })
  app.post('/api/tina/history/restore', async (c) => {
    const body = await c.req.json<{ path?: unknown; commit?: unknown }>().catch(() => undefined)
    const name = editorsBranch(c)
    const store = name ? await branches.open(name) : undefined
    if (!store?.checkout || !isDocument(body?.path)) return c.json({ message: 'There is no such document, or no branch was named.' }, 404)
    const text = await textInHistory(store.checkout, String(body.commit), body.path)
    if (text === undefined) return c.json({ message: 'There is no such change.' }, 404)
    const { errors } = await store.put(c.var.editor, new Map([[body.path, text]]))
    return errors ? c.json({ message: errors[0]?.message }, 409) : c.json({ ok: true })
  })
  return app
}
