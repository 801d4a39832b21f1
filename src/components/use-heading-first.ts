import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whoever follows a link within the site gets no new document, which would be read out from its beginning: so the heading of the page
 * takes the focus, or the place in it that the link names. Not in the editor's frame, where the focus belongs to the form.
 */
export function useHeadingFirst() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (window.parent !== window) return
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
    if (!place) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [pathname, hash])
}
