import { createContext } from 'react-router'

/**
 * Marks the scripts that the site itself writes into a page, by a text that nobody can guess. The server allows just these
 * and takes the mark out again (see `server/http/csp.ts`).
 */
export const scriptNonce = createContext('')
