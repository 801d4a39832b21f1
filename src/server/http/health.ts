import type { Handler } from 'hono'
import { type Probe, remembered } from './probe.ts'

type Parts = { revision: () => number; answers: () => Promise<boolean>; probes: Probe[] }

/**
 * Whether pages are served (200), and whether all else is well, in `problems` as sentences. They name no person, no file
 * and no path, because anybody may ask. Trouble keeps 200: pages go on in spite of it, and a balancer must not take every
 * process out because of what they share.
 */
export function healthRoute({ revision, answers, probes }: Parts): Handler {
  const cheap = probes.map((probe) => remembered(probe))
  return async (c) => {
    const [there, ...found] = await Promise.all([answers(), ...cheap.map((probe) => probe())])
    const problems = found.filter((sentence) => sentence !== undefined)
    const status = there && problems.length === 0 ? 'ok' : 'degraded'
    return c.json({ status, database: there ? 'ok' : 'unreachable', revision: revision(), problems })
  }
}
