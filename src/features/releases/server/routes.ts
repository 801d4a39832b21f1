import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { localise } from '../../../content/view/localise.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { beginningOf, releasesIn } from '../../../server/content/releases/notes.ts'
import { type EditorEnv, editorsOnly, needs, refuseWithout, type SignedIn } from '../../../server/http/editors-only.ts'
import { steadyDate } from '../../../server/http/steady-clock.ts'
import { toldOf } from '../../../server/http/told.ts'
import { DRAFTS, type Drafts, type GoneDraft, STANDING } from '../rules/drafts.ts'
import { DRY_RUN, type DryRun, PUBLISH, type Publication } from '../rules/dry-run.ts'
import {
  RELEASES,
  RELEASES_CSV,
  type Release,
  type Released,
  type ReleasePage,
  TAKE_BACK,
  type TakenBackRelease,
} from '../rules/release.ts'
import { CHANGED, GONE, inClinicTime, publication, publicationNow } from './asked.ts'
import { createDrafts, type KnownDraft } from './drafts.ts'
import { createDryRuns, type Means } from './dry-run.ts'
import type { PlannedRelease, PlannedReleases } from './planned.ts'
import { createPlannedRoutes } from './planned-routes.ts'
import { createPlansBefore, type SiteAt } from './plans-before.ts'
import { newRelease, publish } from './publish.ts'
import { listReleases, releasePage, releasesCsv } from './releases.ts'
import { takeBack } from './take-back.ts'

const MOST_BYTES = 256 * 1024
const KNOWN_AT_MOST = 200
const NO_HISTORY = 'The content is in no git repository, so there are no drafts and no releases.'

const asking = v.pick(publication, ['branch', 'choices'])

const BROKEN =
  'Parts of this draft are missing in git, so it can’t be opened. Tell whoever runs the site: a backup has them. The other drafts and the site are as they were.'

const messageOf = (error: unknown) => toldOf(error, 'Drafts')

/** Asks what becomes of the end of a plan, as the second half of a sentence. */
const endAsked = (from: Date, until: Date) =>
  `it is planned from ${inClinicTime(from)} until ${inClinicTime(until)}, London time. Choose whether it ends then, or stays public.`

/** The times of a plan, for those who publish its draft. */
const timesOf = (plan: PlannedRelease | undefined): Pick<DryRun, 'planned'> =>
  plan ? { planned: { from: plan.from.toISOString(), ...(plan.until && { until: plan.until.toISOString() }) } } : {}

/** Is thrown for a draft of which git lacks parts. */
class Broken extends Error {}

/** Says of a draft that can't be read what helps; what git said goes to the log. */
function broken(error: unknown): never {
  toldOf(error, 'Drafts')
  throw new Broken(BROKEN)
}

type Parts = Means & { accounts: SignedIn; publicUrl: string; planned: PlannedReleases; siteAt: SiteAt }

