import { createContext } from 'react-router'

/**
 * For a page whose loaded data are kept apart from its document: `address` is where the application gets them, with a
 * hash of them once the page is rendered, and `state` what stands there, in the router's own encoding.
 */
export type StateApart = { address: string; state?: string }

/** The key under which the server says whether the data of a page are to be kept apart; undefined: they stand in the document. */
export const stateApart = createContext<StateApart | undefined>(undefined)
