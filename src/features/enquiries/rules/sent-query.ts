import { type FormName, isForm, type SentEnquiry } from './attempt.ts'
import { LOCATIONS, SLOTS } from './choices.ts'
import { isDate } from './is-date.ts'

/** The parameters by which an address asks for something on a page with a form. */
export const ASKED_QUERY = ['treatment', 'city'] as const

/** The parameters by which the address of the thank-you page describes the enquiry. */
export const SENT_QUERY = ['sent', 'form', 'location', 'date', 'time'] as const

type Taken = { form: FormName; preferredLocation?: string; preferredDate?: string; preferredTime?: string }

/** Returns the query for the address of the thank-you page: what was asked for, and nothing about the visitor. */
export function sentQuery(reference: string, { form, preferredLocation, preferredDate, preferredTime }: Taken): string {
  const known = { sent: reference, form, location: preferredLocation, date: preferredDate, time: preferredTime }
  return `?${new URLSearchParams(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`
}

/** Matches references as the server makes them, such as `K7MQ-X3EV`: no other text may be shown in the clinic's name. */
const REFERENCE = /^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/

/** Reads what `sentQuery` wrote; undefined where nothing was sent. Values that the forms don't offer are left out. */
export function readSent(query: URLSearchParams): SentEnquiry | undefined {
  const reference = query.get('sent') ?? ''
  const form = query.get('form')
  if (!REFERENCE.test(reference) || !isForm(form)) return undefined
  return {
    form,
    reference,
    location: LOCATIONS.find((location) => location === query.get('location')),
    date: dateIn(query.get('date')),
    time: SLOTS.find(({ value }) => value === query.get('time'))?.value,
  }
}

/** Returns a date of this century, `'2026-03-10'` => itself; undefined for another one, or a day that no calendar has. */
const dateIn = (text: string | null) => (text && isDate(text) && text.startsWith('20') ? text : undefined)
