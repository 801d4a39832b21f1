import { TOLD_WORDS } from '../../i18n/told-words.ts'
import { directionOf, type Locale } from '../../model/languages.ts'
import { escaped } from '../../seo/sitemap.ts'

/**
 * Returns the HTML of a page that stands in for a redirect, for hosts that know only files. It leads on to `to` by itself,
 * or by its link.
 */
export function movedPage(to: string, locale: Locale, origin: string): string {
  const { title, link } = TOLD_WORDS[locale].moved
  const target = escaped(to)
  return `<!DOCTYPE html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escaped(new URL(to, origin).href)}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body><h1>${escaped(title)}</h1><p><a href="${target}">${escaped(link)}</a></p></body>
</html>
`
}
