import { useCallback } from 'react'
import { ask } from '../../../../admin/ask-server'
import { useAnswer } from '../../../../admin/use-answer'
import { DAYS, type ExceptionalDay } from '../../rules/calendar.ts'
import { PLANNED, type Planned } from '../../rules/planned.ts'
import { RELEASES, type Release } from '../../rules/release.ts'

/** What is planned, what was published, and the days with other hours. */
export type Coming = { planned: Planned[]; releases: Release[]; days: ExceptionalDay[] }

async function read(signal: AbortSignal): Promise<Coming> {
  const [planned, releases, days] = await Promise.all([
    ask<Planned[]>(PLANNED, { signal }),
    ask<Release[]>(RELEASES, { signal }),
    ask<ExceptionalDay[]>(DAYS, { signal }),
  ])
  return { planned, releases, days }
}

/** Asks for what is planned and what was published while a component is shown. */
export const useComing = () => useAnswer(useCallback(read, []))
