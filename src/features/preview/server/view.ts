import type { Context } from 'hono'
import type { Content } from '../../../content/cms/client.ts'
import { baseOf, branchOf, parseAddress } from '../../../i18n/addresses.ts'
import { OF_LINKS } from '../../../model/branch-name.ts'
import { may } from '../../../model/roles.ts'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { MAIN, type Views } from '../../../server/content/branches/views.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import type { SignedIn } from '../../../server/http/editors-only.ts'
import { tellVisitor } from '../../../server/http/failure.ts'
import type { GateCheck, GateState } from '../../gate/rules/flag.ts'
import { staffAddress } from '../../gate/rules/local-path.ts'
import { AT, askedMoment, placeAt } from '../rules/at.ts'
import { BARE } from '../rules/bare.ts'
import type { BranchPictures } from '../rules/branch-pictures.ts'
import type { Before, Preview } from '../rules/preview.ts'
import type { Looks } from './look.ts'

/**
 * Those who know whether somebody may see a preview: accounts, the testers' gate, and `readers`, who are people without an account
 * who were given a link to a draft.
 */
export type PreviewDoors = { accounts: SignedIn; gate: GateCheck; readers?: { namesOf(c: Context): Promise<string[]> } }

/**
 * The person who asks for a page: somebody who gave the testers' password, an editor who may read the content; `inFrame`: the page is for
 * the admin's frame; `isBare`: it is to be as visitors would get it, for comparing. `reads` are the names under which a reader with a link
 * looks at a draft. `wrongTime`: the address asks for the site at a moment that the clinics' clocks never show.
 */
export type Asking = { isTester: boolean; isEditor: boolean; inFrame: boolean; isBare: boolean; reads: string[]; wrongTime?: boolean }

export async function askingOf(c: Context, { accounts, gate, readers }: PreviewDoors): Promise<Asking> {
  // Most visitors have no cookies. While accounts are away, nobody is an editor.
  const editor = c.req.header('cookie') ? await accounts.editorOf(c.req.raw.headers).catch(() => undefined) : undefined
  const isEditor = editor !== undefined && may(editor, 'content.read')
  const reads = c.req.header('cookie') ? ((await readers?.namesOf(c)) ?? []) : []
  const isTester = await gate.isTester(c)
  const isBare = c.req.query(BARE) !== undefined && (isTester || isEditor || reads.length > 0)
  const at = c.req.query(AT)
  const wrongTime = at !== undefined && !askedMoment(at)
  return { isTester, isEditor, inFrame: isEditor && !isBare && c.req.header('sec-fetch-dest') === 'iframe', isBare, reads, wrongTime }
}

/** Tells whether somebody may look at branches: testers and editors may. */
export const mayPreview = ({ isTester, isEditor }: Asking) => isTester || isEditor

/** Tells whether somebody may look at a branch: a reader with a link at the one that it names, and at nothing else. */
export const mayLookAt = (asking: Asking, branch: string | undefined): boolean =>
  mayPreview(asking) || (branch !== undefined && asking.reads.includes(branch))

/** Tells whether a page is shown with what is not published yet: in the admin's frame, and where an editor goes on from there. */
export const showsUnpublished = ({ isEditor, inFrame }: Asking, pathname: string): boolean =>
  inFrame || (isEditor && pathname.endsWith('.data'))

/** Returns the gate's state for a page. In a preview, in the admin's frame and for the data of pages there it is open. */
export async function gateFor(c: Context, base: string, asking: Asking, gate: GateCheck): Promise<GateState> {
  const { isTester, isBare } = asking
  const passes =
    (isBare && mayPreview(asking)) || (base !== '' && mayLookAt(asking, branchOf(base))) || showsUnpublished(asking, c.req.path)
  return { mode: gate.mode, open: passes || (await gate.isOpen(c)), tester: isTester || gate.hasFlag(c) }
}

/**
 * The content that a request gets, its pictures, what a tester is told about it, the content that it is compared with, and the moment
 * that it is of, where that is not now.
 */
export type AllowedView = { store: ReadingStore; preview?: Preview; before?: Before; pictures?: BranchPictures; at?: Date }

/**
 * Returns the content of the branch that begins at `base` (`'/~fix~hours'`), for those who may look at it; the site's own
 * content for others, and where there is no such branch. In the admin's frame, and on a bare page, the changes of the branch are not told or marked.
 */
