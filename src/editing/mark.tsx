import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messageIn, type ToPage } from '../features/preview/rules/frame-messages.ts'
import { elementFor } from './places.ts'
import { placeOver, useLayout } from './use-layout.ts'

const MARGIN = 80

/** Scrolls to an element unless it can be seen, and opens what hides it. */
function reveal(element: HTMLElement) {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.querySelector(':scope > summary')?.contains(element)) fold.open = true
  // In menus and in the footer a fold stands beside what it hides.
  const beside = element.closest('ul')?.parentElement?.querySelector<HTMLDetailsElement>(':scope > details')
  if (beside) beside.open = true
  const { top, bottom, height } = element.getBoundingClientRect()
  const isTall = height > window.innerHeight - 2 * MARGIN
  if (top >= MARGIN && (isTall ? top < window.innerHeight / 2 : bottom <= window.innerHeight - 20)) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

/** What is chosen in the form, as the admin tells it. */
export type Chosen = Extract<ToPage, { type: 'desk:show' }>

/** Scrolls to what is chosen in the form, and frames it with its label. */
export function Mark({ onChosen }: { onChosen(chosen: Chosen): void }) {
  const [chosen, setChosen] = useState<Pick<Chosen, 'names' | 'label'>>({ names: [], label: '' })
  const frame = useRef<HTMLDivElement>(null)
  const layout = useLayout()
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = event.source === window.parent ? messageIn<ToPage>(event) : undefined
      if (message?.type !== 'desk:show') return
      setChosen(message)
      onChosen(message)
      const element = elementFor(message.names)
      if (element) reveal(element)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onChosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is another place.
  useLayoutEffect(() => {
    const element = elementFor(chosen.names)
    const isSeen = element?.checkVisibility() === true
    if (frame.current) frame.current.hidden = !isSeen
    if (isSeen) placeOver(frame.current, element.getBoundingClientRect())
  }, [chosen, layout])
  return (
    <div ref={frame} className="desk-mark" aria-hidden="true" hidden>
      {chosen.label && <span>{chosen.label}</span>}
    </div>
  )
}
