import type { Checkout } from '../../../server/content/git/checkout.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import { steadyDate } from '../../../server/http/steady-clock.ts'
import type { Choices, DryRun, NewFinding } from '../rules/dry-run.ts'
import type { KnownDraft } from './drafts.ts'
import type { createDryRuns } from './dry-run.ts'
import type { PlannedRelease, PlannedReleases } from './planned.ts'
import { nextSteps, stepsUntil } from './steps.ts'

/** So many moments at which other drafts go out are looked at: each takes a report. */
const MOMENTS_AT_MOST = 8

/** Returns the site as it will be at a moment without some of what is planned, and the names of the drafts that are public by then. */
export type SiteAt = (
  moment: Date,
  isLeftOut: (one: PlannedRelease) => boolean,
) => Promise<{ store: Pick<ReadingStore, 'files'>; begun: string[] }>

type Parts = { planned: PlannedReleases; siteAt: SiteAt; dryRuns: ReturnType<typeof createDryRuns> }
type Asked = { checkout: Checkout; draft: KnownDraft; tip: string; choices: Choices }

/** Tells what a draft would do upon the site as it will be, once other drafts have gone out at their times. */
export function createPlansBefore({ planned, siteAt, dryRuns }: Parts) {
  /**
   * Returns the errors that a draft would bring at a moment, and the names of the drafts that are public by then; undefined where nothing
   * happens to the site until then, and where the draft can't be joined with what does.
   */
  async function errorsAt(moment: Date, { checkout, draft, tip, choices }: Asked) {
    const [all, own] = await Promise.all([planned.list(steadyDate()), planned.waiting(draft.branch)])
    // Of one moment, what was planned first goes out first.
    const isLater = (one: PlannedRelease) => own !== undefined && one.from.getTime() === moment.getTime() && one.number > own.number
    const isLeftOut = (one: PlannedRelease) => one.state === 'waiting' && (one.number === own?.number || isLater(one))
    const steps = stepsUntil(
      moment,
      all.filter((one) => !isLeftOut(one)),
    )
    if (steps.length === 0) return undefined
    const { store, begun } = await siteAt(moment, isLeftOut)
    const errors = store.files && (await dryRuns.errorsUpon(store.files(), checkout, draft, tip, choices))
    return errors && { errors, begun }
  }

  /** Adds to each error of a dry run the draft that takes it away by going out, with the time that it waits for. */
  async function withPlans<Run extends Pick<DryRun, 'findings'>>(dryRun: Run, asked: Asked): Promise<Run> {
    const isError = ({ level }: NewFinding) => level === 'error'
    if (!dryRun.findings.some(isError)) return dryRun
    const steps = nextSteps(await planned.list(steadyDate())).filter(
      ({ ends, planned: { branch } }) => !ends && branch !== asked.draft.branch,
    )
    let { findings } = dryRun
    const times = [...new Set(steps.map(({ at }) => at.getTime()))].slice(0, MOMENTS_AT_MOST)
    const last = times.at(-1) ?? 0
    const end = times.length > 1 ? await errorsAt(new Date(last), asked) : undefined
    // Where nothing of what goes out is taken back until then, what is an error in the end is one all the time.
    const isKept = steps.every(({ planned: { until } }) => !until || until.getTime() > last)
    if (end && isKept && findings.every((one) => !isError(one) || end.errors.some(({ key }) => key === one.key))) return dryRun
    for (const time of times) {
      if (!findings.some((one) => isError(one) && !one.comesWith)) break
      const then = await errorsAt(new Date(time), asked)
      if (!then) continue
      const names = steps.flatMap(({ at, planned: { name } }) => (at.getTime() === time && then.begun.includes(name) ? [name] : []))
      const left = new Set(then.errors.map(({ key }) => key))
      const comesWith = { name: names.join('”, “'), from: new Date(time).toISOString() }
      if (names.length > 0)
        findings = findings.map((one) => (isError(one) && !one.comesWith && !left.has(one.key) ? { ...one, comesWith } : one))
    }
    return { ...dryRun, findings }
  }

  return { errorsAt, withPlans }
}
