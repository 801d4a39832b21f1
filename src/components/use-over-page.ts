import { type RefObject, type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { keepFocusIn, setApart } from './set-apart.ts'

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
