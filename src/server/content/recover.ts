import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PICTURES } from '../../media/address.ts'
import { bytesOf, type Files, isSame, UNFINISHED, write } from './changes.ts'
import { bytesAt, type Checkout, commitOf, pathsBetween } from './checkout.ts'
import { dropPending, pendingRef, publishCommit, refreshIndex } from './commit.ts'
import { git } from './git.ts'

const STALE_LOCK_MS = 3000

/** Takes away files that a crash left half written; each lies beside its whole document or picture. */
export async function removeUnfinished(root: string): Promise<void> {
  for (const folder of [join(root, 'content'), join(root, PICTURES)]) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    await Promise.all(names.filter((name) => name.endsWith(UNFINISHED)).map((name) => rm(join(folder, name))))
  }
}

/**
 * Ends a save that a crash interrupted. Its commit was complete before the first file changed, so it is finished;
 * only if the branch has moved since is it given up. Other changes in the folder, made by hand, are left alone.
 */
export async function finishPending(checkout: Checkout): Promise<'nothing' | 'finished' | 'given up'> {
  const commit = await commitOf(checkout.dir, pendingRef(checkout))
  if (!commit) return 'nothing'
  await removeStaleLock(checkout)
  const head = await commitOf(checkout.dir, checkout.ref)
  const parent = await commitOf(checkout.dir, `${commit}^`)
  const current = head === commit || head === parent
  const paths = parent ? await pathsBetween(checkout, parent, commit) : []
  const wanted: Files = new Map()
  for (const path of paths) {
    const saved = await bytesAt(checkout, commit, path)
    if (current) wanted.set(path, saved)
    else if (head && isSame(await bytesOf(join(checkout.dir, path)), saved)) wanted.set(path, await bytesAt(checkout, head, path))
  }
  await write(checkout.dir, wanted)
  if (current && head !== commit) await publishCommit(checkout, commit, parent)
  await refreshIndex(checkout, paths)
  await dropPending(checkout)
  return current ? 'finished' : 'given up'
}

/** A git process that died with the machine leaves its lock; one that is alive gets time to finish. */
async function removeStaleLock({ dir }: Checkout) {
  const lock = (await git(dir, ['rev-parse', '--path-format=absolute', '--git-path', 'index.lock'])).trim()
  const age = async () =>
    stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => undefined,
    )
  for (let old = await age(); old !== undefined; old = await age()) {
    if (old > STALE_LOCK_MS) return rm(lock, { force: true })
    await wait(100)
  }
}
