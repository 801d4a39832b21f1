import { clinicTime } from '../../../../content/clinic/clinic-time.ts'
import { enquiryAddressOf } from '../../../../content/clinic/contact.ts'
import type { Settings } from '../../../../content/types.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { isolated } from '../../../../ui/isolate.ts'
import { cityOf } from '../../rules/choices.ts'
import { asMessage, factsForClinic } from '../../rules/message.ts'
import type { KeptEnquiry } from '../record.ts'
import type { LetterText } from './transport.ts'

/** Tells the chosen clinic, in English, what was asked and in which language to answer; without a choice, the bookings address. */
export function clinicLetter({ reference, received }: KeptEnquiry, settings: Settings): LetterText | undefined {
  const { preferredLocation: location, locale, receivedAt } = received
  const to = enquiryAddressOf(settings, location && cityOf(location))
  if (!to) return undefined
  const { date, minutes } = clinicTime(receivedAt)
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const lines: Parameters<typeof asMessage>[0] = [
    ['Reference', reference],
    ['Received', `${date} ${clock}`],
    ...factsForClinic(received, locale),
  ]
  const facts = asMessage(lines.map(([label, value]) => [label, value && oneLine(value)]))
  const message = received.form === 'contact' ? `\n\nMessage:\n${isolated(received.message)}` : ''
  const kind = received.form === 'appointment' ? 'appointment request' : 'message'
  return {
    to,
    replyTo: received.email,
    subject: `New ${kind} ${reference}, ${location ?? 'either clinic'}, answer in ${LANGUAGES[locale].englishName}`,
    text: `${facts}${message}\n`,
  }
}

/** Text that can't break out of its line, nor turn its direction: `'Ada\r\nBcc: x'` => `'Ada Bcc: x'`. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
