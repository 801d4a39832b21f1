import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isLocale } from '../../../model/languages.ts'
import { may } from '../../../model/roles.ts'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { MAIN } from '../../../server/content/branches/views.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { type EditorEnv, editorsOnly, type SignedIn } from '../../../server/http/editors-only.ts'
import { OPEN_AT_MOST, PRESENCE } from '../rules/presence.ts'
import { openLine } from './line.ts'
import type { Presence } from './presence.ts'

const FULL = { message: 'Too many people are at work here to say who has this page open.' }

/** Serves the stream that tells an editor who else has a document open; for signed-in editors alone. */
export function createPresence(presence: Presence, accounts: SignedIn, publicUrl: string) {
  const app = new Hono<EditorEnv>()
  app.get(PRESENCE, editorsOnly(accounts, publicUrl, 'content.read'), (c) => {
    const { editor } = c.var
    const { headers, signal } = c.req.raw
    const paths = [...new Set(c.req.queries('path') ?? [])].filter(isDocument).slice(0, OPEN_AT_MOST)
    if (paths.length === 0) return c.json({ message: 'There is no such page.' }, 400)
    const asked = c.req.query('language')
    const opening = {
      id: randomUUID(),
      person: editor.email,
      name: editor.name,
      branch: c.req.query('branch') || editorsBranch(c) || MAIN,
      paths,
      language: isLocale(asked) ? asked : ('en' as const),
    }
    const { body, line } = openLine(() => presence.leave(opening.id))
    const isValid = async () => {
      const now = await accounts.editorOf(headers)
      return now?.session === editor.session && may(now, 'content.read')
    }
    if (!presence.join(opening, { session: editor.session, isValid }, line)) return c.json(FULL, 503)
    signal.addEventListener('abort', () => presence.leave(opening.id))
    c.header('content-type', 'text/event-stream')
    // nginx would keep back what is said until there is more of it.
    c.header('x-accel-buffering', 'no')
    return c.body(body)
  })
  return app
}