export async function viewFor(branches: Views & Looks, base: string, asking: Asking): Promise<AllowedView> {
  const branch = branchOf(base)
  if (!mayLookAt(asking, branch) || (!branch && !asking.isTester && !(asking.wrongTime && asking.isEditor))) return { store: branches.main }
  const { store, own, preview, changes, before: beside, at, pictures: shown } = await branches.look(branch ?? MAIN)
  const pictures = shown ?? (changes && preview.branch && { branch: preview.branch, changed: [...changes.pictures] })
  const view = { store, ...(pictures && { pictures }), ...(at && { at }) }
  // Who writes it sees it as it is written.
  if (asking.inFrame) return { ...view, store: own ?? store }
  if (asking.isBare) return view
  const before = changes && { content: (beside ?? branches.main).content(), touched: (path: string) => changes.touched.has(path) }
  const { wrongTime } = asking
  const isTold = branch || wrongTime || preview.branches.length > 1
  return { ...view, ...(isTold && { preview: { ...preview, ...(wrongTime && { wrongTime }) } }), ...(before && { before }) }
}

/** Returns the content of the preview that begins at `base`; undefined where there is none, and for people who may not look at branches. */
export async function previewedContent(c: Context, base: string, branches: Views, doors: PreviewDoors): Promise<Content | undefined> {
  const branch = branchOf(base)
  if (!branch || !mayLookAt(await askingOf(c, doors), branch)) return undefined
  return (await branches.open(branch))?.content()
}

/** Returns the base that the admin's frame has to show, by the branch that its editor works on: `''` for the site's own content. */
export function editorsBase(c: Context, branches: Views): string {
  const name = editorsBranch(c) ?? MAIN
  return branches.isMain(name) ? '' : baseOf(name)
}

/**
 * Where the page stands that a request means: `/about?branch=fix` and `/%7Efix/about` at `/~fix/about`, the site's own branch
 * without a base, and in the admin's frame the branch that the editor works on. Whoever may not look at branches signs in
 * first, but for a moment (`/about?at=2026-12-24T09:00`): strangers get the page as it is. undefined where the page stands at the address that was asked for; a request for data is only refused.
 */
export function redirectToPreview(c: Context, asking: Asking, branches: Views): Response | undefined {
  const url = new URL(c.req.url)
  const { base, locale } = parseAddress(url.pathname)
  const rest = url.pathname.slice(base.length) || '/'
  const isData = /\.(data|state)$/.test(url.pathname)
  const chosen = isData ? null : url.searchParams.get('branch')
  if (chosen !== null) url.searchParams.delete('branch')
  const future = isData || !mayPreview(asking) ? undefined : futureIn(url)
  const wanted = asking.inFrame ? editorsBase(c, branches) : baseFor(chosen ?? future ?? branchOf(base), branches)
  const to = straight(wanted + rest) + url.search
  const isPreview = wanted !== '' || base !== ''
  const mayLook = !isPreview || mayLookAt(asking, branchOf(wanted))
  if (wanted === base && chosen === null && !future && mayLook) return undefined
  c.header('cache-control', 'private, no-store')
  if (!mayLook && isData) return c.text('Sign in first.', 401)
  // Who had a link has no password, and nobody else comes to its name.
  if (!mayLook && branchOf(wanted)?.startsWith(`${OF_LINKS}/`)) {
    c.header('x-robots-tag', 'noindex')
    return tellVisitor(c, 'linkEnded', 404)
  }
  if (!mayLook) return c.redirect(staffAddress(to, locale), 303)
  return c.redirect(to, 303)
}

/** Takes a moment out of an address, and returns the name of the site of that moment; undefined where none is asked for. */
function futureIn({ searchParams }: URL): string | undefined {
  const local = askedMoment(searchParams.get(AT) ?? '')
  if (!local) return undefined
  searchParams.delete(AT)
  return placeAt(local)
}

const baseFor = (branch: string | undefined, branches: Views) => (!branch || branches.isMain(branch) ? '' : baseOf(branch))

/** `'/~fix/'` => `'/~fix'` */
const straight = (path: string) => path.replace(/(?<=.)\/$/, '')
