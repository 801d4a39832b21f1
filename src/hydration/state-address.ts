import { createContext } from 'react'

/** The address of the data of the page, where they are kept apart from its document (see `state-apart.ts`). */
export const StateAddress = createContext<string | undefined>(undefined)
