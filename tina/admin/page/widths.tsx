import { useEffect, useState } from 'react'
import { Icon } from '../../../src/admin/screen'
import { chooseWidth, type PageWidth, sizeIn, useChosenWidth, widestIn } from './width'
import { word } from './words'

const CHOICES: { width: PageWidth; name: string; lines: string }[] = [
  { width: 'phone', name: word('phone'), lines: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2' },
  { width: 'tablet', name: word('tablet'), lines: 'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2' },
  { width: 'desktop', name: word('desktop'), lines: 'M3 5h18v11H3zM9 20h6M12 16v4' },
]

/** Returns the width of the room beside the form, followed: the form takes its own as padding of the page. */
function usePane(): number {
  const [pane, setPane] = useState(0)
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => entry && setPane(Math.round(entry.contentRect.width)))
    sizes.observe(document.body)
    return () => sizes.disconnect()
  }, [])
  return pane
}

/** Three widths of the page; the arrow keys go through them. What is wider than the room is scaled, and says by how much. */
export function Widths() {
  const pane = usePane()
  const chosen = useChosenWidth() ?? widestIn(pane)
  const { width, scale } = sizeIn(pane, chosen)
  useEffect(() => {
    if (pane === 0) return
    const { style, dataset } = document.documentElement
    dataset.pageWidth = chosen
    style.setProperty('--page-width', `${width}px`)
    style.setProperty('--page-scale', String(scale))
  }, [pane, chosen, width, scale])
  return (
    <fieldset className="flex flex-none items-center gap-2 max-md:hidden">
      <legend className="sr-only">{word('width')}</legend>
      <span className="flex rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-paper)]">
        {CHOICES.map(({ width: name, name: label, lines }) => (
          <label key={name} title={label} className="cursor-pointer">
            <input
              type="radio"
              name="page-width"
              className="peer sr-only"
              aria-label={label}
              checked={chosen === name}
              onChange={() => chooseWidth(name)}
            />
            <span className="grid h-8 w-9 place-items-center text-[var(--color-ink)] peer-checked:bg-[var(--color-night)] peer-checked:text-[var(--color-on-night)] peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[var(--color-ink)]">
              <Icon lines={lines} className="size-5" />
            </span>
          </label>
        ))}
      </span>
      <span className="w-9 text-xs tabular-nums text-[var(--color-ink-3)] max-lg:hidden">
        {pane > 0 && scale < 1 && `${Math.round(scale * 100)}%`}
      </span>
    </fieldset>
  )
}
