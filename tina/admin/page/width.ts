import { useSyncExternalStore } from 'react'

/** How wide the page in the preview is: as on a phone, on a tablet, or on a desk. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const
export type PageWidth = keyof typeof WIDTHS

const STORED = 'page-width'
/** Below this scale the letters of a page can't be read. */
const LEGIBLE = 0.6

/** Returns the size of the page in a pane: a page that is wider than the pane is scaled, and a desk fills a wider pane. `(976, 'desktop')` => `{ width: 1280, scale: 0.7625 }` */
export function sizeIn(pane: number, chosen: PageWidth): { width: number; scale: number } {
  const width = chosen === 'desktop' ? Math.max(WIDTHS.desktop, pane) : WIDTHS[chosen]
  return { width, scale: Math.min(1, pane / width) }
}

/** Returns the widest page that can be read in a pane: for whoever has chosen none yet. */
export const widestIn = (pane: number): PageWidth =>
  (['desktop', 'tablet'] as const).find((name) => sizeIn(pane, name).scale >= LEGIBLE) ?? 'phone'

const isWidth = (name: string | null): name is PageWidth => name !== null && Object.hasOwn(WIDTHS, name)

const listeners = new Set<() => void>()
let chosen: PageWidth | undefined

const stored = () => {
  const name = window.localStorage.getItem(STORED)
  return isWidth(name) ? name : undefined
}

/** Shows the page in another width, and remembers it. */
export function chooseWidth(width: PageWidth): void {
  chosen = width
  window.localStorage.setItem(STORED, width)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The width that was chosen here, now or in an earlier visit; undefined where none was. */
export const useChosenWidth = () =>
  useSyncExternalStore(subscribe, () => {
    chosen ??= stored()
    return chosen
  })
