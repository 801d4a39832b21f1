import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

const HOVER_DELAY_MS = 120
const LEAVE_DELAY_MS = 220

type Props = { label: ReactNode; current?: boolean; className?: string; panel?: string; city?: string; children: ReactNode }

/**
 * A label with a panel. Wide: a button, which opens on hover, on click, Enter and the down arrow, never by the focus alone: Tab
 * passes what is closed. Escape, leaving it and choosing a link close it; before any script it opens on hover. Narrow: a fold,
 * of which one is open at a time. Which of the two is drawn, and what it opens, says `disclosure.css`: the panel stands beside
 * both, for what is inside a closed `<details>` no style sheet can show in every browser.
 */
export function Disclosure({ label, current, className = '', panel = '', city, children }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const later = (to: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(to), delay)
  }
  useEffect(() => setOpen(root.current?.matches(':hover') ?? false), [])
  const toFirstLink = () => requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.disclosure-panel a')?.focus())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => () => setOpen(false), [key])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only close what its button opens.
    <div
      ref={root}
      className={`disclosure ${className}`}
      data-open={open || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true, HOVER_DELAY_MS)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false, LEAVE_DELAY_MS)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && later(false, 0)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        clearTimeout(timer.current)
        setOpen(false)
        root.current?.querySelector('button')?.focus()
      }}
      onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}
    >
      <details name="menu" data-city={city}>
        <summary className="top">{label}</summary>
      </details>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          clearTimeout(timer.current)
          setOpen(true)
          toFirstLink()
        }}
        onClick={(event) => {
          const hovering = event.detail > 0 && root.current?.matches(':hover') && matchMedia('(hover: hover)').matches
          clearTimeout(timer.current)
          setOpen(hovering ? true : !open)
        }}
      >
        {label}
      </button>
      <div className={`disclosure-panel ${panel}`} id={id} data-city={city}>
        {children}
      </div>
    </div>
  )
}
