import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { clinicTime } from '../../../content/clinic/clinic-time.ts'
import { clinicsOf } from '../../../content/clinic/contact.ts'
import type { Content } from '../../../content/cms/client.ts'
import { localise } from '../../../content/view/localise.ts'
import { addressIn, parseAddress } from '../../../i18n/addresses.ts'
import { PAGES, THANKS } from '../../../model/fixed-addresses.ts'
import { clientAddress } from '../../../server/http/client-address.ts'
import type { Attempts, Limit } from '../../../server/http/rate-limit.ts'
import { reasonOf } from '../../../server/http/unreachable.ts'
import { localPath } from '../../gate/rules/local-path.ts'
import { type Attempt, isForm } from '../rules/attempt.ts'
import { check } from '../rules/check.ts'
import { isAside } from '../rules/inbox.ts'
import { sentQuery } from '../rules/sent-query.ts'
import { ABOUT_SENDING } from '../rules/traps.ts'
import { calendarRoute } from './calendar-route.ts'
import { type Limits, limitEnquiries } from './limits.ts'
import { readPosted } from './posted.ts'
import type { Book } from './record.ts'
import { suspicionsOf } from './suspicion.ts'
import { refuseUnread } from './unread.ts'

const MOST_BYTES = 64 * 1024
const NOT_NOW = "can't take enquiries now"
const TOO_MANY = 'Too many enquiries come from your address. Wait ten minutes, or call us.'

/** The mark that a page puts on one sending, and on each retry of it. */
const KEY = /^[0-9a-f]{32}$/

/** Returns the address of the page to show again: `'/ar/contact'`, `'/~fix/contact'`; undefined if it is no page of this site. */
const pageOf = (page = '') => (/^\/[\w/-]*$/.test(page.slice(parseAddress(page).base.length)) ? localPath(page) : undefined)

type Parts = {
  /** The site's own content. */
  content(): Content
  /** The content of the preview that begins at a base, such as `'/~fix'`; undefined for whoever may not look at it. */
  previewed(c: Context, base: string): Promise<Content | undefined>
  book: Book
  limits: Limits
  /** Makes the counters of the limits: in memory, unless several processes count together. */
  limit?: (limit: Limit) => Attempts
  /** Is told of each form that was sent, once, with the page that it was sent from. */
  sent?(c: Context, form: string, page: string): Promise<void>
  show(c: Context, page: string, attempt: Attempt, status: number): Promise<Response>
}

/**
 * Takes both forms, as JSON from a page that is alive and as a plain post from one that is not.
 * A plain post that is not taken gets its page back, with what was typed and what is wrong.
 */
export function createEnquiries({ content, previewed, book, limits, limit, sent, show }: Parts) {
  const app = new Hono()
  const count = limitEnquiries(limits, limit)
  app.get('/api/enquiries', (c) => c.redirect(PAGES.contact, 303))
  app.get(
    '/api/enquiries/calendar.ics',
    calendarRoute(async (c) => (await previewed(c, parseAddress(c.req.query('page') ?? '').base)) ?? content()),
  )
  const unread = refuseUnread(show)
  app.post('/api/enquiries', bodyLimit({ maxSize: MOST_BYTES, onError: (c) => unread(c, 413) }), async (c) => {
    const posted = await readPosted(c)
    const { form, page: asked, ...values } = posted?.values ?? {}
    if (!posted || !isForm(form)) return unread(c, 400)
    const { base, locale, path } = parseAddress(pageOf(asked) ?? PAGES[form])
    const preview = await previewed(c, base)
    const home = preview ? base : ''
    const page = home + addressIn(path, locale)
    const refuse = (status: 422 | 429 | 503, rest: Pick<Attempt, 'problems' | 'failed'>, error: object) =>
      posted.scripted ? c.json(error, status) : show(c, page, { form, values: typed(values), ...rest }, status)

    const settings = localise((await (preview ?? content()).settings()).data.siteSettings, 'en')
    const hours = Object.fromEntries(clinicsOf(settings).map(({ city, clinic }) => [city, clinic]))
    const receivedAt = new Date()
    const checked = check(form, values, { now: clinicTime(receivedAt), hours })
    if ('problems' in checked) return refuse(422, { problems: checked.problems, failed: false }, { problems: checked.problems })
    const many = await count(clientAddress(c))
    if (many === 'refused') return refuse(429, { problems: {}, failed: true }, { error: TOO_MANY })
    try {
      const sending = {
        key: KEY.exec(values.key ?? '')?.[0],
        suspicions: [...(preview ? (['trial'] as const) : []), ...suspicionsOf(values), ...many],
      }
      const { reference, again } = await book.keep({ ...checked.enquiry, locale, receivedAt }, sending)
      if (!again && !isAside(sending.suspicions)) await sent?.(c, form, page)
      if (posted.scripted) return c.json({ reference }, 201)
      return c.redirect(home + addressIn(THANKS, locale) + sentQuery(reference, checked.enquiry), 303)
    } catch (error) {
      console.error(`Enquiry not stored: ${reasonOf(error)}`)
      return refuse(503, { problems: {}, failed: true }, { error: NOT_NOW })
    }
  })
  return app
}

/** Returns the values that the visitor typed and ticked, without those about the sending. */
const typed = (values: Attempt['values']) => Object.fromEntries(Object.entries(values).filter(([name]) => !ABOUT_SENDING.includes(name)))
