import { clinicTime } from '../../../../content/clinic/clinic-time.ts'
import { enquiryAddressOf } from '../../../../content/clinic/contact.ts'
import type { Settings } from '../../../../content/types.ts'
import { plainAddress } from '../../../../model/email.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { isolated } from '../../../../ui/isolate.ts'
import { cityOf, LOCATIONS } from '../../rules/choices.ts'
import type { Suspicion } from '../../rules/inbox.ts'
import { asMessage, factsForClinic } from '../../rules/message.ts'
import type { KeptEnquiry } from '../record.ts'
import { isUnicode, type LetterText } from './transport.ts'

/**
 * Tells the chosen clinic, in English, what was asked and in which language to answer; without a choice, the bookings address. Where not
 * every mail server takes the visitor's address, it stands in the text alone: on its way to the clinic the letter would be refused for it.
 */
export function clinicLetter({ reference, received, suspicions }: KeptEnquiry, settings: Settings): LetterText | undefined {
  const { preferredLocation: location, locale, receivedAt } = received
  const email = plainAddress(received.email)
  const to = enquiryAddressOf(settings, location && cityOf(location))
  if (!to) return undefined
  const { date, minutes } = clinicTime(receivedAt)
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const lines: Parameters<typeof asMessage>[0] = [
    ['Reference', reference],
    ['Received', `${date} ${clock}`],
    [
      'Please check',
      suspicions.length > 0 ? `this may have been filled in by a program (${suspicions.map((sign) => SIGNS[sign]).join('; ')})` : '',
    ],
    ...factsForClinic({ ...received, email }, locale),
  ]
  const facts = asMessage(lines.map(([label, value]) => [label, value && oneLine(value)]))
  const message = received.form === 'contact' ? `\n\nMessage:\n${isolated(received.message)}` : ''
  const kind = received.form === 'appointment' ? 'appointment request' : 'message'
  return {
    to,
    ...(!isUnicode(email) && { replyTo: email }),
    subject: `New ${kind} ${reference}, ${location ?? 'either clinic'}, answer in ${LANGUAGES[locale].englishName}`,
    text: `${facts}${isUnicode(email) ? WRITE_THERE : ''}${message}\n`,
  }
}

/** What is said to the clinic of each sign that nobody has written an enquiry for themselves. */
const SIGNS: Record<Suspicion, string> = {
  trial: 'a tester sent it from the preview of a branch',
  trap: 'a hidden field was filled in',
  haste: 'it was sent within seconds',
  'link in name': 'there is a web address in the name',
  'link in message': 'there is a web address in the message',
  'many from one address': 'many came from the same place',
  'many in total': 'very many came at once',
  'many to one address': 'many e-mails went to this address within a day',
}

/** Returns the letters of a day that tell the clinics how many new enquiries are kept aside, given how many for each clinic (`''`: either). */
export function asideLetters(aside: { clinic: string; count: number }[], settings: Settings, origin: string): LetterText[] {
  const counts = new Map<string, number>()
  for (const { clinic, count } of aside) {
    const location = LOCATIONS.find((one) => one === clinic)
    const to = enquiryAddressOf(settings, location && cityOf(location))
    if (to) counts.set(to, (counts.get(to) ?? 0) + count)
  }
  return [...counts].map(([to, count]) => ({
    to,
    subject: `Kept aside as likely spam: ${count}`,
    text: `New enquiries that look like spam: ${count}. Nobody was written to. A real one may be among them: look through them under “Looks like spam”.\n\n${origin}/admin/index.html#/screens/enquiries\n\nThis is written once a day until each has a state other than “New”, is deleted, or is said to be no spam.\n`,
    language: 'en',
  }))
}

/** Says that the clinics' address took no letter about so many new enquiries; undefined where there are none. */
export const untoldProblem = (count: number): string | undefined =>
  count > 0
    ? `Of new enquiries, ${count} could not be told to the clinics: their e-mail address took no letter. The inbox has them.`
    : undefined

const WRITE_THERE = '\n\nTo answer, write to the e-mail address above: “Reply” doesn’t lead there.'

/** Text that can't break out of its line, nor turn its direction: `'Ada\r\nBcc: x'` => `'Ada Bcc: x'`. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
