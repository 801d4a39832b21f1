import type { Handler } from 'hono'
import { type Probe, remembered } from './probe.ts'

type Parts = { revision: () => number; answers: () => Promise<boolean>; probes: Probe[] }

/**
 * Answers /healthz with 200, because pages are served, and with all that is not well as sentences in `problems`. They name
 * no person, no file and no path, because anybody may ask. Trouble keeps 200: pages go on in spite of it, and a balancer
 * must not take every process out because of something they share.
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
