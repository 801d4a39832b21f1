import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { parseAddress } from '../../i18n/addresses.ts'
import { serverI18n } from '../../i18n/all.ts'
import { directionOf } from '../../model/languages.ts'
import { escaped } from '../../seo/sitemap.ts'
import { Busy } from './busy.ts'
import { oneLine } from './log.ts'
import { Unreachable } from './unreachable.ts'

/**
 * Answers a request whose error nobody has caught. Too much to do (`Busy`) and a database that is away will pass, so they
 * are a 503; anything else is a fault of ours, a 500. Visitors are told no details.
 */
export const tellFailure: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof Busy) return busyAnswer(c, error)
  // Logged without the query, which holds what visitors searched for.
  console.error(oneLine(`${c.req.method} ${c.req.path}: ${error.message}`))
  if (!(error instanceof Unreachable)) {
    if (process.env.NODE_ENV === 'development') console.error(error)
    return c.text('Internal Server Error', 500)
  }
  c.header('retry-after', '60')
  return c.json({ message: 'The database can’t be reached at the moment. Nothing is lost: try again in a minute.' }, 503)
}

/**
 * Answers 503 in the visitor's language: the server has too much to do at this moment. A browser that loads a page gets a
 * page, everybody else a line of text.
 */
function busyAnswer(c: Context, { retryAfterSeconds }: Busy): Response {
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
