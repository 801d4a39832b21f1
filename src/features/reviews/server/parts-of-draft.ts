import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addressOf } from '../../../model/address.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { named } from '../../../server/content/document-names.ts'
import { commitOf, pathsBetween } from '../../../server/content/git/checkout.ts'
import { commitTree } from '../../../server/content/git/commit-tree.ts'
import { git } from '../../../server/content/git/git.ts'
import { draftBase } from '../../../server/content/releases/draft-base.ts'
import { isReleased } from '../../../server/content/releases/released-path.ts'
import { collectionOf } from '../../../server/content/schema.ts'
import { isMedical } from '../rules/needed.ts'
import { type Part, partsOf } from '../rules/parts.ts'
import type { SeenFile } from '../rules/ticks.ts'
import type { ReviewedDraft } from './reviewed-drafts.ts'

/** A file that a draft changes, with its parts, and the addresses of those who wrote in it since the draft began. */
export type ChangedFile = Omit<SeenFile, 'parts'> & { parts: Part[]; writers: string[] }

const KNOWN_AT_MOST = 20
const markOf = (said: string | Uint8Array) => createHash('sha256').update(said).digest('base64url').slice(0, 22)

/** Returns what a draft changes of the content from which it began, or was last published, part by part. It is found out once for each state. */
export function createPartsOfDraft() {
  const known = new LRUCache<string, Promise<ChangedFile[]>>({ max: KNOWN_AT_MOST })
  return async (draft: ReviewedDraft): Promise<ChangedFile[]> => {
    const { site, branch, tip } = draft
    const at = `${branch} ${tip} ${await commitOf(site.dir, site.ref)}`
    const found = known.get(at) ?? changedBy(draft)
    known.set(at, found)
    found.catch(() => known.delete(at))
    return found
  }
}

async function changedBy({ site, branch, tip, files }: ReviewedDraft): Promise<ChangedFile[]> {
  const { base } = await draftBase(site, branch, tip)
  if (!base) return []
  const paths = (await pathsBetween(site, base, tip)).filter(isReleased)
  const [before, after] = await Promise.all([commitTree(site, base).readAll(paths), files.readAll(paths)])
  const writers = await writersOf(site, base, tip)
  return paths.map((path) => ({
    ...changeOf(path, before.get(path) ?? null, after.get(path) ?? null),
    writers: writers.get(site.prefix + path) ?? [],
  }))
}

function changeOf(path: string, before: Buffer | null, after: Buffer | null): Omit<ChangedFile, 'writers'> {
  const kind = before === null ? 'new' : after === null ? 'removed' : 'edited'
  const bytes = after ?? before ?? Buffer.alloc(0)
  const [old, now] = [before, after].map((one) => documentIn(one))
  // A picture, and a document that can't be read, are seen as a whole.
  if (!isDocument(path) || (before && !old) || (after && !now)) {
    const part: Part = { key: '', kind, where: [], what: [], marks: { en: markOf(after ? bytes : '') } }
    const title = isDocument(path) ? named(path, null).title : path.replace(/^public\/media\//, '')
    return { path, kind, title, collection: isDocument(path) ? named(path, null).collection : '', isMedical: false, parts: [part] }
  }
  const { title, collection } = named(path, bytes.toString())
  const href = now && addressOf(path, now)
  const parts = partsOf(collectionOf(path)?.fields ?? [], old ?? null, now ?? null, markOf)
  return { path, kind, title, collection, ...(href && { href }), isMedical: isMedical(path), parts }
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
