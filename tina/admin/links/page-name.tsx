import { saidOf } from './options'
import { useTargets } from './use-targets'

/** The name of the place that a link leads to, as a row of a list is called; the link itself until the names are there. */
export function PageName({ link }: { link: string }) {
  const targets = useTargets()
  const name = targets ? saidOf(link, targets).name : ''
  // Its own key: what names the buttons of a row notices new elements, not new letters.
  return <span key={name}>{name}</span>
}
