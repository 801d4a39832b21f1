/** The bar of phones stays in sight under an open menu, and so within reach of a finger. */
const STAYS = '.mbar, script'

/** Makes everything beside an element and its ancestors inert; gives the way back. */
export function setApart(element: Element): () => void {
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
export function keepFocusIn(element: Element, event: KeyboardEvent) {
  const stops = [...element.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter((stop) => stop.checkVisibility())
  const from = stops.indexOf(document.activeElement as HTMLElement)
  const leaves = event.shiftKey ? from <= 0 : from < 0 || from === stops.length - 1
  if (!leaves) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
