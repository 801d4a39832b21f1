import { type RefObject, type SyntheticEvent, useCallback, useEffect, useState } from 'react'

/** From this width on the menu is not drawn (see header.css), so it must not hold the page. */
const WIDE = '(min-width: 68.75rem)'

/** A `<details>` that lies over the whole page: while it is open the page behind can't be reached, and Escape closes it. */
export function useOverPage(root: RefObject<HTMLDetailsElement | null>) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => {
    if (root.current) root.current.open = false
  }, [root])
  // It may have been opened before the page came alive.
  useEffect(() => setOpen(root.current?.open === true), [root])
  useEffect(() => {
    const menu = root.current
    if (!open || !menu) return
    const wide = matchMedia(WIDE)
    const release = setApart(menu)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocusIn(menu, event)
      if (event.key !== 'Escape') return
      close()
      menu.querySelector('summary')?.focus()
    }
    document.documentElement.toggleAttribute('data-menu-open', true)
    document.addEventListener('keydown', onKey)
    wide.addEventListener('change', close)
    return () => {
      release()
      document.documentElement.toggleAttribute('data-menu-open', false)
      document.removeEventListener('keydown', onKey)
      wide.removeEventListener('change', close)
    }
  }, [open, root, close])
  return { close, onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => event.target === root.current && setOpen(root.current.open) }
}

/** The bar of phones stays in sight under an open menu, and so within reach of a finger. */
const STAYS = '.mbar, script'

/** Makes everything beside an element and its ancestors inert; gives the way back. */
function setApart(element: Element): () => void {
  const inert: Element[] = []
  for (let inside = element; inside !== document.body && inside.parentElement; inside = inside.parentElement)
    for (const other of inside.parentElement.children)
      if (other !== inside && !other.matches(STAYS) && !other.hasAttribute('inert')) inert.push(other)
  for (const one of inert) one.setAttribute('inert', '')
  return () => {
    for (const one of inert) one.removeAttribute('inert')
  }
}

/** Lets Tab go round inside an element: after its last stop comes the first, before the first the last. */
function keepFocusIn(element: Element, event: KeyboardEvent) {
  const stops = [...element.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter((stop) => stop.checkVisibility())
  const from = stops.indexOf(document.activeElement as HTMLElement)
  const leaves = event.shiftKey ? from <= 0 : from < 0 || from === stops.length - 1
  if (!leaves) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
