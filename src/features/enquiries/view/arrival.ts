import { createContext, useContext } from 'react'
import type { Arrival } from '../rules/attempt.ts'

const ArrivalContext = createContext<Arrival | undefined>(undefined)

export const ArrivalProvider = ArrivalContext.Provider

/** How the visitor came to the form on this page. */
export const useArrival = (): Arrival => useContext(ArrivalContext) ?? { asked: {} }
