import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from './icon.tsx'

const HOVER_DELAY_MS = 120
const LEAVE_DELAY_MS = 220

type Props = { label: ReactNode; current?: boolean; className?: string; children: ReactNode; icon?: ReactNode }

/**
 * A button with a panel. It opens on hover, on focus and on click; Escape, leaving it and choosing a link close it.
 * Before any script the same happens through `:hover` and `:focus-within` (see `disclosure.css`).
 */
export function Disclosure({ label, current, className = '', children, icon = <Icon name="down" /> }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const focusedAt = useRef(0)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const later = (to: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(to), delay)
  }
  useEffect(() => setOpen(root.current?.matches(':hover, :focus-within') ?? false), [])
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
        focusedAt.current = 0
        later(false, 0)
      }}
      onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible') && open) return
          focusedAt.current = Date.now()
          later(true, 0)
        }}
        onClick={(event) => {
          const hovering = event.detail > 0 && root.current?.matches(':hover') && matchMedia('(hover: hover)').matches
          const justFocused = Date.now() - focusedAt.current < 300
          clearTimeout(timer.current)
          setOpen(hovering || justFocused ? true : !open)
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
