import type { Metric } from './scale.ts'

/** The address to which a page tells what was seen. */
export const VISITS = '/api/visits'
/** The address to which a visitor objects, or takes that back. */
export const OBJECTION = '/api/visits/objection'
/** The address at which editors read the figures. */
export const FIGURES = '/api/visits/figures'

/** The width of the window: up to 639 pixels, up to 1023, and more. */
export const WIDTHS = ['phone', 'tablet', 'desk'] as const

/** The time, shift and answer that a page took, as far as the browser measures it. */
export type Vitals = { [Name in Metric]?: number }

/**
 * What a page tells once its visitor looks away: the paths of the pages that were seen since it told last, and the width of the
 * window. The first time also the host of the other site that led here, and the figures of the first page.
 */
export type Visit = { pages: string[]; width: (typeof WIDTHS)[number]; from?: string; vitals?: Vitals }

/** `390` => `'phone'` */
export const widthOf = (pixels: number): Visit['width'] => (pixels < 640 ? 'phone' : pixels < 1024 ? 'tablet' : 'desk')

/** Returns the host of an address that is not this site's own: `('https://news.example/x', 'clinic.example')` => `'news.example'` */
export function hostFrom(address: string, own: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return host && host !== own ? host : undefined
}
