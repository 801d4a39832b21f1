import type { KeyboardEvent } from 'react'
import { word } from './words'

const NAMES = ['pages', 'treatments'] as const
type Tab = (typeof NAMES)[number]

type Props = { shown: Tab; counts: Record<Tab, number>; onShow(tab: Tab): void }

/** The kinds of documents with a page of their own; the arrows choose, as in every row of tabs. */
export function Tabs({ shown, counts, onShow }: Props) {
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const next = NAMES.find((tab) => tab !== shown) ?? shown
    onShow(next)
    currentTarget.querySelector<HTMLButtonElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <div role="tablist" aria-label={word('tabs')} tabIndex={-1} className="flex gap-6" onKeyDown={move}>
      {NAMES.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          tabIndex={tab === shown ? 0 : -1}
          aria-selected={tab === shown}
          aria-controls={tab === shown ? `desk-${tab}` : undefined}
          onClick={() => onShow(tab)}
          className="border-b-2 border-transparent pb-2.5 aria-selected:border-[var(--color-rose-700)] aria-selected:font-medium aria-selected:text-[var(--color-ink)]"
        >
          {word(tab)} <span className="text-gray-600">{counts[tab]}</span>
        </button>
      ))}
    </div>
  )
}
