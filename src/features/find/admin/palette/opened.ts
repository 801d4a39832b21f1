import { useSyncExternalStore } from 'react'
import { inEachPage } from '../../../../admin/frame-pages'

const listeners = new Set<() => void>()
let opened = false

/** Opens or closes the palette, wherever in the admin it is asked for. */
export function setOpened(value: boolean) {
  opened = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells whether the palette is open. */
export const useOpened = () => useSyncExternalStore(subscribe, () => opened)

/** Tells whether a key opens the palette: Ctrl K, or ⌘ K. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  // A keyboard for Arabic has another letter on that key.
  (key.toLowerCase() === 'k' || code === 'KeyK') && ctrlKey !== metaKey && !altKey && !shiftKey

function follow(event: KeyboardEvent) {
  if (!isShortcut(event)) return
  // The browser has a use for it, and so has Tina's editor of long texts.
  event.preventDefault()
  event.stopPropagation()
  setOpened(!opened)
}

/** Opens the palette by its keys, in the admin and in the pages that its preview shows. */
export const followShortcut = () => inEachPage((page) => page.addEventListener('keydown', follow, true))
