import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isFramed } from '../../ui/framed.ts'

/**
 * Where the router shows another page, as after an enquiry was sent, there is no new document that would be read out from its
 * beginning: so the heading of the page takes the focus, or the place in it that the address names. Not in the editor's frame, where
 * the focus belongs to the form.
 */
export function useHeadingFirst() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isFramed) return
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
    if (!place) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [pathname, hash])
}
