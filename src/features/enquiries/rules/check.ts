import * as v from 'valibot'
import { tidyEmail } from '../../../model/email.ts'
import { type AppointmentEnquiry, appointment } from './appointment.ts'
import type { EnquiryValues, FormName, Problems } from './attempt.ts'
import { LOCATIONS } from './choices.ts'
import { email, oneOf, optionalPhone, optionalText, type Problem, text } from './fields.ts'
import { likelyMeant } from './likely-meant.ts'
import type { Rules } from './slots.ts'
import { ASKED_ABOUT } from './traps.ts'

/** An enquiry: the name of the form, and the values of its fields, without problems. */
export type Enquiry = ContactEnquiry | AppointmentEnquiry

/** Checks the values of a form. Returns the enquiry, or the first problem of each field, in the order of the fields. */
export function check(form: FormName, values: EnquiryValues, rules: Rules): { enquiry: Enquiry } | { problems: Problems } {
  const result = form === 'contact' ? v.safeParse(contact, values) : v.safeParse(appointment(rules, Boolean(values.oneName)), values)
  const problems: Problems = {}
  for (const issue of result.issues ?? []) {
    const name = v.getDotPath(issue)
    if (name) problems[name] ??= issue.message as Problem
  }
  // Asked once of each address: what is sent again as it is, is right, though a browser may have taken its spaces off.
  const isAsked = tidyEmail(values.email ?? '') === tidyEmail(values[ASKED_ABOUT] ?? '')
  if (!problems.email && !isAsked && likelyMeant(values.email)) problems.email = 'emailSlip'
  return result.success && !problems.email ? { enquiry: { form, ...result.output } as Enquiry } : { problems }
}

/** The schema of the contact form. */
const contact = v.object({
  firstName: text('firstName', 100),
  lastName: optionalText(100),
  email,
  phone: optionalPhone,
  preferredLocation: oneOf(LOCATIONS),
  message: text('message', 5000),
})

type ContactEnquiry = { form: 'contact' } & v.InferOutput<typeof contact>
