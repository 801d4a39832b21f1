import type { RemoteState } from '../../../model/content-state.ts'
import { repeat } from '../../http/repeat.ts'
import { mishapOf } from '../../http/told.ts'
import type { Branches } from '../branches/views.ts'
import type { Checkout } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'
import { bringInStep, fetchAll } from './pass.ts'
import { type Decided, settle } from './settle.ts'
import type { Together } from './together.ts'
import { withoutSecrets } from './without-secrets.ts'

const LONGEST_MS = 2 * 60_000
const TOLD_AT_MOST = 20

/** So long a save may wait to be sent, and the host may be silent, before that is a problem. */
const PATIENCE_MS = 5 * 60_000
/** Matches the words of a host that takes a push from nobody, or not from this server. */
const REFUSED = /\[remote rejected\]|pre-receive|protected branch|denied|Authentication failed|HTTP 403/i

/** The result of the last attempt: the state, git's words for the log, and the number of refusals one after the other. */
type Known = Omit<RemoteState, 'waiting'> & { words?: string | undefined; refusals: number }

export type Sync = {
  state(): Promise<RemoteState>
  /** Says in a sentence that names nothing what has been wrong with the remote for some minutes; undefined if nothing is. */
  trouble(): Promise<string | undefined>
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
  now = () => Date.now(),
): Promise<Sync> {
  const main = branchOf(branches)
  if (!(await gitOr(main.dir, ['remote', 'get-url', remote]))) throw new Error(`CONTENT_REMOTE: git knows no remote "${remote}".`)
  let known: Known = { remote, diverged: [], withdrawn: [], refusals: 0 }
  const began = now()

  async function attempt(): Promise<Known> {
    await fetchAll(main, remote)
    const { diverged, withdrawn, problems } = await alone(() => bringInStep(branches, main, remote))
    const words = problems.map(({ branch, error }) => `${branch}: ${wordsOf(error)}`).join('; ') || undefined
    const problem = problems.map(({ branch, error }) => `${branch}: ${sentenceOf(error, 'git failed')}`).join('; ') || undefined
    const refusals = words && REFUSED.test(words) ? known.refusals + 1 : 0
    const reachedAt = new Date(now()).toISOString()
    const news = withdrawn.map((one) => ({ ...one, at: reachedAt }))
    return { remote, reachedAt, diverged, withdrawn: [...known.withdrawn, ...news].slice(-TOLD_AT_MOST), problem, words, refusals }
  }

  /** Returns false if the remote can't be reached. A branch that it refuses doesn't slow down the others. */
  const round = async () => {
    const failed = (error: unknown) => ({ ...known, problem: sentenceOf(error, 'it can’t be reached'), words: wordsOf(error) })
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
    async state() {
      const { words: _, refusals: __, ...state } = known
      return { ...state, waiting: await waitingFor(main, remote) }
    },
    async trouble() {
      if (known.refusals > 1) return 'The git host refuses what is saved here: the log says why.'
      const waiting = await waitingFor(main, remote)
      if (waiting && now() - Date.parse(waiting.since) > PATIENCE_MS)
        return `Saves have waited for more than five minutes to be sent to the git host (${waiting.commits}): the log says why.`
      const silentSince = known.reachedAt ? Date.parse(known.reachedAt) : began
      return known.problem && now() - silentSince > PATIENCE_MS
        ? 'The git host has not answered for more than five minutes: the log says why.'
        : undefined
    },
  }
}

/** Returns the checkout of the site's own branch; throws if the folder is on none. */
export function branchOf({ main: { checkout, locked } }: Pick<Branches, 'main'>) {
  if (locked) throw new Error('CONTENT_REMOTE is set, and git doesn’t work in CONTENT_DIR: see the line before.')
  if (checkout && checkout.ref !== 'HEAD') return checkout
  throw new Error('CONTENT_REMOTE is set, but CONTENT_DIR is not on a branch of a git repository.')
}

const wordsOf = (error: unknown) => withoutSecrets(error instanceof Error ? error.message : String(error))

/** What editors are told of a failure: the site's own sentence, that the host refuses, or else `otherwise`. */
function sentenceOf(error: unknown, otherwise: string): string {
  if (!mishapOf(error)) return wordsOf(error)
  return REFUSED.test(wordsOf(error)) ? 'it refuses what is sent to it' : otherwise
}

/** Logs what is new. Trouble that was logged after the attempt before is not logged again. */
function log(before: Known, now: Known) {
  const said = new Set(sentences(before))
  for (const sentence of sentences(now)) if (!said.has(sentence)) console.error(sentence)
  if (before.words && !now.words) console.log(`Remote ${now.remote}: in step again.`)
}

const sentences = ({ remote, words, diverged, withdrawn }: Known) => [
  ...(words ? [`Remote ${remote}: ${words.replace(/\.?$/, '.')} It is tried again.`] : []),
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
