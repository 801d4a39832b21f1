import type { Context } from 'hono'
import { addressIn, parseAddress } from '../../../i18n/addresses.ts'
import { PAGES } from '../../../model/fixed-addresses.ts'
import { localeAsked } from '../../../server/http/locale-for.ts'
import type { Attempt, Unread } from '../rules/attempt.ts'
import { isScripted } from './posted.ts'

const WHY = {
  400: { unread: 'broken', error: 'Send one of the forms of this site, as JSON or as a form.' },
  413: { unread: 'tooLong', error: 'That is longer than any enquiry.' },
} as const satisfies Record<number, { unread: Unread; error: string }>

/** The form that a post comes from and its page, told by the address that the browser names, else by its language. */
function cameFrom(c: Context): { form: Attempt['form']; page: string } {
  const referer = c.req.header('referer') ?? ''
  const { base, locale, path } = URL.canParse(referer)
    ? parseAddress(new URL(referer).pathname)
    : { base: '', locale: localeAsked(c.req.header('accept-language') ?? ''), path: '' }
  const form = path === PAGES.appointment ? 'appointment' : 'contact'
  return { form, page: base + addressIn(PAGES[form], locale) }
}

type Show = (c: Context, page: string, attempt: Attempt, status: number) => Promise<Response>

/** Refuses what can't be read: a script is told in JSON, a visitor gets the form again, with the phone number. */
export const refuseUnread = (show: Show) => async (c: Context, status: keyof typeof WHY) => {
  const { unread, error } = WHY[status]
  if (isScripted(c)) return c.json({ error }, status)
  const { form, page } = cameFrom(c)
  return show(c, page, { form, values: {}, problems: {}, failed: true, unread }, status)
}
