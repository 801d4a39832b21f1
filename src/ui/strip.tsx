import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

type Props = { head: ReactNode; labels: { region: string; previous: string; next: string }; children: ReactNode }

/** A row that scrolls sideways natively (swipe, wheel, arrow keys), with arrows that are off at its ends. */
export function Strip({ head, labels, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const measure = () => {
    const el = row.current
    if (!el) return
    const at = Math.abs(el.scrollLeft)
    setEnds({ start: at < 4, end: at > el.scrollWidth - el.clientWidth - 4 })
  }
  useEffect(measure, [])
  const move = (by: number) => {
    const el = row.current
    if (!el) return
    const towardsEnd = getComputedStyle(el).direction === 'rtl' ? -1 : 1
    el.scrollBy({ left: by * towardsEnd * el.clientWidth * 0.7, behavior: 'smooth' })
  }
  return (
    <>
      <div className="wrap gal-h">
        {head}
        <div className="rnds">
          <button type="button" className="rnd" data-js disabled={ends.start} aria-label={labels.previous} onClick={() => move(-1)}>
            <Icon name="back" />
          </button>
          <button type="button" className="rnd" data-js disabled={ends.end} aria-label={labels.next} onClick={() => move(1)}>
            <Icon name="forward" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section className="gal" ref={row} tabIndex={0} aria-label={labels.region} onScroll={measure}>
        {children}
      </section>
    </>
  )
}
