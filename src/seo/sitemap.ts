import { addressIn } from '../i18n/addresses.ts'
import type { Locale } from '../model/languages.ts'

/** An address of the site, as its English path, and the languages in which it is written. */
export type SitemapEntry = { path: string; locales: readonly Locale[] }

/** Returns a text as HTML and XML hold it: `'a & b'` => `'a &#38; b'` */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Returns a sitemap in which each address names itself in the other languages: `https://…/ar/about` with `hreflang="en"`, … */
export function sitemap(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, locales }) => {
    const at = (locale: Locale) => escaped(origin + addressIn(path, locale))
    const link = (language: string, locale: Locale) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(locale)}"/>`
    const links = [...locales.map((locale) => link(locale, locale)), link('x-default', 'en')].join('')
    return locales.map((locale) => `<url><loc>${at(locale)}</loc>${links}</url>`)
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** Returns the text of `robots.txt`: crawlers may read everything but the editor and the addresses that only scripts ask for. */
export const robots = (origin: string) => `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
