import * as v from 'valibot'
import { INTERESTS, LOCATIONS, SLOTS } from './choices.ts'
import { dateWithin, email, mustBeOneOf, oneOf, optionalText, type Problem, phone, text, ticked } from './fields.ts'
import { daysToAskFor, isClosedOn, isFree, type Rules } from './slots.ts'

const slug = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (/^[a-z0-9-]{1,80}$/.test(value) ? value : undefined)),
)

/**
 * Returns the schema of the appointment form. Which days and times are free depends on the clinics' hours and clock; whoever says
 * that they have one name leaves the last one empty.
 */
export const appointment = (rules: Rules, hasOneName: boolean) =>
  v.pipe(
    v.object({
      firstName: text('firstName', 100),
      lastName: hasOneName ? optionalText(100) : text('lastName', 100),
      email,
      phone,
      preferredLocation: mustBeOneOf(LOCATIONS, 'preferredLocation'),
      treatment: slug,
      treatmentInterest: oneOf(Object.values(INTERESTS)),
      preferredDate: dateWithin(daysToAskFor(rules)),
      preferredTime: oneOf(
        SLOTS.map(({ value }) => value),
        'timeTaken',
      ),
      consent: ticked,
    }),
    v.forward(
      v.partialCheck(
        [['preferredLocation'], ['preferredDate']],
        ({ preferredLocation, preferredDate }) => !preferredDate || !isClosedOn(rules, preferredLocation, preferredDate),
        'dateClosed' satisfies Problem,
      ),
      ['preferredDate'],
    ),
    v.forward(
      v.partialCheck(
        [['preferredLocation'], ['preferredDate'], ['preferredTime']],
        ({ preferredLocation, preferredDate, preferredTime }) => {
          const slot = SLOTS.find(({ value }) => value === preferredTime)
          return !slot || isFree(slot, rules, preferredLocation, preferredDate)
        },
        'timeTaken' satisfies Problem,
      ),
      ['preferredTime'],
    ),
  )

export type AppointmentEnquiry = { form: 'appointment' } & v.InferOutput<ReturnType<typeof appointment>>
