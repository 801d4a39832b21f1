import type { Content } from '../../../content/cms/client.ts'
import type { Locale } from '../../../model/languages.ts'
import type { Unseen } from './differences/unseen.ts'

export type InEachLocale = Record<Locale, string>

/** The ways in which a branch, a release or a single change may change a file. */
export type DifferenceKind = 'new' | 'edited' | 'removed'

/** A document that a branch changes. */
export type DocumentDifference = {
  /** The path of its file: `'content/faq/home-cost.json'`. */
  path: string
  kind: DifferenceKind
  /** The title of a page, a question, or somebody's name. */
  title: InEachLocale
  /** The languages in which it differs. */
  locales: Locale[]
  /** The kinds of differences that can't be seen where it shows, each with its languages. */
  unseen: { what: Unseen; locales: Locale[] }[]
  /** For each language the names of fields that differ and show on other pages, too: `'title'`, `'card.price'`. */
  elsewhere: Record<Locale, string[]>
  /** Its own address, where it is a page. */
  href?: string
  /** The address that it has on the site, where that is another one, or it is gone. */
  was?: string
  /** Addresses of other pages that show it. */
  shownAt: string[]
}

/** A file of `public/media` that a branch changes: `'scene/rose.webp'`, and the addresses of the pages that show it. */
export type PictureDifference = { file: string; kind: DifferenceKind; shownAt: string[] }

/** The parts of a branch that show only once it is deployed. */
export type Deployment = 'code' | 'schema' | 'packages' | 'public'

/** The changes of a branch that a tester is told of. */
export type Told = {
  documents: DocumentDifference[]
  pictures: PictureDifference[]
  /** The addresses at which something of it is seen, in the order of the menu; of a page that is gone the one that it had. */
  pages: string[]
  /** Their titles, by address. */
  pageTitles: Record<string, InEachLocale>
  needsDeployment: Deployment[]
}

/** No changes: for the site itself, which is compared with nothing. */
export const NOTHING_TOLD: Told = { documents: [], pictures: [], pages: [], pageTitles: {}, needsDeployment: [] }

/**
 * The site at a moment that is not now: the time by the clinics' clocks (`'2026-12-24T09:00'`, with an offset behind it where the address
 * has one), the names of the drafts that are public by then and those that are taken back, and of those that would not go out as they stand. `isPast`: the moment is no more to come.
 */
export type Future = { local: string; begun: string[]; ended: string[]; left: string[]; isPast?: boolean }

/** The branches that a tester can look at, and the changes of the one that is shown. `branch` is absent while that is the site itself. */
export type Preview = Told & {
  branches: string[]
  branch?: string
  /** The moment that is shown, where it is not now. */
  future?: Future
  /** The address asked for a moment that the clinics' clocks never show, so that what is shown is the site of now. */
  wrongTime?: boolean
  /** What people are told instead of the branch's name. */
  called?: string
  /** Names this state of the branch and the site. */
  version?: string
  commit?: { subject: string; author: string; date: string }
  /** Sentences that say which parts of the branch can't be shown, and why. */
  problems?: string[]
}

/** The site's own content, with which a branch's pages are compared; `touched` tells whether the branch changes a document, by path. */
export type Before = { content: Content; touched(path: string): boolean }

/** The changed parts of one page, and the sections that are no longer there. */
export type PageChanges = { parts: number; gone: number }

/** Where the preview of a branch asks whether there is something new. */
export const PREVIEW_VERSION = '/api/preview/version'

/** `'fix/hours'` => `'/api/preview/version?branch=fix%2Fhours'` */
export const previewVersionPath = (branch: string) => `${PREVIEW_VERSION}?branch=${encodeURIComponent(branch)}`
