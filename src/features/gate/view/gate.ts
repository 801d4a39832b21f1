import { createContext, useContext } from 'react'
import type { GateState } from '../rules/flag.ts'

const GateContext = createContext<GateState | undefined>(undefined)

export const GateProvider = GateContext.Provider

/** The gate's state. Using it outside its provider is a mistake of ours, and says so. */
export function useGate(): GateState {
  const state = useContext(GateContext)
  if (!state) throw new Error('useGate is used outside GateProvider')
  return state
}
