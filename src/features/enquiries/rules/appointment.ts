import * as v from 'valibot'
import { INTERESTS, LOCATIONS, SLOTS } from './choices.ts'
import { dateFrom, email, mustBeOneOf, oneOf, type Problem, phone, text, ticked } from './fields.ts'
import { earliestDate, isClosedOn, isFree, type Rules } from './slots.ts'

const slug = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (/^[a-z0-9-]{1,80}$/.test(value) ? value : undefined)),
)

/** Returns the schema of the appointment form. Which days and times are free depends on the clinics' hours and clock. */
export const appointment = (rules: Rules) =>
  v.pipe(
    v.object({
      firstName: text('firstName', 100),
      lastName: text('lastName', 100),
      email,
      phone,
      preferredLocation: mustBeOneOf(LOCATIONS, 'preferredLocation'),
      treatment: slug,
      treatmentInterest: oneOf(Object.values(INTERESTS)),
      preferredDate: dateFrom(earliestDate(rules)),
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
