import { type Checkout, commitOf, textAt } from './checkout.ts'
import { changedFields } from './conflict.ts'
import { git, lines } from './git.ts'

const MOST = 100

/** One change of a document. */
export type Change = { commit: string; author: string; date: string; subject: string }

/** Who changed a document, when; the newest first. */
export async function historyOf({ dir, ref }: Checkout, path: string): Promise<Change[]> {
  const log = await git(dir, ['log', '-z', `-${MOST}`, '--format=%H%x1f%an%x1f%cI%x1f%s', ref, '--', path])
  return lines(log).map((entry) => {
    const [commit = '', author = '', date = '', subject = ''] = entry.trim().split('\x1f')
    return { commit, author, date, subject }
  })
}

/** The fields that a commit changed in a document; `['the whole document']` where it made or removed it. */
export async function fieldsChangedBy(checkout: Checkout, commit: string, path: string): Promise<string[]> {
  const parent = await commitOf(checkout.dir, `${commit}^`)
  const [before, after] = await Promise.all([parent ? textAt(checkout, parent, path) : null, textAt(checkout, commit, path)])
  return before === null || after === null ? ['the whole document'] : changedFields(JSON.parse(before), JSON.parse(after))
}

/** A document's text in a commit that belongs to the branch; undefined for any other commit or name. */
export async function textInHistory(checkout: Checkout, commit: string, path: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined
  const known = (await historyOf(checkout, path)).some((change) => change.commit === commit)
  return known ? ((await textAt(checkout, commit, path)) ?? undefined) : undefined
}
