import { FLAG, FLAG_VALUE } from '../features/gate/rules/flag.ts'

const YEAR_S = 31_536_000
const COOKIE = `${FLAG}=${FLAG_VALUE}`
const hasCookie = () => document.cookie.split('; ').includes(COOKIE)

/**
 * Copies a flag that was set by hand from storage to a cookie, which the server can read, and loads the page once more.
 * Returns whether it does. Throws where storage is blocked.
 */
export function mirrorFlag(): boolean {
  if (localStorage.getItem(FLAG) !== FLAG_VALUE || hasCookie()) return false
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set a cookie answers too late.
  document.cookie = `${COOKIE};path=/;max-age=${YEAR_S};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`
  // Where cookies are blocked it would load the page for ever.
  if (!hasCookie()) return false
  // Nothing of this page is painted.
  document.documentElement.style.display = 'none'
  location.reload()
  return true
}

/** Forgets the flag when a tester signs out; the server clears the cookies. */
export function forgetFlagOnSignOut() {
  const forget = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-forget]'))) return
    try {
      localStorage.removeItem(FLAG)
    } catch {
      // Storage is blocked: there is no flag.
    }
  }
  document.addEventListener('submit', forget, true)
}
