import { createContext } from 'react-router'
import type { Content } from '../content/client.ts'
import type { Preview } from '../content/preview.ts'
import type { Attempt } from '../enquiries/attempt.ts'
import type { GateState } from '../gate/flag.ts'

/**
 * What the server gives to loaders: the content of the branch that is asked for, the site's own origin, the gate,
 * what testers are told, the form that a page comes back with when it was posted without script and not taken,
 * whether a document that is not there was deleted, and whether the pages are for a host without a server.
 */
export type Served = {
  content: Content
  origin: string
  gate: GateState
  preview?: Preview
  attempt?: Attempt
  wasDeleted?: (file: string) => Promise<boolean>
  isStatic?: boolean
}

/** The key under which loaders find it; `entry.server.tsx` hands it to the server, so that both hold the same one. */
export const served = createContext<Served>()