/** Makes the routes of drafts and releases. They are for editors; who may do what of it, the table of roles says. */
export function createReleases({ accounts, publicUrl, planned, siteAt, ...means }: Parts) {
  const { branches } = means
  const app = new Hono<EditorEnv>()
  const drafts = createDrafts(branches)
  const dryRuns = createDryRuns(means)
  const before = createPlansBefore({ planned, siteAt, dryRuns })
  const no = (c: Context, message: string, status: 404 | 409 | 422 = 409) => c.json({ message }, status)
  for (const path of [DRAFTS, `${DRAFTS}/*`, RELEASES, `${RELEASES}/*`, RELEASES_CSV])
    app.use(path, editorsOnly(accounts, publicUrl, 'content.read'), bodyLimit({ maxSize: MOST_BYTES }))

  app.onError((error, c) => {
    if (error instanceof Broken) return no(c, BROKEN)
    throw error
  })

  /** Finds a draft by its branch; undefined where there is none. Throws where git lacks parts of it. */
  async function found(branch: unknown) {
    const { checkout } = branches.main
    const ref = checkout && typeof branch === 'string' && !branches.isMain(branch) ? (await branches.find(branch)).ref : undefined
    return checkout && ref && { checkout, ref, draft: await drafts.of(checkout, ref).catch(broken) }
  }
  const bodyOf = (c: Context) =>
    c.req.json<Record<string, unknown> | null>().then(
      (body) => body ?? {},
      () => ({}) as Record<string, unknown>,
    )

  const dryRunOf = async (draft: KnownDraft, { tip, choices }: Publication, email: string) => {
    if (!branches.main.checkout) throw new Error(NO_HISTORY)
    return dryRuns.shown(draft, await dryRuns.of(branches.main.checkout, draft, tip, choices), email)
  }
  const settings = async () => localise((await branches.main.content().settings()).data.siteSettings, 'en')
  app.route('/', createPlannedRoutes({ planned, found, dryRunOf, before, bodyOf, settings }))

  app.get(DRAFTS, async (c) => c.json<Drafts>(await drafts.all(c.var.editor)))

  app.post(DRAFTS, needs('branches.create'), async (c) => {
    const { name } = await bodyOf(c)
    return drafts.begin(typeof name === 'string' ? name : '', c.var.editor).then(
      (branch) => c.json({ branch }),
      (error: unknown) => no(c, messageOf(error), 422),
    )
  })

  /** Who has deleted which draft, since this process began. */
  const deleters = new LRUCache<string, string>({ max: KNOWN_AT_MOST })
  app.get(STANDING, async (c) => {
    const branch = c.req.query('branch') ?? ''
    if (branches.isMain(branch) || (await branches.find(branch)).ref) return c.json<GoneDraft | null>(null)
    const deleted = (await branches.removed()).find((one) => one.branch === branch)
    if (!deleted) return c.json<GoneDraft | null>({ branch, name: branch })
    const { checkout } = branches.main
    const begun = checkout && (await beginningOf(checkout, branch, deleted.tip).catch(() => undefined))
    const by = deleters.get(branch)
    return c.json<GoneDraft | null>({ branch, name: begun?.name ?? branch, at: deleted.at, ...(by && { by }) })
  })

  app.post(`${DRAFTS}/removal`, needs('branches.create'), async (c) => {
    const { branch } = await bodyOf(c)
    // What can't be read may go all the same.
    const one = await found(branch).catch(async () => ({ ...(await branches.find(String(branch))), draft: undefined }))
    if (!one?.ref) return no(c, GONE, 404)
    const { name } = one.ref
    const isOwn = one.draft?.email === c.var.editor.email
    const refused = isOwn ? undefined : refuseWithout(c, 'content.delete')
    return (
      refused ??
      branches.remove(name).then(
        () => {
          deleters.set(name, c.var.editor.name)
          return c.json({ ok: true })
        },
        (error: unknown) => no(c, messageOf(error)),
      )
    )
  })

  app.post(`${DRAFTS}/return`, needs('branches.create'), async (c) => {
    const { ref } = await bodyOf(c)
    return branches.bringBack(String(ref)).then(
      (branch) => c.json({ branch }),
      (error: unknown) => no(c, messageOf(error)),
    )
  })

  app.post(DRY_RUN, async (c) => {
    const asked = v.safeParse(asking, await bodyOf(c))
    const one = asked.success ? await found(asked.output.branch) : undefined
    if (!asked.success || !one) return no(c, GONE, 404)
    try {
      const { choices } = asked.output
      const prepared = await dryRuns.of(one.checkout, one.draft, one.ref.tip, choices)
      const shown = dryRuns.shown(one.draft, prepared, c.var.editor.email)
      return c.json<DryRun>({
        ...(await before.withPlans(shown, { checkout: one.checkout, draft: one.draft, tip: one.ref.tip, choices })),
        ...timesOf(await planned.waiting(one.ref.name)),
        others: (await planned.list(steadyDate())).flatMap(({ branch, name, state, from }) =>
          state === 'waiting' && branch !== one.ref.name ? [{ name, from: from.toISOString() }] : [],
        ),
      })
    } catch (error) {
      return no(c, messageOf(error))
    }
  })

  app.post(PUBLISH, needs('releases.publish'), async (c) => {
    const asked = v.safeParse(publicationNow, await bodyOf(c))
    if (!asked.success) return no(c, 'Name the draft, and what of it was looked at.', 422)
    const one = await found(asked.output.branch)
    if (!one) return no(c, GONE, 404)
    if (one.ref.tip !== asked.output.tip) return no(c, `Nothing was published: ${CHANGED}`)
    const plan = await planned.waiting(one.ref.name)
    const until = plan?.until && plan.until > steadyDate() ? plan.until : undefined
    const { end, ...wanted } = asked.output
    if (plan && until && !end) return c.json({ message: `Nothing was published: ${endAsked(plan.from, until)}`, ...timesOf(plan) }, 409)
    try {
      const keepsEnd = plan && until && end === 'keep'
      // By the name that the plan has for it, its end finds it, also where the server is stopped before the plan is noted as begun.
      const id = keepsEnd ? plan.release : newRelease()
      const done = await publish(branches, one.checkout, dryRuns, one.draft, c.var.editor, wanted, id)
      if ('refused' in done) return no(c, done.refused)
      if (plan) await planned.begin(plan.number, id, { from: steadyDate(), ...(keepsEnd && { until }) })
      return c.json<Released>(done)
    } catch (error) {
      return no(c, messageOf(error))
    }
  })

  const withHistory = (c: Context, work: (site: Checkout) => Promise<Response>) =>
    branches.main.checkout ? work(branches.main.checkout) : no(c, NO_HISTORY, 404)

  app.get(RELEASES, (c) =>
    withHistory(c, async (site) => {
      const id = c.req.query('id')
      if (id === undefined) return c.json<Release[]>(await listReleases(site))
      const page = await releasePage(site, id, branches.main.files())
      return page ? c.json<ReleasePage>(page) : no(c, 'There is no such release.', 404)
    }),
  )

  app.get(RELEASES_CSV, (c) =>
    withHistory(c, async (site) => {
      c.header('content-disposition', 'attachment; filename="releases.csv"')
      return c.body(await releasesCsv(site), 200, { 'content-type': 'text/csv; charset=utf-8' })
    }),
  )

  app.post(TAKE_BACK, needs('releases.publish'), (c) =>
    withHistory(c, async (site) => {
      const { id } = await bodyOf(c)
      const all = await releasesIn(site)
      const release = all.find((one) => one.id === id)
      if (!release) return no(c, 'There is no such release.', 404)
      if (all.some(({ takesBack }) => takesBack === release.id)) return no(c, 'This release was taken back already.')
      const done = await takeBack(branches, site, release, c.var.editor)
      if ('refused' in done) return no(c, done.refused)
      await planned.endNow(release.id, steadyDate())
      return c.json<TakenBackRelease>(done)
    }),
  )
  return app
}
