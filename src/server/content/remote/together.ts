import PQueue from 'p-queue'
import { toldOf } from '../../http/told.ts'
import type { Branches } from '../branches/views.ts'
import { type Checkout, commitOf, refOf } from '../git/checkout.ts'
import { git } from '../git/git.ts'
import { type Deliver, Overtaken, type Push } from '../save/push.ts'
import { isAncestor } from './agreed.ts'
import { bringInStep, fetchAll, pushTo, takeAway } from './pass.ts'
import { followedRef } from './positions.ts'
import { withoutSecrets } from './without-secrets.ts'

/** What processes that save to one remote share beside it. */
export type Several = {
  /**
   * Waits until no other process saves, some seconds at most, and returns a function that lets the next one. It never throws: the
   * turn only spares tries, because the remote takes no push that isn't upon its newest commit.
   */
  takeTurn(): Promise<() => Promise<void>>
  /** Tells the other processes that there is something new on the remote. */
  tellMoved(): void
  /** Calls `listener` when another process has told so, or may have while this one could not hear it. */
  onMoved(listener: () => void): void
}

/** The patience with the remote while an editor waits. */
const PATIENCE_MS = 20_000
const TRIES = 6
const AWAY = 'the git host, where every save goes first, can’t be reached. What you typed is still here: save again once it answers'
const AWAY_NOW = 'the git host can’t be reached, or somebody saved to it in this moment. Try again later'
const REFUSED = 'the git host refuses it. What you typed is still here: tell whoever runs the site, whose log says why'
/** Matches the words of a host on which two pushes met. */
const AT_ONCE = /cannot lock ref|failed to update ref|incorrect old value/
const OVERTAKEN = 'others were quicker, several times over. What you typed is still here: save again'

/** Brings saves to the remote before they count. */
export type Together = {
  deliver: Deliver
  /** Brings a branch that was made here to the remote. Throws a sentence for the editor, and takes the branch away, if it can't be. */
  made(branch: string): Promise<void>
  /** Takes a branch away from the remote. Throws a sentence for the editor if it can't be. */
  gone(branch: string): Promise<void>
  /** Brings the site and all branches to the newest commits of the remote; throws a sentence where it can't be reached. */
  newest(): Promise<void>
  /** Runs work that moves branches, while no save of this process does. */
  alone<Value>(work: () => Promise<Value>): Promise<Value>
}

/**
 * Joins the saves of this process with those of the others: one at a time, each upon the newest commit of the remote, which has it
 * before it counts. `wake` starts a round of the exchange with the remote, for what a save leaves to it.
 */
export function saveTogether(branches: Branches, main: Checkout, remote: string, several: Several, wake: () => void): Together {
  const { dir } = main
  const queue = new PQueue({ concurrency: 1 })
  const alone: Together['alone'] = (work) => queue.add(work)
  const tracked = (branch: string) => `refs/remotes/${remote}/${branch}`
  const tell = (error: unknown) => {
    const said = withoutSecrets(error instanceof Error ? error.message : String(error))
    console.error(`Remote ${remote}: ${said}`)
    return said
  }
  const fetchNow = () =>
    fetchAll(main, remote, PATIENCE_MS).catch((error: unknown) => {
      tell(error)
      throw new Error(AWAY)
    })

  /** Returns whether a push that failed has arrived, or has to be made anew. Throws a sentence for the editor if it did neither. */
  async function arrived(branch: string, commit: string, error: unknown): Promise<boolean> {
    const said = tell(error)
    await fetchNow()
    // The answer may have been lost on the way.
    if (await isAncestor(dir, commit, tracked(branch))) return true
    // The push of a process that was killed may still be at work on the host.
    if (AT_ONCE.test(said)) return false
    throw new Error(said.includes('[remote rejected]') ? REFUSED : AWAY)
  }

  const pushOf =
    (branch: string): Push =>
    async (commit) => {
      const pushed = await pushTo(main, remote, branch, commit, PATIENCE_MS).catch((error: unknown) => arrived(branch, commit, error))
      if (!pushed) throw new Overtaken()
      await git(dir, ['update-ref', '--stdin'], `update ${tracked(branch)} ${commit}\nupdate ${followedRef(branch)} ${commit}\n`)
      several.tellMoved()
    }

  const isSame = async (branch: string): Promise<boolean> => {
    const [here, there] = await Promise.all([refOf(branch), tracked(branch)].map((ref) => commitOf(dir, ref)))
    return !there || here === there
  }

  /** Brings a branch to the newest commit of the remote. Returns false if somebody has to decide about files first. */
  async function bringToNewest(branch: string): Promise<boolean> {
    await fetchNow()
    if (await isSame(branch)) return true
    const { problems } = await bringInStep(branches, main, remote, branch)
    if (problems[0]) throw problems[0].error
    return isSame(branch)
  }

  const deliver: Deliver = (branch, attempt) =>
    alone(async () => {
      const end = await several.takeTurn()
      try {
        for (let tries = 1; ; tries += 1) {
          // Where both sides changed a file, saves are made here as by one process, and exchanged as far as they can be.
          const push = (await bringToNewest(branch)) ? pushOf(branch) : undefined
          try {
            const answer = await attempt(push)
            if (!(await isSame(branch))) wake()
            return answer
          } catch (error) {
            if (!(error instanceof Overtaken)) throw error
            if (tries === TRIES) throw new Error(OVERTAKEN)
          }
        }
      } finally {
        await end()
      }
    })

  return {
    deliver,
    alone,
    newest: () =>
      alone(async () => {
        await fetchNow()
        await bringInStep(branches, main, remote)
      }),
    gone: (branch) =>
      alone(async () => {
        await takeAway(main, remote, branch, PATIENCE_MS).catch((error: unknown) => {
          tell(error)
          throw new Error(`Nothing was deleted: ${AWAY_NOW}.`)
        })
        several.tellMoved()
      }),
    made: (branch) =>
      alone(async () => {
        const commit = (await commitOf(dir, refOf(branch))) ?? ''
        try {
          await pushOf(branch)(commit)
        } catch (error) {
          await git(dir, ['update-ref', '-d', refOf(branch), commit])
          const why = error instanceof Overtaken ? 'there is one of that name already' : toldOf(error, `Remote ${remote}`)
          throw new Error(`No branch was made: ${why}.`)
        }
      }),
  }
}
