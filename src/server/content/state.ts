import { Hono } from 'hono'
import type { Accounts } from '../editors/accounts.ts'
import { type EditorEnv, editorsOnly } from '../editors/sign-in.ts'
import type { RemoteState } from '../remote/sync.ts'

/** What the admin tells editors about where their saves are: whether there is a history, and how the git remote is. */
export type ContentState = { history: boolean; remote?: RemoteState }

type Parts = { history: boolean; remote?: () => Promise<RemoteState>; accounts: Accounts; publicUrl: string }

/** `GET /api/content/state`, for signed-in editors. */
export function createState({ history, remote, accounts, publicUrl }: Parts) {
  const app = new Hono<EditorEnv>()
  app.get('/api/content/state', editorsOnly(accounts, publicUrl), async (c) =>
    c.json({ history, remote: await remote?.() } satisfies ContentState),
  )
  return app
}
