/** A page that a branch changes; `href` is absent where the page is gone. */
export type ChangedPage = { kind: 'new' | 'edited' | 'removed'; title: string; href?: string }

/** What a tester is told about branches. `branch` is absent while the site itself is shown. */
export type Preview = {
  branches: string[]
  branch?: string
  commit?: { subject: string; author: string; date: string }
  pages: ChangedPage[]
  /** The branch also changes code or schema, which show only once it is deployed. */
  needsDeployment: boolean
}
