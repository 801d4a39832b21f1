import type { FormName, Values } from './attempt.ts'
import { ABOUT_SENDING } from './traps.ts'

const key = (form: FormName) => `draft:${form}`

/** Not kept: consent is given anew each time, and these are set by the page. */
const NOT_KEPT = ['consent', 'form', 'page', 'treatment', ...ABOUT_SENDING]

/** Keeps what is typed for this tab: through a reload and a change of language, and no longer. */
export function keepDraft(form: FormName, values: Values) {
  const kept = Object.entries(values).filter(([name, value]) => value && !NOT_KEPT.includes(name))
  try {
    if (kept.length) sessionStorage.setItem(key(form), JSON.stringify(Object.fromEntries(kept)))
    else sessionStorage.removeItem(key(form))
  } catch {
    // Storage is blocked: what is typed lasts as long as the page.
  }
}

export function readDraft(form: FormName): Values {
  try {
    return JSON.parse(sessionStorage.getItem(key(form)) ?? '{}')
  } catch {
    return {}
  }
}

export function dropDraft(form: FormName) {
  keepDraft(form, {})
}
