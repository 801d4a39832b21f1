import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, parseJson } from '../../../model/json.ts'
import { merge } from '../../../model/merge/merge.ts'
import type { Settle } from '../../../model/merge/three.ts'
import { versionOf } from '../../../model/version.ts'
import { type Files, isDocument, isSame } from '../changes.ts'
import { type Rename, written } from '../save/pending-save.ts'
import { collectionOf } from '../schema.ts'
import type { Tree } from '../tree.ts'

/**
 * What has to be decided, because both sides changed it to something else: the file, the labels of the field (none for the whole
 * file), and what either side says; undefined where it has nothing. `key` names the question, with both texts.
 */
export type JoinQuestion = { key: string; path: string; where: string[]; site: string | undefined; brought: string | undefined }

/** The side that stands in a question. */
type Side = 'site' | 'brought'

/** What joining makes: the files of the site that change, the documents that get other files, and the questions that it met. */
export type Joined = { files: Files; renames: Rename[]; questions: JoinQuestion[] }

/**
 * The three states of the files: `base`, from which both sides come, the site as it is, and what is brought to it. `changed`: the
 * paths in which `brought` differs from `base`. The renames are those of each side since `base`.
 */
export type JoinSides = {
  base: Tree
  site: Tree
  brought: Tree
  changed: string[]
  siteRenames: readonly Rename[]
  broughtRenames: readonly Rename[]
}

/** One file on all sides, with the path that it has there; null where it is not there. */
type One = { paths: { site: string; brought: string; base: string }; base: Bytes; site: Bytes; brought: Bytes }
type Bytes = Buffer | null

/**
 * Brings files to the site, text by text and language by language: what only one side changed is as that side has it. Where both
 * changed one text, `choose` says which stands.
 */
export async function join(sides: JoinSides, choose: (question: JoinQuestion) => Side): Promise<Joined> {
  const files: Files = new Map()
  const questions: JoinQuestion[] = []
  const renames: Rename[] = []
  const asked = (question: JoinQuestion) => {
    questions.push(question)
    return choose(question)
  }
  for (const one of await eachFile(sides)) {
    const ask = questionsOf(one.paths.brought, asked)
    const path = pathOf(one, ask)
    const content = joinOne(one, ask)
    if (path !== one.paths.site && one.site !== null && content !== null) {
      files.set(one.paths.site, null)
      renames.push({ from: one.paths.site, to: path })
    }
    const target = content === null ? one.paths.site : path
    if (target !== one.paths.site || !isSame(content, one.site)) files.set(target, asFile(target, content))
  }
  return { files, renames, questions }
}

/** A document is text, whatever it was read as. */
const asFile = (path: string, content: string | Uint8Array | null) =>
  isDocument(path) && content instanceof Uint8Array ? Buffer.from(content).toString() : content

/** Reads every file that is brought, as it is on each side. */
async function eachFile({ base, site, brought, changed, siteRenames, broughtRenames }: JoinSides): Promise<One[]> {
  const [there, here] = [siteRenames, broughtRenames].map((list) => new Map(list.map(({ from, to }) => [from, to])))
  const come = new Set(here?.values())
  const all = changed
    .filter((path) => !come.has(path))
    .map((path) => ({ base: path, site: there?.get(path) ?? path, brought: here?.get(path) ?? path }))
  const [olds, nows, news] = await Promise.all([
    base.readAll(all.map((paths) => paths.base)),
    site.readAll(all.map((paths) => paths.site)),
    brought.readAll(all.map((paths) => paths.brought)),
  ])
  return all.map((paths) => ({
    paths,
    base: olds.get(paths.base) ?? null,
    site: nows.get(paths.site) ?? null,
    brought: news.get(paths.brought) ?? null,
  }))
}

type Ask = (where: string[], site: Json | undefined, brought: Json | undefined) => Side

/** Makes questions about one file. Two at places of one name are two questions. */
function questionsOf(path: string, asked: (question: JoinQuestion) => Side): Ask {
  const counts = new Map<string, number>()
  return (where, site, brought) => {
    const place = where.join('\n')
    const nth = (counts.get(place) ?? 0) + 1
    counts.set(place, nth)
    const key = `${path} ${versionOf([where, nth, site ?? null, brought ?? null])}`
    return asked({ key, path, where, site: shown(site), brought: shown(brought) })
  }
}

/** Returns what people read of a value: its texts, a line each; undefined where there is none. */
function shown(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object') return String(value)
  const inside = Object.entries(value).filter(([name]) => !name.startsWith('_') && name !== 'sources')
  return inside.flatMap(([, one]) => shown(one) ?? []).join('\n')
}

function pathOf({ paths: { base, site, brought } }: One, ask: Ask): string {
  if (brought === base) return site
  if (site === base || site === brought) return brought
  return ask(['File'], site, brought) === 'site' ? site : brought
}

/** Returns what a file of the site becomes: the site's own bytes where nothing is to change, null where it goes. */
function joinOne({ paths, base, site, brought }: One, ask: Ask): string | Uint8Array | null {
  if (isSame(base, brought) || isSame(site, brought)) return site
  if (isSame(base, site)) return brought
  const [old, theirs, mine] = [base, site, brought].map((bytes) => (paths.brought.endsWith('.json') ? readJson(bytes) : undefined))
  if (site && isObject(old) && isObject(theirs) && isObject(mine))
    return joinDocuments(paths.brought, { base: old, theirs, mine }, site, ask)
  return ask([], site && (theirs ?? paths.site), brought && (mine ?? paths.brought)) === 'site' ? site : brought
}

const readJson = (bytes: Bytes) => parseJson(bytes?.toString() ?? '')

type Documents = { base: JsonObject; theirs: JsonObject; mine: JsonObject }

function joinDocuments(path: string, three: Documents, site: Buffer, ask: Ask): string | Uint8Array {
  const settle: Settle = ({ where, theirs, mine }) => (ask(where, theirs, mine) === 'site' ? 'theirs' : 'mine')
  const { document } = merge(collectionOf(path)?.fields ?? [], three, settle)
  return isDeepStrictEqual(document, three.theirs) ? site : written(document)
}
