import type { Author } from '../../../model/editor.ts'
import { kebab } from '../../../model/kebab.ts'
import { freeName } from '../../../server/content/branches/deleted.ts'
import type { Ref } from '../../../server/content/branches/refs.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { type Checkout, commitOf, pathsBetween } from '../../../server/content/git/checkout.ts'
import { git } from '../../../server/content/git/git.ts'
import { draftBase } from '../../../server/content/releases/draft-base.ts'
import { beginningOf, NO_RELEASES } from '../../../server/content/releases/notes.ts'
import { isReleased } from '../../../server/content/releases/released-path.ts'
import { type BrokenDraft, type Draft, type Drafts, LONGEST_NAME } from '../rules/drafts.ts'

/** A draft that somebody squashed into the site is looked for among so many of its newest commits. */
const MOST_COMMITS = 100

/** A draft as git knows it, and the e-mail address of who began it. */
export type KnownDraft = Omit<Draft, 'isOwn'> & { email?: string }

/** Returns what is known of a draft. It is found out once for each state of the draft and the site. */
export function createDrafts(branches: Branches) {
  const known = new Map<string, { at: string; draft: Promise<KnownDraft> }>()
  return {
    async of(site: Checkout, ref: Ref): Promise<KnownDraft> {
      const at = `${ref.tip} ${await commitOf(site.dir, site.ref)}`
      const found = known.get(ref.name)
      if (found?.at === at) return found.draft
      const draft = describe(site, ref)
      known.set(ref.name, { at, draft })
      draft.catch(() => known.delete(ref.name))
      return draft
    },
    /** Returns all drafts, the one that was worked on last first, and those that were deleted. */
    async all({ email }: Pick<Author, 'email'>): Promise<Drafts> {
      const { checkout } = branches.main
      if (!checkout) return { drafts: [], deleted: [], none: 'The content is in no git repository, so there are no drafts.' }
      const names = (await branches.list()).filter((name) => name !== MAIN)
      const refs = (await Promise.all(names.map((name) => branches.find(name)))).flatMap(({ ref }) => ref ?? [])
      const read = await Promise.all(
        refs.map((ref) =>
          this.of(checkout, ref).catch(async (error: unknown): Promise<BrokenDraft> => {
            console.error(`Drafts: ${ref.name} can't be read: ${error instanceof Error ? error.message : error}`)
            const begun = await beginningOf(checkout, ref.name, ref.tip).catch(() => undefined)
            return { branch: ref.name, name: begun?.name ?? ref.name }
          }),
        ),
      )
      const drafts = read.flatMap((one) => ('state' in one ? one : []))
      const broken = read.filter((one) => !('state' in one))
      const removed = await branches.removed()
      const deleted = await Promise.all(
        removed.map(async ({ ref, branch, tip, at }) => ({
          ref,
          at,
          name: (await beginningOf(checkout, branch, tip).catch(() => undefined))?.name ?? branch,
        })),
      )
      return { drafts: drafts.map((draft) => shownTo(email, draft)), ...(broken.length > 0 && { broken }), deleted }
    },
    /** Begins a draft of this name, and returns its branch. Throws a sentence for the editor if that is not possible. */
    async begin(given: string, editor: Author): Promise<string> {
      const name = given.replace(/\s+/g, ' ').trim()
      if (!name) throw new Error('Give the draft a name, such as “Spring prices”.')
      if (name.length > LONGEST_NAME) throw new Error(`The name of a draft has at most ${LONGEST_NAME} characters.`)
      const { drafts, broken = [] } = await this.all(editor)
      const other = drafts.find((draft) => draft.name.toLowerCase() === name.toLowerCase())
      if (other) throw new Error(`There is a draft “${other.name}” already.`)
      const taken = [MAIN, branches.main.checkout?.branch ?? MAIN, ...[...drafts, ...broken].map(({ branch }) => branch)]
      const branch = freeName(kebab(name).slice(0, 60).replace(/-+$/, '') || 'draft', taken)
      await branches.create(branch, MAIN, { draft: name, editor })
      return branch
    },
  }
}

/** Returns a draft as somebody sees it. */
export const shownTo = (email: string, { email: owner, ...draft }: KnownDraft): Draft => ({ ...draft, isOwn: owner === email })

/**
 * Tells whether a commit of the site since `base` says all that a draft does, as one does that squashed it, whatever was edited
 * later. Releases don't count: those that stand are known already, and one that was taken back leaves its draft open.
 */
async function hasStood({ dir, ref, prefix }: Checkout, base: string, tip: string, files: string[]): Promise<boolean> {
  const paths = files.map((path) => prefix + path)
  const commits = await git(dir, ['log', ...NO_RELEASES, `--max-count=${MOST_COMMITS}`, '--format=%H', `${base}..${ref}`, '--', ...paths])
  for (const commit of commits.split('\n').filter(Boolean))
    if (!(await git(dir, ['diff-tree', '-r', '--name-only', commit, tip, '--', ...paths]))) return true
  return false
}

async function describe(site: Checkout, { name: branch, tip, commit }: Ref): Promise<KnownDraft> {
  const { base, isMerged, released } = await draftBase(site, branch, tip)
  const begun = await beginningOf(site, branch, tip)
  const here = await commitOf(site.dir, site.ref)
  const changed = base ? (await pathsBetween(site, base, tip)).filter(isReleased) : []
  // What the site says by now just as the draft does is public.
  const differing = new Set(changed.length > 0 && here ? await pathsBetween(site, here, tip) : [])
  const files = changed.filter((path) => differing.has(path))
  const isPublic =
    base && files.length > 0
      ? await hasStood(site, base, tip, files)
      : Boolean(released) || changed.length > 0 || (isMerged && (tip !== here || begun))
  return {
    branch,
    name: begun?.name ?? branch,
    ...(begun && { begun: { by: begun.by, at: begun.since }, email: begun.email }),
    newest: { by: commit.author, at: commit.date },
    files: isPublic ? 0 : files.length,
    state: isPublic ? 'public' : files.length > 0 ? 'open' : 'empty',
    ...(released && { release: released.id }),
  }
}
