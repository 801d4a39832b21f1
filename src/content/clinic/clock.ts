import type { City } from '../../model/clinics.ts'
import type { Settings } from '../types.ts'
import { clinicTime } from './clinic-time.ts'
import { clinicsOf } from './contact.ts'
import { type OpenState, openState } from './hours.ts'
import { type Light, lightAt } from './light.ts'
import { hourOf } from './sun.ts'

/**
 * The facts on a page that depend on the hour: today's date, which clinics are open, and the light in them. A render is kept only
 * until they change. `standsAt` is the moment that a tester looks at, in ISO form, where that is not now.
 */
export type Clock = { standsAt?: string; today: string; opening: Partial<Record<City, OpenState>>; light: Partial<Record<City, Light>> }

/** Returns these facts for a moment: `=> { today: '2026-03-10', opening: { london: { open: true, closes: '18:00' }, … }, … }` */
export function clockOf(settings: Pick<Settings, 'contact'>, at: Date): Clock {
  const now = clinicTime(at)
  const clinics = clinicsOf(settings).map(({ city, clinic }) => ({ city, state: openState(clinic, now) }))
  return {
    today: now.date,
    opening: Object.fromEntries(clinics.map(({ city, state }) => [city, state])),
    light: Object.fromEntries(clinics.map(({ city, state }) => [city, lightAt(city, hourOf(now), state.open)])),
  }
}

/** Returns the moment by which a page tells what depends on the hour: that which a tester looks at, else now. */
export const nowBy = (clock: Clock | undefined): Date => (clock?.standsAt ? new Date(clock.standsAt) : new Date())
