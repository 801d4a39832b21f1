import { isNode, parseJson } from '../../translations/json.ts'
import { isDocument } from './changes.ts'
import { type Checkout, commitOf, textAt } from './checkout.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'
import { git, lines } from './git.ts'
import { collectionOf } from './schema-fields.ts'
import { type Tree, textIn, textsIn } from './tree.ts'

const MOST = 100

/** One change of a document. */
export type Change = { commit: string; author: string; date: string; subject: string }
/** A change with the documents that it touched. */
export type RecentChange = Change & { paths: string[] }
/** What a change did to a document. */
export type Difference = { kind: 'created' | 'deleted' | 'edited'; fields: FieldChange[] }
/** A document as editors know it: `{ path: 'content/page/home.json', collection: 'Pages', title: 'Home' }` */
export type Named = { path: string; collection: string; title: string }

const FORMAT = '--format=%x1e%H%x1f%an%x1f%cI%x1f%s'

/** Who changed a document, when; the newest first. */
export const historyOf = async (checkout: Checkout, path: string): Promise<Change[]> =>
  (await logOf(checkout, path)).map(({ paths: _, ...change }) => change)

/** The newest changes of all documents. */
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

/** What a commit changed in a document, in the words of its form. */
export async function differenceIn(checkout: Checkout, commit: string, path: string): Promise<Difference> {
  const parent = await commitOf(checkout.dir, `${commit}^`)
  const [before, after] = await Promise.all([parent ? textAt(checkout, parent, path) : null, textAt(checkout, commit, path)])
  if (after === null) return { kind: 'deleted', fields: [] }
  if (before === null) return { kind: 'created', fields: [] }
  const [old, now] = [parseJson(before), parseJson(after)]
  // A text that can't be read is told as a whole.
  if (!isNode(old) || !isNode(now)) return { kind: 'edited', fields: [{ where: ['File'], before, after }] }
  return { kind: 'edited', fields: fieldChanges(collectionOf(path)?.fields ?? [], old, now) }
}

/** A document's text in a commit that belongs to the branch; undefined for any other commit or name. */
export async function textInHistory(checkout: Checkout, commit: string, path: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined
  const known = (await historyOf(checkout, path)).some((change) => change.commit === commit)
  return known ? ((await textAt(checkout, commit, path)) ?? undefined) : undefined
}

/** The documents of the content, named as editors know them. */
export async function documentNames(files: Tree): Promise<Named[]> {
  const texts = await textsIn(files, (await files.paths('content')).filter(isDocument))
  return [...texts].map(([path, text]) => named(path, text))
}

/** Its title, or the name of its file where it has none, or is gone. */
export const nameOf = async (files: Tree, path: string): Promise<Named> => named(path, await textIn(files, path))

/** The same, from the document's text. */
export function named(path: string, text: string | null): Named {
  const collection = collectionOf(path)
  const file = path.slice((collection?.path.length ?? 0) + 1).replace(/\.json$/, '')
  const document = parseJson(text ?? '')
  const title = isNode(document) && document[collection?.fields.find(({ isTitle }) => isTitle)?.name ?? '']
  return { path, collection: collection?.label ?? '', title: (typeof title === 'string' && title.replace('|', ' ')) || file }
}
