import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from './icon.tsx'

const HOVER_DELAY_MS = 120
const LEAVE_DELAY_MS = 220

type Props = { label: ReactNode; current?: boolean; className?: string; children: ReactNode; icon?: ReactNode }

/**
 * A button with a panel. It opens on hover, on click, Enter and the down arrow, never by the focus alone: Tab passes what is
 * closed. Escape, leaving it and choosing a link close it. Before any script it opens on hover (see `disclosure.css`).
 */
export function Disclosure({ label, current, className = '', children, icon = <Icon name="down" /> }: Props) {
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
        {icon}
      </button>
      <div className="disclosure-panel" id={id}>
        {children}
      </div>
    </div>
  )
}
