import { Hono } from 'hono'
import { createWebhook } from '../../http/webhook.ts'
import { MAIN, type Views } from '../branches/views.ts'
import type { ReadingStore } from '../store.ts'

/** Returns the one branch that a site on TinaCloud shows. Others are previewed where they are edited. */
export function cloudViews(main: ReadingStore, branch: string): Views {
  const isMain = (name: string) => name === MAIN || name === branch
  return {
    main,
    isMain,
    open: async (name) => (isMain(name) ? main : undefined),
    find: async () => ({ branches: [MAIN] }),
    version: async () => undefined,
    close: () => main.close(),
  }
}

const ELSEWHERE = 'The content of this site is edited in TinaCloud. This server only shows it.'

/**
 * Makes the routes of a site on TinaCloud: the webhook that tells of changes, and for the addresses at which other sites are
 * edited, a sentence that says where editing is.
 */
export function createCloudRoutes(secret: string, wake: () => void) {
  const app = new Hono()
  app.route('/', createWebhook('/api/tina/webhook', secret, wake))
  app.all('/api/tina/*', (c) => c.json({ message: ELSEWHERE }, 404))
  app.all('/api/documents', (c) => c.json({ message: ELSEWHERE }, 404))
  return app
}
