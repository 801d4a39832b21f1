import { createContext } from 'react-router'
import type { Content } from '../content/cms/client.ts'
import type { Attempt } from '../features/enquiries/rules/attempt.ts'
import type { GateState } from '../features/gate/rules/flag.ts'
import type { BranchPictures } from '../features/preview/rules/branch-pictures.ts'
import type { Before, Preview } from '../features/preview/rules/preview.ts'
import type { Locale } from '../model/languages.ts'

/**
 * The values that the server gives to loaders: the content of the branch that is asked for, that of the `site` for what
 * a branch lacks, the site's own `origin`, the gate, what testers are told (`preview`), the content that the branch is
 * compared with (`before`), the branch's pictures, the form that was posted without script and not taken (`attempt`),
 * whether a document that is not there was deleted, whether the pages are for a host without a server, whether an
 * editor sees them in the admin, with what is not published, too (`withUnpublished`), and who counts what a visitor searched for and
 * did not find (`missed`); and the moment that a tester looks at, where that is not now (`at`).
 */
export type Served = {
  content: Content
  site?: Content
  origin: string
  gate: GateState
  preview?: Preview
  before?: Before
  pictures?: BranchPictures
  attempt?: Attempt
  wasDeleted?: (file: string) => Promise<boolean>
  isStatic?: boolean
  withUnpublished?: boolean
  missed?: (query: string, locale: Locale) => void
  at?: Date | undefined
}

/** The key under which loaders find these values; `entry.server.tsx` hands it to the server, so that both hold the same one. */
export const served = createContext<Served>()
