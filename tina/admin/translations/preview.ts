import { addressIn, parseAddress } from '../../../src/i18n/addresses.ts'
import type { Locale } from '../../../src/model/languages.ts'

const frame = () => document.querySelector<HTMLIFrameElement>('#tina-iframe')

/** The language of the page in the preview; undefined where a form stands without one. */
export function languageOfPreview(): Locale | undefined {
  const { pathname } = frame()?.contentWindow?.location ?? {}
  return pathname?.startsWith('/') ? parseAddress(pathname).locale : undefined
}

/** Loads the page of the preview in another language, at the section that was in the middle. The admin keeps what was typed. */
export function showInPreview(locale: Locale) {
  const page = frame()?.contentWindow
  if (!page) return
  const shown = parseAddress(page.location.pathname)
  if (shown.locale === locale) return
  const index = sections(page).findIndex((section) => section.getBoundingClientRect().bottom > page.innerHeight / 2)
  window.addEventListener('message', function scroll({ data }) {
    if (data?.type !== 'preview:language') return
    window.removeEventListener('message', scroll)
    if (index > 0) sections(page)[index]?.scrollIntoView()
  })
  page.location.assign(addressIn(shown.path, locale) + page.location.search)
}

const sections = (page: Window) => [...page.document.querySelectorAll('main section, main > *')]
