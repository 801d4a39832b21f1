import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { clinicsOf } from '../../../content/clinic/contact.ts'
import type { Settings } from '../../../content/types.ts'
import type { Ref } from '../../../server/content/branches/refs.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { type EditorEnv, needs } from '../../../server/http/editors-only.ts'
import { steadyDate } from '../../../server/http/steady-clock.ts'
import { DAYS, type ExceptionalDay } from '../rules/calendar.ts'
import type { DryRun, NewFinding, Publication } from '../rules/dry-run.ts'
import { CANCEL, MOVE, PLANNED, type Planned, type PlannedState } from '../rules/planned.ts'
import { type TimeFault, timesOf } from '../rules/times.ts'
import { CHANGED, GONE, inClinicTime, publication } from './asked.ts'
import type { KnownDraft } from './drafts.ts'
import type { PlannedRelease, PlannedReleases } from './planned.ts'
import type { createPlansBefore } from './plans-before.ts'
import { refusalOf } from './publish.ts'

const SHOWN_MS = 120 * 24 * 60 * 60_000
const PASSED = 'Its time has come in this moment. Look at it again.'

const FAULTS: Record<TimeFault, string> = {
  from: 'the clinics’ clocks never show the day and time from which it is to be public.',
  until: 'the clinics’ clocks never show the day and time until which it is to be public.',
  fromTwice: 'the time from which it is to be public comes twice that day. Choose the first or the second.',
  untilTwice: 'the time until which it is to be public comes twice that day. Choose the first or the second.',
  past: 'that time has passed already.',
  order: 'it has to begin before it ends.',
  late: 'that is more than two years away.',
}

const notPlanned = (why: string) => `Nothing was planned: ${why}`

const times = { from: v.string(), until: v.optional(v.string()) }
const asking = v.object({ ...publication.entries, ...times, language: v.optional(v.string()) })
const moving = v.object({ number: v.number(), ...times })
const one = v.object({ number: v.number() })

type Parts = {
  planned: PlannedReleases
  /** Returns the draft of a branch; undefined where there is none. */
  found(branch: unknown): Promise<{ checkout: Checkout; ref: Ref; draft: KnownDraft } | undefined>
  /** Returns what publishing the draft would do now. */
  dryRunOf(draft: KnownDraft, asked: Publication, email: string): Promise<DryRun>
  before: ReturnType<typeof createPlansBefore>
  bodyOf(c: Context): Promise<Record<string, unknown>>
  settings(): Promise<Pick<Settings, 'contact'>>
  now?: () => Date
}

type About = Parameters<Parts['before']['withPlans']>[1]

