import { CITIES, type City } from '../../model/clinics.ts'
import type { Card } from '../view/cards.ts'

/** The concerns by which visitors filter a list; editors choose from the same for each treatment. */
export const CONCERNS = ['lines', 'volume', 'texture', 'hydration', 'firmness', 'contour', 'hair', 'marks', 'wellbeing'] as const
export const DURATIONS = [30, 45, 60, 90] as const

export type Concern = (typeof CONCERNS)[number]
export type Filters = { clinic?: City; concern?: Concern; duration?: number }

/** Returns the filters in an address; anything else is left out: `?concern=texture&duration=45&x=1` => `{ concern, duration: 45 }` */
export function filtersIn(query: URLSearchParams): Filters {
  const clinic = CITIES.find((one) => one === query.get('clinic'))
  const concern = CONCERNS.find((one) => one === query.get('concern'))
  const duration = DURATIONS.find((one) => String(one) === query.get('duration'))
  return { ...(clinic && { clinic }), ...(concern && { concern }), ...(duration && { duration }) }
}

/** Returns filters as a query, always in the same order: `{ duration: 45, clinic: 'london' }` => `'clinic=london&duration=45'` */
export const queryOf = ({ clinic, concern, duration }: Filters) =>
  new URLSearchParams([
    ...(clinic ? [['clinic', clinic]] : []),
    ...(concern ? [['concern', concern]] : []),
    ...(duration ? [['duration', String(duration)]] : []),
  ]).toString()

/** Returns the most minutes that a duration names, in any language: `'45-60 min'` => 60, `'من 45 إلى 60 دقيقة'` => 60, `''` => undefined */
export function longestMinutes(duration: string | undefined): number | undefined {
  const numbers = duration?.match(/\d+/g)?.map(Number)
  return numbers && Math.max(...numbers)
}

/** Tells whether a card fits the filters; one without a duration fits no filter by time. */
export const fits = (card: Card, { clinic, concern, duration }: Filters) =>
  (!clinic || card.cities.includes(clinic)) &&
  (!concern || card.concerns.includes(concern)) &&
  (!duration || (longestMinutes(card.card.duration) ?? Number.POSITIVE_INFINITY) <= duration)
