import type { Context } from 'hono'
import { writtenDay } from '../../../content/clinic/clinic-time.ts'
import type { Content } from '../../../content/cms/client.ts'
import { localise } from '../../../content/view/localise.ts'
import { serverI18n } from '../../../i18n/all.ts'
import { isLocale } from '../../../model/languages.ts'
import { tellVisitor } from '../../../server/http/failure.ts'
import { isolated } from '../../../ui/isolate.ts'
import { calendarFile } from '../rules/calendar.ts'
import { cityOf, SLOTS } from '../rules/choices.ts'
import { readSent } from '../rules/sent-query.ts'

/** The requested time as a file for a calendar, in the visitor's language; it knows nothing of the person. */
export const calendarRoute = (contentFor: (c: Context) => Promise<Content>) => async (c: Context) => {
  const sent = readSent(new URL(c.req.url).searchParams)
  const asked = c.req.query('locale')
  const locale = isLocale(asked) ? asked : 'en'
  const { brand, contact } = localise((await (await contentFor(c)).settings()).data.siteSettings, locale)
  const clinic = sent?.location && contact?.[cityOf(sent.location)]
  if (!sent?.date || !sent.time || !clinic) return tellVisitor(c, 'noVisit', 404)
  const { t } = serverI18n(locale)
  const { reference, date, time } = sent
  const summary = isolated(t('enquiry.sent.visit', { brand, clinic: clinic.city }))
  const day = t('enquiry.sent.day', { day: writtenDay(date, locale, 'full') })
  const slot = SLOTS.find(({ value }) => value === time)
  const said = [slot ? `${day}, ${t(`enquiry.slot.${slot.key}`)}` : day, t('enquiry.sent.visitText', { reference, phone: clinic.phone })]
  const place = isolated(clinic.address)
  const file = calendarFile({ reference, date, time, summary, place, description: isolated(said.join('\n')) }, new Date())
  if (!file) return tellVisitor(c, 'noVisit', 404)
  c.header('content-disposition', 'attachment; filename="appointment.ics"')
  c.header('cache-control', 'no-store')
  return c.body(file, 200, { 'content-type': 'text/calendar; charset=utf-8' })
}
