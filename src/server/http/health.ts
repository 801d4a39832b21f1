import type { Handler } from 'hono'
import type { Views } from '../branches/branches.ts'

/**
 * Whether pages are served (200), and whether enquiries and editors' accounts are there, too. A database that is away
 * keeps 200: pages go on without it, and a balancer must not take every process out because of what they share.
 */
export const healthRoute =
  (branches: Views, answers: () => Promise<boolean>): Handler =>
  async (c) => {
    const there = await answers()
    return c.json({ status: there ? 'ok' : 'degraded', database: there ? 'ok' : 'unreachable', revision: branches.main.revision })
  }
