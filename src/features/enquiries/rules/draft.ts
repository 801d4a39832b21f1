import type { FormName, Values } from './attempt.ts'
import { ABOUT_SENDING } from './traps.ts'

const PREFIX = 'draft:'

/** Tells whether a field is kept: consent is given anew each time, and the others are set by the page. */
const isKept = (name: string) => !['consent', 'form', 'page', 'treatment', ...ABOUT_SENDING].includes(name)

/** Keeps what is typed for this tab: through a reload and a change of language, and no longer. */
export function keepDraft(form: FormName, values: Values) {
  const kept = Object.entries(values).filter(([name, value]) => value && isKept(name))
  try {
    if (kept.length) sessionStorage.setItem(PREFIX + form, JSON.stringify(Object.fromEntries(kept)))
    else sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Storage is blocked: what is typed lasts as long as the page.
  }
}

export function readDraft(form: FormName): Values {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}')
  } catch {
    return {}
  }
}

/** Tells whether something that was typed into a form, by its name, is kept. Throws where storage is blocked. */
export const hasDraft = (form: string | undefined): boolean => Boolean(sessionStorage.getItem(PREFIX + form))

export function dropDraft(form: FormName) {
  keepDraft(form, {})
}
