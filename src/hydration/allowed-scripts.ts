import { createHash } from 'node:crypto'
import { createContext } from 'react-router'
import * as body from './body.client.ts?script'
import * as head from './head.client.ts?script'
import { nextPage } from './next-page.ts'

/** The hashes of the scripts that every page may hold: two from the build, and the rules for the next page. The server names them in the policy of the page. */
export const scriptHashes = [head.hash, body.hash, createHash('sha256').update(nextPage).digest('base64')]

/**
 * Marks the scripts that the router writes into one page alone, by a text that nobody can guess. The server allows just
 * these beside those, and takes the mark out again (see `server/http/csp.ts`).
 */
export const scriptNonce = createContext('')
