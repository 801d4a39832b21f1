import { join } from 'node:path'
import { createDrafts } from '../../src/features/releases/server/drafts.ts'
import { createDryRuns } from '../../src/features/releases/server/dry-run.ts'
import { openPlanned } from '../../src/features/releases/server/planned.ts'
import { publish } from '../../src/features/releases/server/publish.ts'
import { createSchedule } from '../../src/features/releases/server/schedule.ts'
import { takeBack } from '../../src/features/releases/server/take-back.ts'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import type { Branches } from '../../src/server/content/branches/views.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { releasesIn } from '../../src/server/content/releases/notes.ts'
import { bringInStep, fetchAll } from '../../src/server/content/remote/pass.ts'
import { saveTogether, type Together } from '../../src/server/content/remote/together.ts'
import type { Deliver } from '../../src/server/content/save/push.ts'
import type { Database } from '../../src/server/stores/database.ts'
import { openSqlite } from '../../src/server/stores/files/sqlite.ts'
import { ada, question } from '../service/questions.ts'

export const NAME = 'Spring'
const REMOTE = 'origin'
const HOUR_MS = 60 * 60_000
/** When the planned release goes out, and when it ends. */
export const FROM = new Date('2026-11-30T08:00:00Z')
export const UNTIL = new Date(FROM.getTime() + HOUR_MS)

/** Whether there is a git remote, and whether it has a save after it counts or before. */
export type Remote = 'none' | 'later' | 'first'

/**
 * Opens the site in a folder: `site` holds its content, or `other`, which is a clone of another process; `data` its database, and
 * `remote.git` is the remote, wired as in `src/server/source.ts`, but that rounds with it are begun by hand.
 */
export async function openSite(folder: string, remote: Remote, name: 'site' | 'other' = 'site') {
  let together: Together | undefined
  const deliver: Deliver = (branch, attempt) => (together ? together.deliver(branch, attempt) : attempt())
  const main = await openContent(join(folder, name), remote === 'first' ? { remote: REMOTE, deliver } : {})
  const branches: Branches = createBranches(main, undefined, remote === 'first' ? { deliver } : undefined)
  const { checkout } = main
  if (!checkout) throw new Error('There is no git repository.')
  const several = { takeTurn: async () => async () => {}, tellMoved: () => {}, onMoved: () => {} }
  if (remote === 'first') together = saveTogether(branches, checkout, REMOTE, several, () => {})
  const drafts = createDrafts(branches)
  const report = async () => []
  const told = async () => ({ documents: [], pictures: [], pageTitles: {}, needsDeployment: [], pages: [] })
  const dryRuns = createDryRuns({ branches, report, told })
  const publicRelease = async () => {
    const all = await releasesIn(checkout)
    return all.find(({ id, takesBack }) => !takesBack && !all.some((other) => other.takesBack === id))
  }
  let database: Database | undefined
  const planned = async () => {
    database ??= await openSqlite(join(folder, 'data'))
    return openPlanned(database)
  }

  return {
    branches,
    planned,
    checkout,
    drafts,
    /** Publishes the draft; throws where that is refused. */
    async publish() {
      const { ref } = await branches.find(NAME.toLowerCase())
      if (!ref) throw new Error('There is no draft.')
      const draft = await drafts.of(checkout, ref)
      const done = await publish(branches, checkout, dryRuns, draft, ada, { branch: ref.name, tip: ref.tip, choices: {}, looked: [] })
      if ('refused' in done) throw new Error(done.refused)
    },
    /** Takes the release back; throws where that is refused. */
    async takeBack() {
      const release = await publicRelease()
      const done = release && (await takeBack(branches, checkout, release, ada))
      if (!done || 'refused' in done) throw new Error(done?.refused ?? 'Nothing is public.')
    },
    /** Does what is due at a moment. */
    async look(moment: Date) {
      const isDone = await createSchedule({
        ...{ branches, planned: await planned(), report, alone: (work) => work(), origin: () => 'http://site.example', now: () => moment },
        mayPublish: async () => true,
        ...(together && { newest: together.newest, isShared: true }),
      }).look()
      if (!isDone) throw new Error('Something failed.')
    },
    /** Tells what has become of the planned release. */
    state: async () => (await (await planned()).find(1))?.state,
    /** Exchanges with the remote, where there is one. */
    async round() {
      if (remote === 'none') return
      await fetchAll(checkout, REMOTE)
      const { diverged, withdrawn, problems } = await bringInStep(branches, checkout, REMOTE)
      if (diverged.length + withdrawn.length + problems.length > 0) throw new Error(JSON.stringify({ diverged, withdrawn, problems }))
    },
    async close() {
      branches.close()
      await database?.close()
    },
  }
}

/** Begins the draft in `site`: it changes a document, makes one, and adds a picture. It is planned, too. */
export async function prepareDraft(folder: string) {
  const site = await openSite(folder, 'none')
  const branch = await site.drafts.begin(NAME, ada)
  const files = new Map<string, string | Uint8Array>([
    ['content/faq/fillers-cost.json', JSON.stringify(question('Spring?', 'Long. '.repeat(20_000)), null, 2)],
    ['content/faq/spring.json', JSON.stringify(question('New in spring?'), null, 2)],
    ['public/media/spring.webp', Buffer.from('a picture of spring')],
  ])
  const { errors } = (await (await site.branches.open(branch))?.put(ada, files)) ?? {}
  const tip = (await site.branches.find(branch)).ref?.tip
  if (errors || !tip) throw new Error(JSON.stringify(errors))
  const plan = { branch, name: NAME, tip, choices: {}, looked: [], planner: ada, language: 'en' }
  await (await site.planned()).add({ ...plan, from: FROM, until: UNTIL })
  await site.close()
}
