import { Hono } from 'hono'
import { decoded, editorsBranch } from '../../../server/content/branches/chosen.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { type EditorEnv, needs } from '../../../server/http/editors-only.ts'
import { toldOf } from '../../../server/http/told.ts'
import type { BranchPictures } from '../rules/branch-pictures.ts'
import type { Looks } from './look.ts'

/** Answers the admin's branch switcher, in the form of Tina's hosted service. The gateway lets only editors here. */
export function createSwitcher(branches: Branches & Looks) {
  const app = new Hono<EditorEnv>()
  app.get('/api/tina/github/:client/list_branches', async (c) =>
    c.json((await branches.list()).map((name) => ({ name, protected: false }))),
  )
  app.get('/api/tina/db/:client/status/:ref{.+}', async (c) => {
    // The switcher asks this of every branch at once; each is opened only when somebody works on it.
    const known = (await branches.list()).includes(decoded(c.req.param('ref')))
    return c.json({ status: known ? 'complete' : 'unknown', timestamp: Date.now() })
  })
  // The frame shows the pictures of the branch that the editor works on.
  app.get('/api/tina/pictures', async (c) => {
    const branch = editorsBranch(c) ?? MAIN
    const { changes } = await branches.look(branch)
    return c.json<BranchPictures>({ branch, changed: [...(changes?.pictures ?? [])] })
  })
  app.post('/api/tina/github/:client/create_branch', needs('branches.create'), async (c) => {
    const body = await c.req.json<{ baseBranch?: unknown; branchName?: unknown }>().catch(() => undefined)
    if (typeof body?.branchName !== 'string' || typeof body.baseBranch !== 'string')
      return c.json({ message: 'Name the new branch and its base.' }, 400)
    try {
      await branches.create(body.branchName, decoded(body.baseBranch))
      return c.json({ data: { ref: `refs/heads/${body.branchName}` } })
    } catch (error) {
      return c.json({ message: toldOf(error, 'Drafts') }, 422)
    }
  })
  return app
}
