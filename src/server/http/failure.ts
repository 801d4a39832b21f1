import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { addressIn } from '../../i18n/addresses.ts'
import { serverI18n } from '../../i18n/all.ts'
import { TOLD_WORDS } from '../../i18n/told-words.ts'
import { directionOf, type Locale } from '../../model/languages.ts'
import { escaped } from '../../seo/sitemap.ts'
import { Busy } from './busy.ts'
import { localeFor } from './locale-for.ts'
import { oneLine } from './log.ts'
import { mishapOf } from './told.ts'
import { Unreachable } from './unreachable.ts'

/** What programs and the desk are told, in English; the desk puts it into the words of its reader. */
const MESSAGES = {
  away: 'The database can’t be reached at the moment. Nothing is lost: try again in a minute.',
  full: 'The disk of the server is full, so nothing can be kept. What you typed is still here: tell whoever runs the site, and try again once there is room.',
  error: 'Something went wrong on the server. What you typed is still here: tell whoever runs the site, whose log says why.',
  longAddress: 'This address is too long.',
}

/**
 * Answers a request whose error nobody has caught. Too much to do (`Busy`), a database that is away and a full disk will pass, so they
 * are a 503; anything else is a fault of ours, a 500. Whoever loads a page gets one in its language, everybody else a message.
 * Visitors are told no details.
 */
export const tellFailure: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return tellVisitor(c, error.status === 413 ? 'tooMuch' : 'unread', error.status)
  if (error instanceof Busy) return tellVisitor(c, 'busy', 503, error.retryAfterSeconds)
  // Logged without the query, which holds what visitors searched for.
  console.error(oneLine(`${c.req.method} ${c.req.path}: ${error.message}`))
  if (error instanceof Unreachable) return tellVisitor(c, 'away', 503, 60)
  if (mishapOf(error) === 'full') return tellVisitor(c, 'full', 503, 60)
  if (process.env.NODE_ENV === 'development') console.error(error)
  return tellVisitor(c, 'error', 500)
}

/** Answers what leads to no page and no file, such as a file of a site that is not open yet, or a form that is sent to nobody. */
export const tellNotFound: NotFoundHandler = (c) => tellVisitor(c, 'notFound', 404)

/** The sentences for visitors, each a title and a text; the languages have them all. */
type Told = 'busy' | 'away' | 'full' | 'error' | 'longAddress' | 'notFound' | 'noVisit' | 'linkEnded' | 'noCookies' | 'tooMuch' | 'unread'

function wordsOf(told: Told, locale: Locale): { title: string; text: string } {
  const { t } = serverI18n(locale)
  if (told === 'error') return { title: t('error.failed'), text: t('error.text') }
  return told === 'notFound' ? { title: t('notFound.title'), text: t('notFound.text') } : TOLD_WORDS[locale][told]
}

/**
 * Answers in the visitor's language why there is no answer. A browser that loads a page gets a page, everybody else a message, or
 * where there is none for programs a line of text.
 */
export function tellVisitor(c: Context, told: Told, status: ContentfulStatusCode, retryAfterSeconds?: number): Response {
  const locale = localeFor(c)
  const { title, text } = wordsOf(told, locale)
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  c.header('cache-control', 'no-store')
  const isPage = c.req.header('accept')?.includes('text/html')
  if (!isPage && told in MESSAGES) return c.json({ message: MESSAGES[told as keyof typeof MESSAGES] }, status)
  c.header('content-language', locale)
  if (!isPage) return c.text(`${title} ${text}`, status)
  const home = `<p><a href="${addressIn('/', locale)}">${escaped(serverI18n(locale).t('actions.backHome'))}</a></p>`
  const page = `<!DOCTYPE html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${status < 500 ? home : ''}</body>
</html>
`
  return c.html(page, status)
}
