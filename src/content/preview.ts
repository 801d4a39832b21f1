import type { Content } from './client.ts'

/** A page that a branch changes; `href` is absent where the page is gone. */
export type ChangedPage = { kind: 'new' | 'edited' | 'removed'; title: string; href?: string }

/** What a tester is told about branches. `branch` is absent while the site itself is shown. */
export type Preview = {
  branches: string[]
  branch?: string
  commit?: { subject: string; author: string; date: string }
  pages: ChangedPage[]
  /** What of the branch can't be shown, and why, in sentences. */
  problems?: string[]
  /** The branch also changes code or schema, which show only once it is deployed. */
  needsDeployment: boolean
}

/** What the pages of a branch are compared with: the site's own content, in the documents that the branch `touched`. */
export type Before = { content: Content; touched(path: string): boolean }

/** That a branch changes a part of a page: as the `at`-th of `of` changed parts, from 1. */
export type Change = { kind: 'new' | 'edited'; at: number; of: number }

/** The changed parts of one page, and the sections that are no longer there. */
export type PageChanges = { parts: number; gone: number }
