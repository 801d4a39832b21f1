import { BASE } from '../i18n/addresses.ts'
import { isLocale } from '../model/languages.ts'

const KEY = 'language'

const hasPrefix = (code: unknown) => isLocale(code) && code !== 'en'

/**
 * Opens an address without a prefix in the language that the visitor chose earlier, in the preview of a branch as well.
 * Inside the editor's frame it leaves the language alone. Throws where storage is blocked.
 */
export function openChosenLanguage() {
  const chosen = localStorage.getItem(KEY)
  const [base = ''] = BASE.exec(location.pathname) ?? []
  const path = location.pathname.slice(base.length)
  const root = document.documentElement
  if (window.parent !== window || root.lang !== 'en' || !hasPrefix(chosen) || hasPrefix(path.split('/')[1])) return
  // Nothing of this page is painted.
  root.style.display = 'none'
  location.replace(`${base}/${chosen}${path === '/' ? '' : path}${location.search}${location.hash}`)
}

/**
 * Stores the language at the click on its link, also that of the middle button, and adds to the link what the server can't know: the hash,
 * and the query as it is by then.
 */
export function storeChosenLanguage() {
  const store = (event: MouseEvent) => {
    // The right button only asks what could be done with the link.
    const link = event.button < 2 && event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-locale]')
    if (!link) return
    try {
      localStorage.setItem(KEY, link.lang)
    } catch {
      // Storage is blocked: the link leads to the language all the same.
    }
    link.search = location.search
    link.hash = location.hash
  }
  document.addEventListener('click', store, true)
  document.addEventListener('auxclick', store, true)
}
