import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { parseAddress } from '../../i18n/addresses.ts'
import { serverI18n } from '../../i18n/all.ts'
import { directionOf } from '../../model/languages.ts'
import { escaped } from '../../seo/sitemap.ts'
import { Busy } from './busy.ts'
import { oneLine } from './log.ts'
import { mishapOf } from './told.ts'
import { Unreachable } from './unreachable.ts'

/** What programs and the desk are told, in English; the desk puts it into the words of its reader. */
const MESSAGES = {
  away: 'The database can’t be reached at the moment. Nothing is lost: try again in a minute.',
  full: 'The disk of the server is full, so nothing can be kept. What you typed is still here: tell whoever runs the site, and try again once there is room.',
  error: 'Something went wrong on the server. What you typed is still here: tell whoever runs the site, whose log says why.',
}

/**
 * Answers a request whose error nobody has caught. Too much to do (`Busy`), a database that is away and a full disk will pass, so they
 * are a 503; anything else is a fault of ours, a 500. Whoever loads a page gets one in its language, everybody else a message.
 * Visitors are told no details.
 */
export const tellFailure: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof Busy) return answer(c, 'busy', 503, error.retryAfterSeconds)
  // Logged without the query, which holds what visitors searched for.
  console.error(oneLine(`${c.req.method} ${c.req.path}: ${error.message}`))
  if (error instanceof Unreachable) return answer(c, 'away', 503, 60)
  if (mishapOf(error) === 'full') return answer(c, 'full', 503, 60)
  if (process.env.NODE_ENV === 'development') console.error(error)
  return answer(c, 'error', 500)
}

/**
 * Answers in the visitor's language why there is no answer. A browser that loads a page gets a page, everybody else a message, or
 * where there is too much to do a line of text.
 */
function answer(c: Context, what: 'busy' | keyof typeof MESSAGES, status: 500 | 503, retryAfterSeconds?: number): Response {
  const { locale } = parseAddress(c.req.path)
  const { t } = serverI18n(locale)
  const [title, text] = what === 'error' ? [t('error.failed'), t('error.text')] : [t(`${what}.title`), t(`${what}.text`)]
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  c.header('cache-control', 'no-store')
  if (!c.req.header('accept')?.includes('text/html') && what !== 'busy') return c.json({ message: MESSAGES[what] }, status)
  c.header('content-language', locale)
  if (!c.req.header('accept')?.includes('text/html')) return c.text(`${title} ${text}`, status)
  const page = `<!DOCTYPE html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body><h1>${escaped(title)}</h1><p>${escaped(text)}</p></body>
</html>
`
  return c.html(page, status)
}
