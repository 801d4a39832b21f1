import { type ReactNode, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

export type Slide = { key: string; content: ReactNode; spoken: string }
type Labels = {
  region: string
  roledescription: string
  slide: string
  previous: string
  next: string
  position(number: number): string
  goTo(number: number): string
}

const SETTLE_MS = 120

/**
 * Slides in a row that scrolls and snaps natively, one at a time; arrows wrap, dots jump, nothing moves by itself.
 * Without script it is a row that scrolls. What comes into view is announced, whether a button, a key or a finger brought it.
 */
export function Carousel({ slides, labels, foot }: { slides: Slide[]; labels: Labels; foot?: ReactNode }) {
  const track = useRef<HTMLUListElement>(null)
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [at, setAt] = useState(0)
  const [spoken, setSpoken] = useState('')
  const tell = (index: number) => {
    setAt(index)
    setSpoken(`${labels.position(index + 1)}: ${slides[index]?.spoken}`)
  }
  const show = (wanted: number) => {
    const row = track.current
    const index = (wanted + slides.length) % slides.length
    if (!row) return
    const towardsEnd = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollTo({ left: index * row.clientWidth * towardsEnd })
    tell(index)
  }
  const settle = () => {
    const row = track.current
    if (!row) return
    const index = Math.round(Math.abs(row.scrollLeft) / row.clientWidth)
    // Where a window is drawn wider or narrower nothing else comes into view.
    if (index !== at) tell(index)
  }
  /** Browsers that don't tell the end of scrolling have reached it when nothing moves. On a slow phone a pause may be none. */
  const follow = () => {
    if ('onscrollend' in window) return
    clearTimeout(settled.current)
    settled.current = setTimeout(settle, SETTLE_MS)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a label and this role description is what assistive technology knows.
    <div role="region" aria-roledescription={labels.roledescription} aria-label={labels.region}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without script the row is scrolled with the arrow keys. */}
      <ul className="slides" ref={track} tabIndex={0} onScroll={follow} onScrollEnd={settle}>
        {slides.map(({ key, content }, index) => (
          <li key={key} aria-roledescription={labels.slide} aria-label={labels.position(index + 1)}>
            {content}
          </li>
        ))}
      </ul>
      <div className="quote-f">
        {foot}
        <div className="dots">
          {slides.map(({ key }, index) => (
            <button
              type="button"
              key={key}
              data-js
              aria-label={labels.goTo(index + 1)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <div className="rnds">
          <button type="button" className="rnd" data-js aria-label={labels.previous} onClick={() => show(at - 1)}>
            <Icon name="back" />
          </button>
          <button type="button" className="rnd" data-js aria-label={labels.next} onClick={() => show(at + 1)}>
            <Icon name="forward" />
          </button>
        </div>
      </div>
      <p className="vh" aria-live="polite">
        {spoken}
      </p>
    </div>
  )
}
