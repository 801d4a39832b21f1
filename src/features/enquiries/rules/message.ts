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
  ['Date', facts.preferredDate],
  ['Time', facts.preferredTime],
]

/** `('appointment', { preferredLocation: 'London' }, 'ar')` => `'Appointment request, London, answer in Arabic'` */
export const subjectForClinic = (form: string, { preferredLocation }: Facts, locale: Locale) =>
  `${form === 'appointment' ? 'Appointment request' : 'Message'}, ${preferredLocation || 'either clinic'}, answer in ${LANGUAGES[locale].englishName}`