/** Makes the routes of releases that have a time, behind those of drafts and releases. */
export function createPlannedRoutes({ planned, found, dryRunOf, before, bodyOf, settings, now = steadyDate }: Parts) {
  const app = new Hono<EditorEnv>()
  const no = (c: Context, message: string, status: 404 | 409 | 422 = 409) => c.json({ message }, status)

  /** Tells whether the server's clock says that a time has come, and has leapt there. */
  const isHeld = (time: Date | undefined, state: PlannedState) =>
    ['waiting', 'public'].includes(state) && time !== undefined && time > now() && time.getTime() <= Date.now()

  async function told({ planner, from, until, ...kept }: PlannedRelease): Promise<Planned> {
    const { number, branch, name, state, reason, detail, release } = kept
    // A draft that can't be read would not go out.
    const tip = state === 'waiting' ? (await found(branch).catch(() => undefined))?.ref.tip : kept.tip
    return {
      ...{ number, branch, name, state, from: from.toISOString(), by: planner.name, hasChanged: tip !== kept.tip },
      ...(until && { until: until.toISOString() }),
      ...(reason ? { reason } : isHeld(state === 'waiting' ? from : until, state) && { reason: 'clock' as const }),
      ...(detail && { detail }),
      ...((state === 'public' || state === 'ended') && { release }),
    }
  }

  /** Names the draft that goes out only after a moment, and takes away errors that are there until then. */
  async function neededLater(dryRun: DryRun, errors: NewFinding[], from: Date, about: About): Promise<string | undefined> {
    const keys = new Set(errors.map(({ key }) => key))
    const { findings } = await before.withPlans(dryRun, about)
    const later = findings.flatMap(({ key, comesWith }) =>
      comesWith && keys.has(key) && new Date(comesWith.from) >= from ? [comesWith] : [],
    )
    const last = later.at(-1)
    return (
      last &&
      `it needs the draft “${last.name}”, which goes out on ${inClinicTime(new Date(last.from))}, London time. Plan it for then or later.`
    )
  }

  /** Says what keeps a draft that waits for its time from another one; undefined where that is as good for it. */
  async function whyNotMoved({ branch, tip, choices, looked }: PlannedRelease, from: Date, email: string): Promise<string | undefined> {
    const one = await found(branch).catch(() => undefined)
    if (one?.ref.tip !== tip) return undefined
    const about = { checkout: one.checkout, draft: one.draft, tip, choices }
    const dryRun = await dryRunOf(one.draft, { branch, tip, choices, looked }, email).catch(() => undefined)
    const errors = dryRun && ((await before.errorsAt(from, about))?.errors ?? dryRun.findings)
    return errors && neededLater(dryRun, errors, from, about)
  }

  /**
   * Says why a draft can't be planned for a moment: by its dry run, but with the errors that it brings upon the site of that moment, with
   * what goes out before it.
   */
  async function whyNot(dryRun: DryRun, asked: Publication, from: Date, about: About) {
    const then = await before.errorsAt(from, about)
    const isError = ({ level }: NewFinding) => level === 'error'
    const errors = then?.errors ?? dryRun.findings.filter(isError)
    const refusal = refusalOf({ ...dryRun, findings: [...dryRun.findings.filter((one) => !isError(one)), ...errors] }, asked, true)
    if (refusal?.obstacle !== 'errors') return refusal?.why
    const later = await neededLater(dryRun, errors, from, about)
    if (later) return later
    const known = dryRun.findings.filter(({ key }) => errors.some((one) => one.key === key))
    if (!then || known.length > 0) return refusal.why
    return `after “${then.begun.join('”, “')}” has gone out, the content report finds new errors because of this draft. Put them right first.`
  }

  app.get(PLANNED, async (c) => {
    const list = await planned.list(new Date(now().getTime() - SHOWN_MS))
    return c.json<Planned[]>(await Promise.all(list.map(told)))
  })

  app.get(DAYS, async (c) => {
    const days = clinicsOf(await settings()).flatMap(({ city, clinic }) =>
      (clinic.exceptions ?? []).map(({ date, opens, closes }) => ({ date, city, ...(opens && { opens }), ...(closes && { closes }) })),
    )
    return c.json<ExceptionalDay[]>(days)
  })

  app.post(PLANNED, needs('releases.publish'), async (c) => {
    const body = v.safeParse(asking, await bodyOf(c))
    if (!body.success) return no(c, 'Name the draft, its time, and what of it was looked at.', 422)
    const draft = await found(body.output.branch)
    if (!draft) return no(c, GONE, 404)
    const { language = 'en', from, until, ...asked } = body.output
    if (draft.ref.tip !== asked.tip) return no(c, notPlanned(CHANGED))
    const read = timesOf({ from, until }, now())
    if ('fault' in read) return no(c, notPlanned(FAULTS[read.fault]), 422)
    const dryRun = await dryRunOf(draft.draft, asked, c.var.editor.email).catch(({ message }: Error) => message)
    if (typeof dryRun === 'string') return no(c, dryRun)
    const about = { checkout: draft.checkout, draft: draft.draft, tip: asked.tip, choices: asked.choices }
    const why = await whyNot(dryRun, asked, read.from, about)
    if (why) return no(c, notPlanned(why))
    const { name, email } = c.var.editor
    const number = await planned.add({ ...asked, ...read, name: draft.draft.name, planner: { name, email }, language })
    return number === undefined ? no(c, notPlanned('this draft has a time already. Move that one.')) : c.json({ number })
  })

  app.post(MOVE, needs('releases.publish'), async (c) => {
    const body = v.safeParse(moving, await bodyOf(c))
    const known = body.success ? await planned.find(body.output.number) : undefined
    if (!body.success || !known || !['waiting', 'public'].includes(known.state)) return no(c, 'This release has no time any more.', 404)
    const isPublic = known.state === 'public'
    const read = timesOf(body.output, now(), isPublic)
    if ('fault' in read) return no(c, `Nothing was moved: ${FAULTS[read.fault]}`, 422)
    const to = isPublic ? { from: known.from, ...(read.until && { until: read.until }) } : read
    const why = isPublic ? undefined : await whyNotMoved(known, to.from, c.var.editor.email)
    if (why) return no(c, `Nothing was moved: ${why}`)
    return (await planned.move(known, to, now())) ? c.json({ ok: true }) : no(c, PASSED)
  })

  app.post(CANCEL, needs('releases.publish'), async (c) => {
    const body = v.safeParse(one, await bodyOf(c))
    const found = body.success ? await planned.find(body.output.number) : undefined
    if (found?.state !== 'waiting') return no(c, 'This release has no time any more.', 404)
    return (await planned.cancel(found.number, now())) ? c.json({ ok: true }) : no(c, PASSED)
  })
  return app
}
