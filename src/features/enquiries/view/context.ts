import { createContext, useContext } from 'react'
import type { EnquiryValues, FormName, Problems } from '../rules/attempt.ts'
import type { Rules } from '../rules/slots.ts'

/**
 * The state of a form, for its fields. `alive`: its scripts run, so that a change of one field can change another; `put` writes into a
 * field as if it were typed.
 */
export type EnquiryFormState = {
  form: FormName
  values: EnquiryValues
  problems: Problems
  rules: Rules
  alive: boolean
  put(name: string, value: string): void
}

const EnquiryContext = createContext<EnquiryFormState | undefined>(undefined)

export const EnquiryProvider = EnquiryContext.Provider

/** Returns the state of the form around a field. Throws outside a form. */
export function useForm(): EnquiryFormState {
  const state = useContext(EnquiryContext)
  if (!state) throw new Error('A field stands outside its form')
  return state
}
