import type { ComponentType } from 'react'
import { type ScreenPlugin, useCMS } from 'tinacms'
import { whenFetched } from './when-fetched'

type ScreenProps = Parameters<ScreenPlugin['Component']>[0]
type Pictured = ComponentType<{ className?: string }>

/** A drawing of lines, 24 by 24, for the menu of the admin. */
export const Icon = ({ lines, className = 'h-6 w-auto' }: { lines: string; className?: string }) => (
  <svg viewBox="0 0 24 24" className={className} fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d={lines} />
  </svg>
)

/**
 * Returns a screen of the admin. Tina makes its address of the name, so this is the same in each language; what editors read
 * stands in the screen's own words. The bar and the palette lead to it. `icon` is a component, or the lines of a drawing.
 */
export const screenOf = (name: string, icon: string | Pictured, Shown: ComponentType): ScreenPlugin => ({
  __type: 'screen',
  name,
  Component: () => <Shown />,
  Icon: typeof icon === 'string' ? ({ className }: { className?: string }) => <Icon lines={icon} className={className} /> : icon,
  layout: 'fullscreen',
  navCategory: 'Site',
})

/** Returns a screen that is fetched when somebody first opens it; `name` is the one that it has itself. */
export function fetchedScreen(name: string, fetchIt: () => Promise<ScreenPlugin>): ScreenPlugin {
  const Fetched = whenFetched(async () => ({ default: (await fetchIt()).Component as ComponentType<ScreenProps> }))
  return { ...screenOf(name, '', () => null), Component: (props) => <Fetched {...props} /> }
}

/** Returns the branch that the admin has open, as Tina encodes it for the server: `'fix%2Ftext'`. */
export const useBranch = (): string => useCMS().api.tina?.branch ?? 'main'

/** `'Content report'` => `'content_report'`, as Tina makes the address of a screen. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '_')
