import { useCallback, useEffect } from 'react'
import { ask } from '../../../../admin/ask-server'
import { onSight } from '../../../../admin/on-sight'
import { useAnswer } from '../../../../admin/use-answer'
import { DAYS, type ExceptionalDay } from '../../rules/calendar.ts'
import { PLANNED, type Planned } from '../../rules/planned.ts'
import { RELEASES, type Release } from '../../rules/release.ts'
import { refreshDrafts } from '../drafts/use-drafts'

/** What is planned, what was published, and the days with other hours. */
export type Coming = { planned: Planned[]; releases: Release[]; days: ExceptionalDay[] }

async function read(signal: AbortSignal, unasked = false): Promise<Coming> {
  const [planned, releases, days] = await Promise.all([
    ask<Planned[]>(PLANNED, { signal, unasked }),
    ask<Release[]>(RELEASES, { signal, unasked }),
    ask<ExceptionalDay[]>(DAYS, { signal, unasked }),
  ])
  return { planned, releases, days }
}

/** Asks for what is planned and what was published while a component is shown, each minute anew. A failure then leaves what is known. */
export function useComing() {
  const asked = useAnswer(useCallback((signal: AbortSignal) => read(signal), []))
  const { attempt } = asked
  useEffect(() => {
    const ending = new AbortController()
    const look = () => read(ending.signal, true).then((next) => attempt(Promise.resolve(() => next)))
    const stop = onSight(() => {
      look().catch(() => {})
      void refreshDrafts()
    })
    return () => {
      stop()
      ending.abort()
    }
  }, [attempt])
  return asked
}
