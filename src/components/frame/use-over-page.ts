import { type RefObject, useCallback, useEffect, useState } from 'react'

/** From this width on the menu is part of the bar (see nav.css), so it must not hold the page. */
const WIDE = '(min-width: 68.75rem)'

type Menu = RefObject<HTMLElement | null>

/**
 * A popover that lies over the whole page, with the button that opens it: while it is open the page behind can't be reached,
 * and Tab goes round in both. Escape closes it, and the focus is back on the button.
 */
export function useOverPage(menu: Menu, opener: Menu) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => menu.current?.hidePopover?.(), [menu])
  const onToggle = useCallback(() => setOpen(isOpen(menu.current)), [menu])
  // It may have been opened before the page came alive.
  useEffect(onToggle, [onToggle])
  useEffect(() => {
    const own = [opener.current, menu.current].filter((one) => one !== null)
    if (!open) return
    const wide = matchMedia(WIDE)
    const release = setApart(own)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocusIn(own, event)
      if (event.key !== 'Escape') return
      close()
      opener.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    wide.addEventListener('change', close)
    return () => {
      release()
      document.removeEventListener('keydown', onKey)
      wide.removeEventListener('change', close)
    }
  }, [open, menu, opener, close])
  return { close, onToggle }
}

/** Browsers that don't know popovers don't know the selector either. */
const isOpen = (menu: HTMLElement | null) => CSS.supports('selector(:popover-open)') && menu?.matches(':popover-open') === true

/** The bar of phones stays in sight under an open menu, and so within reach of a finger. */
const STAYS = '.mbar, script'

/** Makes everything beside these elements and their ancestors inert; gives the way back. */
function setApart(own: Element[]): () => void {
  const inert: Element[] = []
  const setIn = (box: Element) => {
    for (const other of box.children) {
      if (own.includes(other) || other.matches(STAYS) || other.hasAttribute('inert')) continue
      if (own.some((one) => other.contains(one))) setIn(other)
      else inert.push(other)
    }
  }
  setIn(document.body)
  for (const one of inert) one.setAttribute('inert', '')
  return () => {
    for (const one of inert) one.removeAttribute('inert')
  }
}

/** Lets Tab go round inside these elements, in this order: after the last stop comes the first, before the first the last. */
function keepFocusIn(own: HTMLElement[], event: KeyboardEvent) {
  const [opener, menu] = own
  const stops = [opener, ...(menu?.querySelectorAll<HTMLElement>('a[href], button, input, summary') ?? [])].filter((stop) =>
    stop?.checkVisibility({ visibilityProperty: true }),
  )
  const from = stops.indexOf(document.activeElement as HTMLElement)
  const to = event.shiftKey ? Math.max(from, 0) - 1 : from + 1
  // Within the menu the browser itself steps on.
  if (from > 0 && to > 0 && to < stops.length) return
  event.preventDefault()
  stops.at(to % stops.length)?.focus()
}
