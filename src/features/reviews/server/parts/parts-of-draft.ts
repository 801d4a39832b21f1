import { LRUCache } from 'lru-cache'
import { addressOf } from '../../../../model/address.ts'
import { isObject, parseJson } from '../../../../model/json.ts'
import { isDocument } from '../../../../server/content/changes.ts'
import { named } from '../../../../server/content/document-names.ts'
import { commitOf, pathsBetween } from '../../../../server/content/git/checkout.ts'
import { commitTree } from '../../../../server/content/git/commit-tree.ts'
import { git } from '../../../../server/content/git/git.ts'
import { draftBase } from '../../../../server/content/releases/draft-base.ts'
import { isReleased } from '../../../../server/content/releases/released-path.ts'
import { renamesBetween } from '../../../../server/content/releases/renames.ts'
import { collectionOf } from '../../../../server/content/schema.ts'
import { isMedical } from '../../rules/needed.ts'
import { type ChangedPart, type MakeMark, partsOf, renamed } from '../../rules/parts.ts'
import type { SeenFile } from '../../rules/ticks.ts'
import type { ReviewedDraft } from '../reviewed-drafts.ts'
import { markOf, marksIn } from './marks.ts'
import { type Moved, movedIn } from './moved-files.ts'

/**
 * A file that a draft changes, with its parts, and the addresses of those who wrote in it since the draft began. `keptAs`: the path under
 * which its ticks are kept, that of its first file in the draft.
 */
export type ReviewedFile = Omit<SeenFile, 'parts'> & { parts: ChangedPart[]; writers: string[]; keptAs: string }

const KNOWN_AT_MOST = 20

/** Returns what a draft changes of the content from which it began, or was last published, part by part. It is found out once for each state. */
export function createPartsOfDraft() {
  const known = new LRUCache<string, Promise<ReviewedFile[]>>({ max: KNOWN_AT_MOST })
  return async (draft: ReviewedDraft): Promise<ReviewedFile[]> => {
    const { site, branch, tip } = draft
    const at = `${branch} ${tip} ${await commitOf(site.dir, site.ref)}`
    const found = known.get(at) ?? changedBy(draft)
    known.set(at, found)
    found.catch(() => known.delete(at))
    return found
  }
}

async function changedBy({ site, branch, tip, files }: ReviewedDraft): Promise<ReviewedFile[]> {
  const { base } = await draftBase(site, branch, tip)
  if (!base) return []
  const paths = (await pathsBetween(site, base, tip)).filter(isReleased)
  const renames = await renamesBetween(site, base, tip)
  const [before, after] = await Promise.all([
    commitTree(site, base).readAll([...paths, ...renames.map(({ from }) => from)]),
    files.readAll(paths),
  ])
  const writers = await writersOf(site, base, tip)
  const writersAt = (path: string) => writers.get(site.prefix + path) ?? []
  const mark = marksIn(paths, after)
  return movedIn(paths, renames, before, after).map(({ path, from, keptAs }) => ({
    ...changeOf({ path, from }, before.get(from) ?? null, after.get(path) ?? null, mark),
    writers: [...new Set([...writersAt(from), ...writersAt(path)])],
    keptAs,
  }))
}

type Change = Omit<ReviewedFile, 'writers' | 'keptAs'>

function changeOf({ path, from }: Pick<Moved, 'path' | 'from'>, before: Buffer | null, after: Buffer | null, mark: MakeMark): Change {
  const kind = before === null ? 'new' : after === null ? 'removed' : 'edited'
  const bytes = after ?? before ?? Buffer.alloc(0)
  const [old, now] = [before, after].map((one) => documentIn(one))
  // A picture, and a document that can't be read, are seen as a whole.
  if (!isDocument(path) || (before && !old) || (after && !now)) {
    const part: ChangedPart = { key: '', kind, where: [], what: [], marks: { en: markOf(after ? bytes : '') } }
    const title = isDocument(path) ? named(path, null).title : path.replace(/^public\/media\//, '')
    return { path, kind, title, collection: isDocument(path) ? named(path, null).collection : '', isMedical: false, parts: [part] }
  }
  const { title, collection } = named(path, bytes.toString())
  const href = now && addressOf(path, now)
  const parts = partsOf(collectionOf(path)?.fields ?? [], old ?? null, now ?? null, mark)
  // The texts of a page tell its address, those of a treatment don't: that has its file's name.
  if (old && now && href && href !== addressOf(from, now)) parts.unshift(renamed(href, mark))
  return { path, kind, title, collection, isMedical: isMedical(path), parts }
}

function documentIn(bytes: Buffer | null) {
  const value = parseJson(bytes?.toString() ?? '')
  return isObject(value) ? value : undefined
}

/** Returns who wrote in which files between two commits, by e-mail address. */
async function writersOf({ dir }: ReviewedDraft['site'], base: string, tip: string): Promise<Map<string, string[]>> {
  const log = await git(dir, ['log', '-z', '--format=%x1e%ae', '--name-only', '--no-renames', `${base}..${tip}`])
  const writers = new Map<string, string[]>()
  for (const entry of log.split('\x1e').slice(1)) {
    const [email = '', ...names] = entry.split(/[\0\n]+/)
    for (const name of names.filter(Boolean)) writers.set(name, [...new Set([...(writers.get(name) ?? []), email])])
  }
  return writers
}
