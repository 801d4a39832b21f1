import type { NamedDocument } from '../../../model/content-state.ts'
import { fieldChanges, withBack } from '../../../model/field-changes.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { documentLinkOf, withLinks } from '../../../model/links.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { callAuthors } from '../../../server/content/git/authors.ts'
import { type Checkout, commitOf, textAt } from '../../../server/content/git/checkout.ts'
import { git, lines } from '../../../server/content/git/git.ts'
import { written } from '../../../server/content/save/pending-save.ts'
import { collectionOf } from '../../../server/content/schema.ts'
import type { Difference, DocumentChange, RecentChange } from '../rules/change.ts'

const MOST = 100

const FORMAT = '--format=%x1e%H%x1f%an%x1f%ae%x1f%cI%x1f%s'

/** Returns the changes of a document, with author and date; the newest first, 100 at most. */
export const historyOf = async (checkout: Checkout, path: string): Promise<DocumentChange[]> =>
  (await logOf(checkout, path)).map(({ paths: _, email: __, ...change }) => change)

/** Returns the newest changes of all documents, 100 at most, as somebody with the account `own` sees them. */
export const recentChanges = async (checkout: Checkout, own: string): Promise<RecentChange[]> =>
  (await logOf(checkout, 'content')).map(({ email, ...change }) => ({ ...change, isOwn: email === own }))

async function logOf(checkout: Checkout, path: string): Promise<(DocumentChange & { paths: string[]; email: string })[]> {
  const { dir, ref, prefix } = checkout
  const [log, called] = await Promise.all([
    git(dir, ['log', '-z', `-${MOST}`, '--no-renames', '--name-only', FORMAT, ref, '--', path]),
    callAuthors(checkout),
  ])
  return log
    .split('\x1e')
    .slice(1)
    .map((entry) => {
      const [head = '', ...paths] = lines(entry)
      const [commit = '', name = '', email = '', date = '', subject = ''] = head.split('\x1f')
      return {
        commit,
        author: called(name, email),
        email,
        date,
        subject,
        paths: paths.map((file) => file.trim().slice(prefix.length)).filter(isDocument),
      }
    })
}

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

/** Returns the difference that it would make to bring the text of `commit` back in the place of `now`. */
export async function differenceBack(checkout: Checkout, commit: string, path: string, now: string | null): Promise<Difference> {
  const then = await textAt(checkout, commit, path)
  const [old, present] = [then, now].map((text) => parseJson(text ?? ''))
  if (now === null || !isObject(old) || !isObject(present)) return { kind: 'new', fields: [] }
  const fields = fieldChanges(collectionOf(path)?.fields ?? [], old, present)
  return { kind: 'edited', fields: fields.map(({ where, before, after }) => ({ where, before: after, after: before })) }
}

/** Returns the text of a document in which one of those differences came back, by its place among them; undefined where there is none. */
export function textWithBack(path: string, then: string, now: string | null, at: number): string | undefined {
  const [old, present] = [then, now].map((text) => parseJson(text ?? ''))
  if (!isObject(old) || !isObject(present)) return undefined
  const document = withBack(collectionOf(path)?.fields ?? [], old, present, at)
  return document && written(document)
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
