import { clinicTime } from '../../../content/clock.ts'
import type { Settings } from '../../../content/types.ts'
import { cityOf } from '../../../enquiries/choices.ts'
import { asMessage } from '../../../enquiries/message.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Kept } from '../record.ts'
import type { LetterText } from './letter-text.ts'
import { oneLine } from './one-line.ts'

export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  'zh-CN': 'Simplified Chinese',
  'zh-TW': 'Traditional Chinese',
  ar: 'Arabic',
}

/** Tells the chosen clinic, in English, what was asked and in which language to answer; without a choice, the bookings address. */
export function clinicLetter({ reference, received }: Kept, { contact, contactInfo }: Settings): LetterText | undefined {
  const { preferredLocation: location, locale, receivedAt } = received
  const to = (location && contact?.[cityOf(location)]?.email) || contactInfo?.secondaryEmail || contactInfo?.primaryEmail
  if (!to) return undefined
  const asked = received.form === 'appointment' ? received : undefined
  const { date, minutes } = clinicTime(receivedAt)
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const facts = asMessage([
    ['Reference', reference],
    ['Received', `${date} ${clock}`],
    ['Language', LANGUAGE_NAMES[locale]],
    ['Clinic', location ?? 'either'],
    ['Name', oneLine(`${received.firstName} ${received.lastName}`)],
    ['E-mail', received.email],
    ['Phone', received.phone],
    ['Treatment', asked?.treatment],
    ['Interest', asked?.treatmentInterest],
    ['Date', asked?.preferredDate],
    ['Time', asked?.preferredTime],
  ])
  const message = received.form === 'contact' ? `\n\nMessage:\n${received.message}` : ''
  return {
    to,
    replyTo: received.email,
    subject: `New ${asked ? 'appointment request' : 'message'} ${reference}, ${location ?? 'either clinic'}, answer in ${LANGUAGE_NAMES[locale]}`,
    text: `${facts}${message}\n`,
  }
}
