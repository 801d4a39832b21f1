import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { LINK } from './ui/looks'
import { workOn } from './work-on'

/** The place that what is shown belongs to, and the one where somebody works. */
export const ShownPlace = createContext({ place: '', here: '' })

/** Leads to a form or a page where it is as it is shown: the desk is loaded anew where that is another place. */
export function PlaceLink({ href, children }: { href: string; children: ReactNode }) {
  const { place, here } = useContext(ShownPlace)
  const follow = (event: MouseEvent) => {
    if (place === here) return
    event.preventDefault()
    workOn(place, href)
  }
  return (
    <a href={href} className={LINK} onClick={follow}>
      {children}
    </a>
  )
}
