import { Hono } from 'hono'
import type { Views } from '../../../server/content/branches/views.ts'
import { PREVIEW_VERSION } from '../rules/preview.ts'
import { askingOf, mayLookAt, type PreviewDoors } from './view.ts'

/** Tells the preview of a branch which version there is now; none where the branch is gone. */
export function createPreviewVersion({ branches, ...doors }: PreviewDoors & { branches: Views }) {
  const app = new Hono()
  app.get(PREVIEW_VERSION, async (c) => {
    c.header('cache-control', 'private, no-store')
    const branch = c.req.query('branch') ?? ''
    if (!mayLookAt(await askingOf(c, doors), branch)) return c.json({ message: 'Sign in first.' }, 401)
    return c.json({ version: await branches.version(branch) })
  })
  return app
}
