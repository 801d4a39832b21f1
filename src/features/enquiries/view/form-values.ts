import type { Asked, EnquiryValues } from '../rules/attempt.ts'
import { LOCATIONS, SLOTS } from '../rules/choices.ts'
import { isFree, type Rules } from '../rules/slots.ts'

/** Returns the clinic and treatment that an address asks for, as the first values of a form. */
export const valuesOf = ({ location, treatment }: Asked): EnquiryValues => ({
  ...(location && { preferredLocation: location }),
  ...(treatment && { treatment: treatment.slug, treatmentInterest: treatment.interest }),
})

/** Returns the texts that are in the fields now, by name. */
export const read = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** Tells whether a field holds something else than what the page came with. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return ['radio', 'checkbox'].includes(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Returns the names of the fields that the visitor has filled in or changed. */
export const touched = (form: HTMLFormElement): string[] =>
  [...form.elements].filter(isTouched).map((field) => field.getAttribute('name') ?? '')

type Settable = { value: string }
const isSettable = (field: unknown): field is Settable => typeof field === 'object' && field !== null && 'value' in field

/** Puts kept values into fields that are still empty. */
export function fill(form: HTMLFormElement, kept: EnquiryValues) {
  const present = read(form)
  for (const [name, value] of Object.entries(kept)) {
    const field = form.elements.namedItem(name)
    if (present[name] || !isSettable(field)) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else field.value = value
  }
}

/** Unticks a time that can't be chosen on the chosen day at the chosen clinic. */
export function dropTakenTime(form: HTMLFormElement, rules: Rules) {
  const { preferredTime, preferredDate, preferredLocation } = read(form)
  const slot = SLOTS.find(({ value }) => value === preferredTime)
  const location = LOCATIONS.find((one) => one === preferredLocation)
  if (!slot || isFree(slot, rules, location, preferredDate)) return
  for (const field of form.querySelectorAll<HTMLInputElement>('[name=preferredTime]')) field.checked = false
}
