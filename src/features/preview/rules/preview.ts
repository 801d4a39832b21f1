import type { Content } from '../../../content/cms/client.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Unseen } from './differences/unseen.ts'

export type InEachLocale = Record<Locale, string>

/** What a branch does to a file. */
export type Kind = 'new' | 'edited' | 'removed'

/** A document that a branch changes. */
export type DocumentDifference = {
  /** Where it lies: `'content/faq/home-cost.json'`. */
  path: string
  kind: Kind
  /** What people call it: the title of a page, a question, somebody's name. */
  title: InEachLocale
  /** The languages in which it differs. */
  locales: Locale[]
  /** What can't be seen where it shows, with the languages in which it differs. */
  unseen: { what: Unseen; locales: Locale[] }[]
  /** For each language the names of fields that differ and show on other pages, too: `'title'`, `'card.price'`. */
  elsewhere: Record<Locale, string[]>
  /** Its own address, where it is a page. */
  href?: string
  /** Addresses of other pages that show it. */
  shownAt: string[]
}

/** A file of `public/media` that a branch changes: `'scene/rose.webp'`, and the addresses of the pages that show it. */
export type PictureDifference = { file: string; kind: Kind; shownAt: string[] }

/** What of a branch shows only once it is deployed. */
export type Deployment = 'code' | 'schema' | 'packages' | 'public'

/** What a tester is told that a branch changes. */
export type Told = {
  documents: DocumentDifference[]
  pictures: PictureDifference[]
  /** Titles of the pages that are named in `shownAt`, by address. */
  pageTitles: Record<string, InEachLocale>
  needsDeployment: Deployment[]
}

/** Of the site itself, which is compared with nothing. */
export const NOTHING_TOLD: Told = { documents: [], pictures: [], pageTitles: {}, needsDeployment: [] }

/** What a tester is told about branches. `branch` is absent while the site itself is shown. */
export type Preview = Told & {
  branches: string[]
  branch?: string
  /** Names this state of the branch and the site. */
  version?: string
  commit?: { subject: string; author: string; date: string }
  /** What of the branch can't be shown, and why, in sentences. */
  problems?: string[]
}

/** What the pages of a branch are compared with: the site's own content, in the documents that the branch `touched`. */
export type Before = { content: Content; touched(path: string): boolean }

/** The changed parts of one page, and the sections that are no longer there. */
export type PageChanges = { parts: number; gone: number }
