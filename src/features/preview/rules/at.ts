import { momentOfLocal } from '../../../content/clinic/clinic-time.ts'
import { OF_MOMENTS } from '../../../model/branch-name.ts'

/** The parameter of an address that asks for the site as it will be at a time of the clinics' clocks: `'?at=2026-12-24T09:00'`. */
export const AT = 'at'

const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * Reads the moment that an address asks for, by the clinics' clocks; a day alone is its midnight: `'2026-12-24'` => `'2026-12-24T00:00'`.
 * A time that comes twice may have an offset, `'2026-10-25T01:30+00:00'`, whose plus is a space where the address was typed. Undefined for
 * what these clocks never show.
 */
export function askedMoment(asked: string): string | undefined {
  const local = DAY.test(asked) ? `${asked}T00:00` : asked.replace(' ', '+')
  return momentOfLocal(local) && local
}

const PLACE = `${OF_MOMENTS}/`

/**
 * Returns the name under which the site of a moment is looked at, in the place of a branch: `'2026-12-24T09:00'` =>
 * `'at/2026-12-24T09:00'`. git allows no colon in the name of a branch, so no branch is called so.
 */
export const placeAt = (local: string) => `${PLACE}${local}`

/** The inverse of `placeAt`; undefined for the name of a branch, and for a time that the clinics' clocks never show. */
export function localIn(name: string): string | undefined {
  const local = name.startsWith(PLACE) ? name.slice(PLACE.length) : ''
  return momentOfLocal(local) && local
}
