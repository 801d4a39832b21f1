import * as v from 'valibot'
import { LOCATIONS } from './choices.ts'
import { email, oneOf, optionalPhone, text } from './fields.ts'

/** The schema of the contact form. */
export const contact = v.object({
  firstName: text('firstName', 100),
  lastName: text('lastName', 100),
  email,
  phone: optionalPhone,
  preferredLocation: oneOf(LOCATIONS),
  message: text('message', 5000),
})

export type ContactEnquiry = { form: 'contact' } & v.InferOutput<typeof contact>
