import type { PlannedRelease } from './planned.ts'

/** Something that happens by itself: a release that begins, or one that ends. */
export type Step = { at: Date; ends: boolean; planned: PlannedRelease }

/** Returns what happens to releases next, in the order of time. */
export const nextSteps = (all: PlannedRelease[]): Step[] =>
  all
    .flatMap((planned): Step[] => {
      const { state, from, until } = planned
      if (state === 'waiting') return [{ at: from, ends: false, planned }]
      return state === 'public' && until ? [{ at: until, ends: true, planned }] : []
    })
    .sort(inTurn)

/** Returns what happens until a moment, in the order of time. What begins and ends until then leaves nothing. */
export const stepsUntil = (moment: Date, all: PlannedRelease[]): Step[] =>
  nextSteps(all).filter(({ at, ends, planned: { until } }) => at <= moment && (ends || !until || until > moment))

/**
 * Of what comes at one moment, ends come first, so that nothing begins upon what is over. Of several ends that of what began last comes
 * first: it brings back what began before it, which can then be taken back in its turn.
 */
function inTurn(one: Step, other: Step): number {
  const [first, second] = one.ends ? [other, one] : [one, other]
  return (
    one.at.getTime() - other.at.getTime() ||
    Number(other.ends) - Number(one.ends) ||
    first.planned.from.getTime() - second.planned.from.getTime() ||
    first.planned.number - second.planned.number
  )
}
