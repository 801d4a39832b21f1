import { isLocale, type Locale } from '../../../model/languages.ts'

/** The folder of the share pictures. */
export const SHARES = '/share/'

/** A picture's page, its language, and the mark of what stands on it. */
export type ShareName = { path: string; locale: Locale; mark: string }

/** Returns the address of a picture: `{ path: '/about', locale: 'ar', mark: '1x2y' }` => `/share/ar/about.1x2y.png`; the home page's has no name. */
export const shareAddress = ({ path, locale, mark }: ShareName) => `${SHARES}${locale}${path === '/' ? '/' : path}.${mark}.png`

/** Returns what such an address says; undefined for any other. */
export function parseShare(address: string): ShareName | undefined {
  const [, locale, path, mark] = /^\/share\/([\w-]+)(\/(?:[\w-]+(?:\/[\w-]+)*)?)\.([\da-z]{1,7})\.png$/.exec(address) ?? []
  return isLocale(locale) && path && mark ? { path, locale, mark } : undefined
}
