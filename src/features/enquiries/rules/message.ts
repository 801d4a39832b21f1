import { writtenDay } from '../../../content/clinic/clinic-time.ts'
import { LANGUAGES, type Locale } from '../../../model/languages.ts'

/** The facts that a clinic needs of an enquiry; a form that is still being filled in lacks some. */
export type Facts = Partial<
  Record<
    | 'preferredLocation'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'treatment'
    | 'treatmentInterest'
    | 'preferredDate'
    | 'preferredTime',
    string
  >
>

type Line = [label: string, value: string | undefined]

/** Joins lines to a text, and leaves out the empty ones: `[['Name', 'Ada'], ['Phone', '']]` => `'Name: Ada'`. */
export const asMessage = (lines: Line[]) => lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')

/** Returns the lines of an enquiry for the clinic, in English, with the language to answer in. */
export const factsForClinic = (facts: Facts, locale: Locale): Line[] => [
  ['Language', LANGUAGES[locale].englishName],
  ['Clinic', facts.preferredLocation || 'either'],
  ['Name', `${facts.firstName ?? ''} ${facts.lastName ?? ''}`.trim()],
  ['E-mail', facts.email],
  ['Phone', facts.phone],
  ['Treatment', facts.treatment],
  ['Interest', facts.treatmentInterest],
  ['Date', facts.preferredDate && `${writtenDay(facts.preferredDate, 'en', 'full')}, London time`],
  ['Time', facts.preferredTime],
]

/** `('appointment', { preferredLocation: 'London' }, 'ar')` => `'Appointment request, London, answer in Arabic'` */
export const subjectForClinic = (form: string, { preferredLocation }: Facts, locale: Locale) =>
  `${form === 'appointment' ? 'Appointment request' : 'Message'}, ${preferredLocation || 'either clinic'}, answer in ${LANGUAGES[locale].englishName}`

/** Programs that open such a link take about 2,000 characters of it. */
const MOST_ENCODED = 1700
const CUT = ' …'

const lengthOf = (text: string) => encodeURIComponent(text).length

/** As much of a text as a link holds, in whole characters: `('Is it open?', 10)` => `{ text: 'I …', cut: true }`. */
export function fitting(whole: string, most = MOST_ENCODED): { text: string; cut: boolean } {
  // Half a character can't be encoded.
  const text = whole.replace(/\p{Cs}/gu, '')
  if (lengthOf(text) <= most) return { text, cut: false }
  let short = ''
  let length = lengthOf(CUT)
  for (const character of text) {
    length += lengthOf(character)
    if (length > most) break
    short += character
  }
  return { text: short + CUT, cut: true }
}

/** `('https://wa.example/44', 'Name: Ada')` => `'https://wa.example/44?text=Name%3A%20Ada'` */
export const chatLink = (chat: string, text: string) => `${chat}?text=${encodeURIComponent(text)}`
