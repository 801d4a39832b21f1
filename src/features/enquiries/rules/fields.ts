import * as v from 'valibot'
import { EXTENSION } from '../../../model/contact-links.ts'
import { EMAIL, tidy, tidyEmail } from '../../../model/email.ts'
import { isDate } from './is-date.ts'

/** The problems that a field may have; the interface has a sentence for each, in every language. */
export type Problem =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'emailSlip'
  | 'phone'
  | 'preferredLocation'
  | 'message'
  | 'choice'
  | 'consent'
  | 'date'
  | 'datePast'
  | 'dateLate'
  | 'dateClosed'
  | 'timeTaken'
  | 'tooLong'

const MOST_OF_PHONE = 60

/** Returns a number with the hyphens and dots of a keyboard, and without what a link, a sentence or a list has put around it. */
const tidyNumber = (text: string) =>
  tidy(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[·•‧・]/g, '.')
    .replace(/^tel:/i, '')
    .replace(/^[\s"'“‘«\p{So}\p{Mn}]+|[\s"'“”‘’«»,;:!?]+$/gu, '')

/** So many letters beside a number say whose or what it is, as in `'WhatsApp +44 …'`; more are a sentence. */
const MOST_BESIDE = 20

function isPhone(text: string): boolean {
  const number = text.replace(EXTENSION, '')
  const beside = number.match(/\p{L}/gu)?.length ?? 0
  const isPlain = /^[+\d\s().:/-]+$/.test(number.replace(/[\p{L}\p{M}]+/gu, ''))
  // Letters with a dot between them, or two strokes, are an address of the web.
  return beside <= MOST_BESIDE && isPlain && !/\p{L}\.\p{L}|\/\//u.test(number) && /^\d{7,15}$/.test(number.replace(/\D/g, ''))
}

const says = (problem: Problem) => problem
const given = v.pipe(v.optional(v.string(), ''), v.trim())
/** What is put right before it is judged; nobody pastes more into one line. */
const pasted = v.pipe(given, v.maxLength(1000, says('tooLong')))

/** Something that is seen: some letters, such as U+3164, are drawn as nothing. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u

/** A text that must be there. */
export const text = (problem: Problem, most: number) => v.pipe(given, v.regex(SEEN, says(problem)), v.maxLength(most, says('tooLong')))

/** A text that may be left empty. */
export const optionalText = (most: number) =>
  v.pipe(
    given,
    v.transform((value) => (SEEN.test(value) ? value : '')),
    v.maxLength(most, says('tooLong')),
  )

export const email = v.pipe(pasted, v.transform(tidyEmail), v.regex(EMAIL, says('email')), v.maxLength(254, says('tooLong')))

/** A phone number as people write it: spaces, brackets, a plus, an extension, and whose it is. It stays as they wrote it. */
export const phone = v.pipe(pasted, v.transform(tidyNumber), v.check(isPhone, says('phone')), v.maxLength(MOST_OF_PHONE, says('tooLong')))

export const optionalPhone = v.pipe(
  pasted,
  v.transform(tidyNumber),
  v.check((number) => !number || isPhone(number), says('phone')),
  v.maxLength(MOST_OF_PHONE, says('tooLong')),
)

/** One of a list, or nothing. */
export const oneOf = <const Option extends string>(options: readonly Option[], problem: Problem = 'choice') =>
  v.pipe(
    given,
    v.check((value) => !value || options.includes(value as Option), says(problem)),
    v.transform((value) => (value || undefined) as Option | undefined),
  )

/** One of a list, and not nothing. */
export const mustBeOneOf = <const Option extends string>(options: readonly Option[], problem: Problem) =>
  v.pipe(given, v.picklist(options, says(problem)))

/** A day from the first to the last that may be asked for, or nothing. */
export const dateWithin = ([earliest, latest]: readonly [string, string]) =>
  v.pipe(
    given,
    v.check((date) => !date || isDate(date), says('date')),
    v.check((date) => !isDate(date) || date >= earliest, says('datePast')),
    v.check((date) => !isDate(date) || date <= latest, says('dateLate')),
    v.transform((date) => date || undefined),
  )

/** A box that must be ticked: `'on'` from a form, `true` from JSON. */
export const ticked = v.pipe(
  v.optional(v.union([v.string(), v.boolean()]), false),
  v.check((value) => value === true || value === 'on' || value === 'true', says('consent')),
  v.transform(() => true as const),
)
