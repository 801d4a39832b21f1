import { createContext, useContext } from 'react'
import { FLAG, FLAG_VALUE, type GateState } from '../rules/flag.ts'

const GateContext = createContext<GateState | undefined>(undefined)

export const GateProvider = GateContext.Provider

/** The gate's state. Using it outside its provider is a mistake of ours, and says so. */
export function useGate(): GateState {
  const state = useContext(GateContext)
  if (!state) throw new Error('useGate is used outside GateProvider')
  return state
}

/** How an attempt ended: let in, wrong password, too many attempts, or the server did not answer. */
export type PasswordAttempt = 'in' | 'wrong' | 'attempts' | 'failed'

/** Sends the password to the server; if it is right, stores the flag. The caller reloads the page. */
export async function signIn(password: string): Promise<PasswordAttempt> {
  try {
    const response = await fetch('/api/gate/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    })
    if (response.status === 401) return 'wrong'
    if (response.status === 429) return 'attempts'
    if (!response.ok) return 'failed'
    storeFlag()
    return 'in'
  } catch {
    return 'failed'
  }
}

function storeFlag() {
  try {
    localStorage.setItem(FLAG, FLAG_VALUE)
  } catch {
    // Storage is blocked: the cookie that the server set opens the site.
  }
}
