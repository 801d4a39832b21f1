import type { Context } from 'hono'
import { parseAddress } from '../../i18n/addresses.ts'
import { serverI18n } from '../../i18n/all.ts'
import { directionOf } from '../../model/languages.ts'
import { escaped } from '../../seo/sitemap.ts'
import type { Busy } from './busy.ts'

/**
 * Answers 503 in the visitor's language: the server has too much to do at this moment. A browser that loads a page gets a
 * page, everybody else a line of text.
 */
export function busyAnswer(c: Context, { retryAfterSeconds }: Busy): Response {
  const { locale } = parseAddress(c.req.path)
  const { t } = serverI18n(locale)
  c.header('retry-after', String(retryAfterSeconds))
  c.header('cache-control', 'no-store')
  c.header('content-language', locale)
  if (!c.req.header('accept')?.includes('text/html')) return c.text(`${t('busy.title')} ${t('busy.text')}`, 503)
  const page = `<!DOCTYPE html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(t('busy.title'))}</title>
</head>
<body><h1>${escaped(t('busy.title'))}</h1><p>${escaped(t('busy.text'))}</p></body>
</html>
`
  return c.html(page, 503)
}
