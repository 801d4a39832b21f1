import type { Decision } from '../../../model/content-state.ts'
import type { Editor } from '../../../model/editor.ts'
import type { Branches } from '../branches/views.ts'
import { isDocument } from '../changes.ts'
import { bytesAt, type Checkout, textAt } from '../git/checkout.ts'
import { person } from '../git/commit.ts'
import { changedFiles } from './changed-files.ts'
import { pushTo } from './pass.ts'
import { positions } from './positions.ts'
import { compareSides } from './reconcile.ts'
import { writeCommits } from './write-commits.ts'

/** A decision, and whose it is. */
export type Decided = Decision & { editor: Editor }

/**
 * Carries out what an editor decided about a file that both sides changed: it makes a commit of theirs, here or on the
 * remote. The next round joins both sides. Throws a sentence for the editor if that can't be done now.
 */
export async function settle(branches: Branches, main: Checkout, remote: string, { branch, path, keep, editor }: Decided): Promise<void> {
  const { branch: name, here, there, followed } = (await positions(main, remote)).find((one) => one.branch === branch) ?? {}
  const sides = name && here && there ? await compareSides(main, { branch, here, there, followed }) : undefined
  const inRepository = main.prefix + path
  if (!here || !there || !sides?.both.includes(inRepository)) throw new Error(`${path} does not wait for a decision any more.`)
  if (keep === 'there') {
    const content = isDocument(path) ? await textAt(main, there, path) : await bytesAt(main, there, path)
    const { errors } = (await (await branches.open(branch))?.put(editor, new Map([[path, content]]))) ?? {}
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '))
    return
  }
  const file = (await changedFiles(main.dir, there, here)).get(inRepository)?.after
  const author = `${person(editor)} ${Math.floor(Date.now() / 1000)} +0000`
  const commit = { message: `Keep ${path} as it is on the site`, author, files: new Map([[inRepository, file]]) }
  const made = await writeCommits(main.dir, `refs/joining/${branch}`, there, [commit])
  if (!(await pushTo(main, remote, branch, made))) throw new Error(`Somebody changed ${branch} in this moment. Look at it again.`)
}
