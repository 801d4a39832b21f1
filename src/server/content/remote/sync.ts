import type { RemoteState } from '../../../model/content-state.ts'
import { repeat } from '../../http/repeat.ts'
import type { Branches } from '../branches/views.ts'
import type { Checkout } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'
import { bringInStep, fetchAll } from './pass.ts'
import { type Decided, settle } from './settle.ts'
import type { Together } from './together.ts'
import { withoutSecrets } from './without-secrets.ts'

const LONGEST_MS = 2 * 60_000
const TOLD_AT_MOST = 20

/** The result of the last attempt. */
type Known = Omit<RemoteState, 'waiting'>

export type Sync = {
  state(): Promise<RemoteState>
  /** Starts the next round now, because something was saved, or the remote says that it has news. */
  wake(): void
  /** Carries out what an editor decided about a file that both sides changed; throws a sentence where that can't be done. */
  settle(decision: Decided): Promise<void>
  stop(): Promise<void>
}

/**
 * Pushes saves to a git remote and fetches what is new there, in the background; throws if there is no such remote. Branches are
 * moved in `alone`, beside which nothing else may move them.
 */
export async function startSync(
  branches: Branches,
  remote: string,
  everyMs: number,
  alone: Together['alone'] = (work) => work(),
): Promise<Sync> {
  const main = branchOf(branches)
  if (!(await gitOr(main.dir, ['remote', 'get-url', remote]))) throw new Error(`CONTENT_REMOTE: git knows no remote "${remote}".`)
  let known: Known = { remote, diverged: [], withdrawn: [] }

  async function attempt(): Promise<Known> {
    await fetchAll(main, remote)
    const { diverged, withdrawn, problems } = await alone(() => bringInStep(branches, main, remote))
    const problem = problems.length > 0 ? withoutSecrets(problems.join('; ')) : undefined
    const reachedAt = new Date().toISOString()
    const news = withdrawn.map((one) => ({ ...one, at: reachedAt }))
    return { remote, reachedAt, diverged, withdrawn: [...known.withdrawn, ...news].slice(-TOLD_AT_MOST), problem }
  }

  /** Returns false if the remote can't be reached. A branch that it refuses doesn't slow down the others. */
  const round = async () => {
    const failed = (error: unknown) => ({ ...known, problem: withoutSecrets(error instanceof Error ? error.message : String(error)) })
    const next = await attempt().catch(failed)
    log(known, next)
    const isReached = next.reachedAt !== known.reachedAt
    known = next
    return isReached
  }

  const { wake, stop } = repeat(round, { everyMs, longestMs: LONGEST_MS })
  return {
    wake,
    stop,
    async settle(decision) {
      await fetchAll(main, remote)
      await settle(branches, main, remote, decision)
      wake()
    },
    state: async () => ({ ...known, waiting: await waitingFor(main, remote) }),
  }
}

/** Returns the checkout of the site's own branch; throws if the folder is on none. */
export function branchOf({ main: { checkout } }: Pick<Branches, 'main'>) {
  if (checkout && checkout.ref !== 'HEAD') return checkout
  throw new Error('CONTENT_REMOTE is set, but CONTENT_DIR is not on a branch of a git repository.')
}

/** Logs what is new. Trouble that was logged after the attempt before is not logged again. */
function log(before: Known, now: Known) {
  const said = new Set(sentences(before))
  for (const sentence of sentences(now)) if (!said.has(sentence)) console.error(sentence)
  if (before.problem && !now.problem) console.log(`Remote ${now.remote}: in step again.`)
}

const sentences = ({ remote, problem, diverged, withdrawn }: Known) => [
  ...(problem ? [`Remote ${remote}: ${problem.replace(/\.?$/, '.')} It is tried again.`] : []),
  ...diverged.map(({ branch, files }) => {
    const where = files.join(', ') || 'the histories have nothing in common'
    return `Remote ${remote}: ${branch} was changed both here and there (${where}). Nothing is overwritten: somebody has to decide.`
  }),
  ...withdrawn.map(
    ({ branch, commits, at }) =>
      `Remote ${remote}: commits of ${branch} were withdrawn there by force (${commits}, noticed at ${at}), and so they are here; git keeps them under refs/withdrawn.`,
  ),
]

/** Returns what waits to be pushed; undefined if nothing does. */
async function waitingFor({ dir, branch, ref }: Checkout, remote: string): Promise<RemoteState['waiting']> {
  const there = `refs/remotes/${remote}/${branch}`
  const isThere = await gitOr(dir, ['rev-parse', '--verify', '-q', there])
  const dates = await gitOr(dir, ['log', '--format=%cI', ref, ...(isThere ? [`^${there}`] : [])])
  const all = dates?.split('\n').filter(Boolean) ?? []
  return all.length > 0 ? { commits: all.length, since: all.at(-1) ?? '' } : undefined
}
