import * as v from 'valibot'
import { isDate } from './is-date.ts'

/** The problems that a field may have; the interface has a sentence for each, in every language. */
export type Problem =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'preferredLocation'
  | 'message'
  | 'choice'
  | 'consent'
  | 'date'
  | 'datePast'
  | 'dateClosed'
  | 'timeTaken'
  | 'tooLong'

/** Matches one e-mail address, without characters that end a header, begin a second address, or are invisible. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}\ufffd]+@[^\s@<>()[\]\\,;:"\p{C}\ufffd]+\.[^\s@.<>()[\]\\,;:"\p{C}\ufffd]{2,}$/u
const MOST_OF_PHONE = 60

/** Gives one spelling to digits and spaces that keyboards write differently: `'０20 ٧946'` => `'020 7946'`. */
const tidy = (text: string) =>
  text
    .normalize('NFKC')
    // Arabic digits, and Persian ones: both begin at a multiple of sixteen.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\s+/g, ' ')
    .trim()

/** The same, without the invisible marks and the dashes that come with a number from an address book or a web page. */
const tidyNumber = (text: string) => tidy(text.replace(/\p{Cf}/gu, '').replace(/[\p{Pd}\u2212]/gu, '-'))

const says = (problem: Problem) => problem
const given = v.pipe(v.optional(v.string(), ''), v.trim())
const isPhone = (text: string) => /^[+\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))

/** A text that must be there. */
export const text = (problem: Problem, most: number) => v.pipe(given, v.minLength(1, says(problem)), v.maxLength(most, says('tooLong')))

export const email = v.pipe(given, v.transform(tidy), v.regex(EMAIL, says('email')), v.maxLength(254, says('tooLong')))

/** A phone number as people write it: spaces, brackets, a plus. */
export const phone = v.pipe(given, v.transform(tidyNumber), v.check(isPhone, says('phone')), v.maxLength(MOST_OF_PHONE, says('tooLong')))

export const optionalPhone = v.pipe(
  given,
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

/** A day on or after `earliest`, or nothing. */
export const dateFrom = (earliest: string) =>
  v.pipe(
    given,
    v.check((date) => !date || isDate(date), says('date')),
    v.check((date) => !isDate(date) || date >= earliest, says('datePast')),
    v.transform((date) => date || undefined),
  )

/** A box that must be ticked: `'on'` from a form, `true` from JSON. */
export const ticked = v.pipe(
  v.optional(v.union([v.string(), v.boolean()]), false),
  v.check((value) => value === true || value === 'on' || value === 'true', says('consent')),
  v.transform(() => true as const),
)
