import { useSyncExternalStore } from 'react'

/** Where Tina keeps the branch that the admin works on; it reads it when it is loaded. */
const KEPT = 'tinacms-current-branch'

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

/** Loads the desk anew for another place to work: a draft by its branch, or the site. What was typed and not saved waits in the browser. */
export function workOn(branch: string, address = window.location.hash): void {
  window.localStorage.setItem(KEPT, JSON.stringify(branch))
  window.location.hash = address
  window.location.reload()
}

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
