import type { Checkout } from '../../../server/content/git/checkout.ts'
import { SERVICE } from '../../../server/content/git/commit.ts'
import { beginningOf, releasesIn } from '../../../server/content/releases/notes.ts'
import { type Repeated, repeat } from '../../../server/http/repeat.ts'
import { steadyDate } from '../../../server/http/steady-clock.ts'
import { toldOf } from '../../../server/http/told.ts'
import { reasonOf } from '../../../server/http/unreachable.ts'
import { NOTHING_TOLD } from '../../preview/rules/preview.ts'
import type { PlannedReason } from '../rules/planned.ts'
import { createDrafts } from './drafts.ts'
import { createDryRuns, type Means } from './dry-run.ts'
import type { PlannedRelease, PlannedReleases, Settled } from './planned.ts'
import { plannedLetters } from './planned-letters.ts'
import { publish } from './publish.ts'
import { takeBack } from './take-back.ts'

const CALENDAR = '/admin/index.html#/screens/releases'
const ROUND_MS = 2_000
const LONGEST_MS = 60_000

/**
 * `mayPublish` tells whether an account is there and may publish: what somebody planned goes out in their name only while they might
 * bring it out themselves. `alone` runs work unless another process is at it; `newest` brings drafts and site to what other processes have saved; `isShared`:
 * there may be other processes; `now` is the clock.
 */
export type ScheduleParts = Pick<Means, 'branches' | 'report' | 'missing' | 'seenBy'> & {
  planned: PlannedReleases
  mayPublish(email: string): Promise<boolean>
  alone(work: () => Promise<void>): Promise<unknown>
  newest?: (() => Promise<void>) | undefined
  isShared?: boolean
  origin: () => string
  now?: () => Date
}

const stopped = (reason: PlannedReason, detail?: string): Settled => ({ state: 'stopped', reason, ...(detail && { detail }) })

/**
 * Brings planned releases out at their times and takes them back at their ends, by the ways of the buttons. What was done is known by
 * the names of releases in git, so that whatever is interrupted, is finished at the next look, and done once.
 */
export function createSchedule({
  branches,
  report,
  missing,
  seenBy,
  planned,
  mayPublish,
  alone,
  newest,
  isShared = false,
  origin,
  now = steadyDate,
}: ScheduleParts) {
  const drafts = createDrafts(branches)
  const dryRuns = createDryRuns({ branches, report, missing, seenBy, told: async () => NOTHING_TOLD })

  /** Publishes a draft as it was planned, unless something has come between. */
  async function goOut(one: PlannedRelease, site: Checkout): Promise<Settled> {
    const isOut = async () => (await releasesIn(site)).some(({ id }) => id === one.release)
    if (await isOut()) return { state: 'public' }
    if (one.until && one.until <= now()) return stopped('over')
    if (!(await mayPublish(one.planner.email))) return stopped('planner')
    const { ref } = await branches.find(one.branch)
    if (!ref) return stopped('gone')
    if (ref.tip !== one.tip) return stopped('moved')
    const draft = await drafts.of(site, ref)
    const done = await publish(branches, site, dryRuns, draft, one.planner, one, one.release)
    // Another process may have been faster.
    if (!('refused' in done) || (await isOut())) return { state: 'public' }
    const { obstacle, refused } = done
    if (!obstacle) return { state: 'waiting', reason: 'failed', detail: refused }
    return stopped(obstacle, obstacle === 'refused' ? refused : undefined)
  }

  /** Takes a release back, unless somebody has done so; in the name of the site itself where whoever planned it has left. */
  async function end(one: PlannedRelease, site: Checkout): Promise<Settled> {
    const find = async () => {
      const all = await releasesIn(site)
      const isBack = all.some(({ takesBack }) => takesBack === one.release)
      return isBack ? undefined : all.find(({ id }) => id === one.release)
    }
    const release = await find()
    if (!release) return { state: 'ended' }
    const author = (await mayPublish(one.planner.email)) ? one.planner : SERVICE
    const done = await takeBack(branches, site, release, author, one.back)
    if ('refused' in done) return (await find()) ? { state: 'public', reason: 'failed', detail: done.refused } : { state: 'ended' }
    const titles = [...new Set(done.left.map(({ title }) => title))]
    return { state: 'ended', ...(titles.length > 0 && { reason: 'left', detail: titles.join(', ') }) }
  }

  /**
   * Tells whether it is for this process. Those that share a database without a git remote have content of their own, and only one of
   * them saves: the one that has the draft.
   */
  async function isOurs({ branch }: PlannedRelease): Promise<boolean> {
    if (!isShared || newest) return true
    return (await branches.find(branch)).ref !== undefined || (await branches.removed()).some((one) => one.branch === branch)
  }

  /** Returns false where it could not be done, and is to be tried again. */
  async function settle(one: PlannedRelease, site: Checkout): Promise<boolean> {
    const work = one.state === 'waiting' ? goOut : end
    const settled = await work(one, site).catch(
      (error: unknown): Settled => ({ state: one.state, reason: 'failed', detail: toldOf(error, `Release “${one.name}”`) }),
    )
    const isDone = settled.state !== one.state
    // What fails again was told the first time.
    if (!isDone && one.reason === 'failed') return false
    await settleWithLetters(planned, one, settled, { site, origin })
    return isDone
  }

  return {
    /** Does what is due by now, in the order of the times, here or at another process. Returns false where something failed. */
    async look(): Promise<boolean> {
      const site = branches.main.checkout
      if (!site || (await planned.due(now())).length === 0) return true
      let isDone = true
      await alone(async () => {
        await newest?.()
        for (const one of await planned.due(now())) {
          if (!(await isOurs(one))) continue
          isDone = (await settle(one, site)) && isDone
          // It went out before a crash, and has ended meanwhile: what is due after it must not meet it on the site.
          const noted = one.state === 'waiting' ? await planned.find(one.number) : undefined
          if (noted?.state === 'public' && noted.until && noted.until <= now()) isDone = (await settle(noted, site)) && isDone
        }
      })
      return isDone
    },
  }
}

/** The repository of the site, in which it stands who began a draft, and the address under which people reach the desk. */
export type LetterParts = { site: Checkout; origin: () => string }

/** Notes what became of a planned release, with letters to whoever planned it and whoever began its draft where not all went as planned. */
export async function settleWithLetters(planned: PlannedReleases, one: PlannedRelease, settled: Settled, { site, origin }: LetterParts) {
  const begun = settled.reason && (await beginningOf(site, one.branch, one.tip).catch(() => undefined))
  const about = { to: [one.planner.email, begun?.email], calendar: origin() + CALENDAR }
  if (await planned.settle(one, settled, plannedLetters(one, settled, about))) tell(one, settled)
}

const tell = ({ name, from }: PlannedRelease, { state, reason }: Settled) =>
  console.log(`Release “${name}”, planned for ${from.toISOString()}: ${state}${reason ? ` (${reason})` : ''}.`)

/** Looks every two seconds for what is due, and says once in the log where that is not possible. */
export function startSchedule(schedule: ReturnType<typeof createSchedule>, everyMs = ROUND_MS): Repeated {
  let told = false
  const round = async () => {
    try {
      const isDone = await schedule.look()
      told = false
      return isDone
    } catch (error) {
      if (!told) console.error(`Planned releases can't be looked after at the moment: ${reasonOf(error)}`)
      told = true
      return false
    }
  }
  return repeat(round, { everyMs, longestMs: LONGEST_MS })
}
