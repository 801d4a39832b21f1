import { type FormName, isForm, type Sent } from './attempt.ts'
import { LOCATIONS, SLOTS } from './choices.ts'
import { isDate } from './date.ts'

/** What an address may ask a page with a form for. */
export const ASKED_QUERY = ['treatment', 'city'] as const

/** What the page that thanks is told by its address. */
export const SENT_QUERY = ['sent', 'form', 'location', 'date', 'time'] as const

type Taken = { form: FormName; preferredLocation?: string; preferredDate?: string; preferredTime?: string }

/** The query of the page that thanks: what was asked for, and nothing about who asked. */
export function sentQuery(reference: string, { form, preferredLocation, preferredDate, preferredTime }: Taken): string {
  const known = { sent: reference, form, location: preferredLocation, date: preferredDate, time: preferredTime }
  return `?${new URLSearchParams(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`
}

/** As the server makes them, such as `K7MQ-X3EV`: an invented one must not say anything in the clinic's name. */
const REFERENCE = /^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/

/** The inverse of `sentQuery`; undefined where nothing was sent. Only what the forms offer is believed. */
export function readSent(query: URLSearchParams): Sent | undefined {
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

/** `'2026-03-10'` => itself; a day that no calendar has, or of another century => undefined */
const dateIn = (text: string | null) => (text && isDate(text) && text.startsWith('20') ? text : undefined)
