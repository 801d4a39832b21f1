import { useSyncExternalStore } from 'react'

/** The place that is no draft. */
export const SITE = 'main'

/** The screen of drafts and releases. */
export const RELEASES_SCREEN = '#/screens/releases'

/** `'spring-prices'` => `'#/screens/releases?publish=spring-prices'` */
export const publishAddress = (branch: string) => `${RELEASES_SCREEN}?${new URLSearchParams({ publish: branch })}`
/** `'20261123-k3f9'` => `'#/screens/releases?release=20261123-k3f9'` */
export const releaseAddress = (id: string) => `${RELEASES_SCREEN}?${new URLSearchParams({ release: id })}`

/** `7` => `'#/screens/releases?planned=7'` */
export const plannedAddress = (number: number) => `${RELEASES_SCREEN}?${new URLSearchParams({ planned: String(number) })}`

/** The calendar of that screen. */
export const CALENDAR = `${RELEASES_SCREEN}?view=calendar`

const listeners = new Set<() => void>()
let opened = false

/** Opens or closes the choice of where to work, wherever in the admin it is asked for. */
export function openPlaces(value: boolean): void {
  opened = value
  for (const listener of listeners) listener()
}

/** Tells whether that choice is open. */
export const usePlacesOpened = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => opened,
  )
