import { createContext } from 'react-router'
import * as body from './body.client.ts?script'
import * as head from './head.client.ts?script'

/** The hashes of the two scripts that every page may hold, from the build. The server names them in the policy of the page. */
export const scriptHashes = [head.hash, body.hash]

/**
 * Marks the scripts that the router writes into one page alone, by a text that nobody can guess. The server allows just
 * these beside the two, and takes the mark out again (see `server/http/csp.ts`).
 */
export const scriptNonce = createContext('')
