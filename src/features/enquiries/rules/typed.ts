import type { EnquiryValues, FormName } from './attempt.ts'
import { ABOUT_SENDING } from './traps.ts'

/** How the keys begin in the storage of a tab. */
const PREFIX = 'draft:'

/** Tells whether a field is kept: consent is given anew each time, and the others are set by the page. */
const isKept = (name: string) => !['consent', 'form', 'page', 'treatment', ...ABOUT_SENDING].includes(name)

/**
 * Keeps what is typed for this tab: through a reload and a change of language, and no longer. With it is kept, as `since`, when that began
 * in milliseconds since 1970: at the first call, or then.
 */
export function keepTyped(form: FormName, values: EnquiryValues, then = Date.now()) {
  const kept = Object.entries(values).filter(([name, value]) => value && isKept(name))
  const { since = String(then) } = readTyped(form)
  try {
    if (kept.length) sessionStorage.setItem(PREFIX + form, JSON.stringify({ ...Object.fromEntries(kept), since }))
    else sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Storage is blocked: what is typed lasts as long as the page.
  }
}

/** Returns what was typed into a form in this tab and is kept; nothing where storage is blocked. */
export function readTyped(form: FormName): EnquiryValues {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}')
  } catch {
    return {}
  }
}

/** Tells whether something that was typed into a form, by its name, is kept. Throws where storage is blocked. */
export const hasTyped = (form: string | undefined): boolean => Boolean(sessionStorage.getItem(PREFIX + form))

/** Forgets what was typed into a form. */
export function dropTyped(form: FormName) {
  keepTyped(form, {})
}
