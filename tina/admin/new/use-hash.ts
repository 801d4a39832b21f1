import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The part of the address that names the screen, followed while the screen is open. */
export const useHash = () => useSyncExternalStore(subscribe, () => window.location.hash)
