import { addressOf } from '../../../model/address.ts'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { type CallAuthor, callAuthors } from '../../../server/content/git/authors.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { commitTree } from '../../../server/content/git/commit-tree.ts'
import { type ReleaseCommit, releasesIn } from '../../../server/content/releases/notes.ts'
import { isReleased } from '../../../server/content/releases/released-path.ts'
import { changedFiles } from '../../../server/content/remote/changed-files.ts'
import { type Tree, textsIn } from '../../../server/content/tree.ts'
import { table } from '../../../server/http/csv.ts'
import type { Release, ReleasedFile, ReleasePage } from '../rules/release.ts'
import { fileChange } from './file-changes.ts'

/** Returns the paths that a release changed. */
const pathsOf = async ({ dir, prefix }: Checkout, { commit }: ReleaseCommit): Promise<string[]> =>
  [...(await changedFiles(dir, `${commit}^`, commit)).keys()].map((path) => path.slice(prefix.length)).filter(isReleased)

/** Returns all releases of the site, the newest first. */
export async function listReleases(site: Checkout): Promise<Release[]> {
  const [commits, called] = await Promise.all([releasesIn(site), callAuthors(site)])
  return Promise.all(commits.map(async (commit) => ({ ...told(commit, commits, called), files: (await pathsOf(site, commit)).length })))
}

function told(
  { id, draft, author, email, date, takesBack, reviewed }: ReleaseCommit,
  all: ReleaseCommit[],
  called: CallAuthor,
): Omit<Release, 'files'> {
  const back = all.find((other) => other.takesBack === id)
  return {
    id,
    draft,
    by: called(author, email),
    at: date,
    ...(reviewed && { reviewed }),
    ...(takesBack && { takesBack }),
    ...(back && { takenBack: { id: back.id, by: called(back.author, back.email), at: back.date } }),
  }
}

/** Returns one release with all that it changed, file by file; undefined if there is none of this name. `now` are the files of the site. */
export async function releasePage(site: Checkout, id: string, now: Tree): Promise<ReleasePage | undefined> {
  const commits = await releasesIn(site)
  const commit = commits.find((one) => one.id === id)
  if (!commit) return undefined
  const files = await filesOf(site, commit)
  const texts = await textsIn(
    now,
    files.map(({ path }) => path),
  )
  return {
    release: { ...told(commit, commits, await callAuthors(site)), files: files.length },
    files: files.map((file): ReleasedFile => {
      const document = parseJson(texts.get(file.path) ?? '')
      const href = isObject(document) ? addressOf(file.path, document) : undefined
      return { ...file, ...(href && { href }) }
    }),
  }
}

async function filesOf(site: Checkout, commit: ReleaseCommit) {
  const paths = await pathsOf(site, commit)
  const [before, after] = await Promise.all([`${commit.commit}^`, commit.commit].map((name) => commitTree(site, name).readAll(paths)))
  return paths.map((path) => fileChange(path, before?.get(path) ?? null, after?.get(path) ?? null))
}

const COLUMNS = [
  'release',
  'draft',
  'published',
  'by',
  'email',
  'seen by',
  'takes back',
  'taken back by',
  'change',
  'kind',
  'title',
  'file',
  'languages',
  'places',
]

/** Returns all releases as a table for a spreadsheet, a row for each file that a release changed; one that changed none has a row as well. */
export async function releasesCsv(site: Checkout): Promise<string> {
  const [commits, called] = await Promise.all([releasesIn(site), callAuthors(site)])
  const rows: unknown[][] = []
  for (const commit of commits) {
    const { id, draft, by, at, reviewed, takesBack, takenBack } = told(commit, commits, called)
    const time = new Date(at).toLocaleString('sv-SE', { timeZone: CLINIC_ZONE })
    const about = [id, draft, time, by, commit.email, reviewed, takesBack, takenBack?.by]
    const files = await filesOf(site, commit)
    for (const { kind, collection, title, path, languages, fields } of files)
      rows.push([...about, kind, collection, title, path, languages.join(' '), fields.length])
    if (files.length === 0) rows.push(COLUMNS.map((_, at) => about[at]))
  }
  return table(COLUMNS, rows)
}
