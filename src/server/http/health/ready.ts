import type { Handler } from 'hono'

/**
 * What has to be there before visitors are sent here. `keeps` tells whether DATA_DIR can be
 * written; `reads` throws if the home page can't be made. */
type Parts = { stopping: () => boolean; answers: () => Promise<boolean>; keeps?: () => Promise<boolean>; reads: () => Promise<unknown> }

/**
 * Answers /readyz with 200 and `ready` while this process can do all that it is there for, else with 503 and a word:
 * `stopping`, `database`, `data` or `content`. For whoever starts processes one after the other; a balancer that takes out all that
 * aren't ready would take out every page while the database is away, for which there is /healthz.
 */
export function readyRoute({ stopping, answers, keeps = async () => true, reads }: Parts): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (stopping()) return c.text('stopping', 503)
    if (!(await answers())) return c.text('database', 503)
    if (!(await keeps())) return c.text('data', 503)
    const isRead = await reads().then(
      () => true,
      () => false,
    )
    return isRead ? c.text('ready') : c.text('content', 503)
  }
}
