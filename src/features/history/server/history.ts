import type { NamedDocument } from '../../../model/content-state.ts'
import { fieldChanges } from '../../../model/field-changes.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { documentLinkOf, withLinks } from '../../../model/links.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { type Checkout, commitOf, textAt } from '../../../server/content/git/checkout.ts'
import { git, lines } from '../../../server/content/git/git.ts'
import { collectionOf } from '../../../server/content/schema.ts'
import type { Difference, DocumentChange, RecentChange } from '../rules/change.ts'

const MOST = 100

const FORMAT = '--format=%x1e%H%x1f%an%x1f%cI%x1f%s'

/** Returns the changes of a document, with author and date; the newest first, 100 at most. */
export const historyOf = async (checkout: Checkout, path: string): Promise<DocumentChange[]> =>
  (await logOf(checkout, path)).map(({ paths: _, ...change }) => change)

/** Returns the newest changes of all documents, 100 at most. */
export const recentChanges = (checkout: Checkout): Promise<RecentChange[]> => logOf(checkout, 'content')

async function logOf({ dir, ref, prefix }: Checkout, path: string): Promise<RecentChange[]> {
  const log = await git(dir, ['log', '-z', `-${MOST}`, '--no-renames', '--name-only', FORMAT, ref, '--', path])
  return log
    .split('\x1e')
    .slice(1)
    .map((entry) => {
      const [head = '', ...paths] = lines(entry)
      const [commit = '', author = '', date = '', subject = ''] = head.split('\x1f')
      return { commit, author, date, subject, paths: paths.map((name) => name.trim().slice(prefix.length)).filter(isDocument) }
    })
}

/** Returns the e-mail address of whoever made a commit. */
export const authorOf = async ({ dir }: Checkout, commit: string): Promise<string> =>
  (await git(dir, ['log', '-1', '--format=%ae', commit])).trim()

/** Returns the difference that a commit made to a document, with the names that the fields have in its form. */
export async function differenceIn(checkout: Checkout, commit: string, path: string): Promise<Difference> {
  const parent = await commitOf(checkout.dir, `${commit}^`)
  const [before, after] = await Promise.all([parent ? textAt(checkout, parent, path) : null, textAt(checkout, commit, path)])
  if (after === null) return { kind: 'removed', fields: [] }
  if (before === null) return { kind: 'new', fields: [] }
  const [old, now] = [parseJson(before), parseJson(after)]
  // A text that can't be read is told as a whole.
  if (!isObject(old) || !isObject(now)) return { kind: 'edited', fields: [{ where: ['File'], before, after }] }
  return { kind: 'edited', fields: fieldChanges(collectionOf(path)?.fields ?? [], old, now) }
}

/** Returns a difference in which links have the names of the pages that they lead to: `'xref:/page/about'` => `'“About us”'` */
export function withPageNames(difference: Difference, documents: NamedDocument[]): Difference {
  const titles = new Map(documents.map(({ path, title }) => [path, title]))
  const named = (text: string | undefined) =>
    text &&
    withLinks(text, (link) => {
      const { path = '', rest = '' } = documentLinkOf(link) ?? {}
      return `“${titles.get(path) ?? link.replace(/^xref:/, '')}”${rest}`
    })
  const fields = difference.fields.map(({ before, after, ...field }) => ({ ...field, before: named(before), after: named(after) }))
  return { ...difference, fields }
}

/** Returns a document's text in a commit that is among its changes on the branch; undefined for any other commit or name. */
export async function textInHistory(checkout: Checkout, commit: string, path: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined
  const known = (await historyOf(checkout, path)).some((change) => change.commit === commit)
  return known ? ((await textAt(checkout, commit, path)) ?? undefined) : undefined
}
