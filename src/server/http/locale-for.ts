import type { Context } from 'hono'
import { parseAddress } from '../../i18n/addresses.ts'
import { isLocale, LOCALES, type Locale } from '../../model/languages.ts'

/** Returns a language with the script that it is written in: `'zh-HK'` => `'zh-Hant'`; undefined for what names none. */
function written(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}

const WRITTEN = new Map(LOCALES.map((locale) => [written(locale), locale]))

/** Returns the first of a browser's languages that the site has, English if it has none: `'fr,zh-HK;q=0.9,en;q=0.8'` => `'zh-TW'` */
export function localeAsked(languages: string): Locale {
  for (const tag of languages.split(',')) {
    const found = WRITTEN.get(written(tag.replace(/;.*/, '').trim()))
    if (found) return found
  }
  return 'en'
}

/**
 * Returns the language in which somebody is told why a request has no answer: that of its address (`/ar/about`, or `?locale=ar` of a
 * file), else of the page of the site that it comes from, else the first of the browser's that the site has.
 */
export function localeFor(c: Context): Locale {
  const { pathname, searchParams } = new URL(c.req.url)
  const named = [parseAddress(pathname).locale, searchParams.get('locale')].find((locale) => isLocale(locale) && locale !== 'en')
  if (isLocale(named)) return named
  const referer = c.req.header('referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer) : undefined
  // What comes before the name is the server's own address, behind whatever stands in front of it.
  const isOurs = from && [c.req.header('host'), new URL(c.req.url).host].includes(from.host) && !from.pathname.startsWith('/admin')
  return isOurs ? parseAddress(from.pathname).locale : localeAsked(c.req.header('accept-language') ?? '')
}
