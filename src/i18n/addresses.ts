import { isLocale, type Locale, prefixOf } from '../model/languages.ts'

/** The parts of an address: the base of the preview that it belongs to (`''` for the site itself), its language, and its English path. */
export type Address = { base: string; locale: Locale; path: string }

/** The base of a preview, with which the addresses of its pages begin: `'/~fix~hours'`. */
export const BASE = /^\/~[^/]*/

/** `'/ar/about'` => `{ base: '', locale: 'ar', path: '/about' }`, `'/~fix~hours/about'` => `{ base: '/~fix~hours', locale: 'en', path: '/about' }` */
export function parseAddress(pathname: string): Address {
  const [found = ''] = BASE.exec(pathname) ?? []
  const base = branchOf(found) === undefined ? '' : found
  const inside = pathname.slice(base.length) || '/'
  const [, first = '', ...rest] = inside.split('/')
  if (first !== 'en' && isLocale(first)) return { base, locale: first, path: `/${rest.join('/')}` }
  return { base, locale: 'en', path: inside }
}

/**
 * Returns the address of an English path in a language: `('/about', 'ar')` => `'/ar/about'`; addresses of other sites,
 * and those that begin with a language, stay as they are.
 */
export function addressIn(path: string, locale: Locale): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const [, first = ''] = path.split(/[/?#]/)
  if (first !== 'en' && isLocale(first)) return path
  // The home page has no final stroke in the other languages, also before a hash.
  return first === '' ? (prefixOf(locale) || '/') + path.slice(1) : prefixOf(locale) + path
}

/**
 * Returns how the addresses of a branch's pages begin: `'fix/hours'` => `'/~fix~hours'`. git allows no `~` in the name
 * of a branch, and no page of the site begins with one.
 */
export const baseOf = (branch: string) => `/~${branch.split('/').map(encodeURIComponent).join('~')}`

/** The inverse of `baseOf`: `'/~fix~hours'` => `'fix/hours'`; undefined for a text that is no base. */
export function branchOf(base: string): string | undefined {
  if (!base.startsWith('/~') || base.length < 3) return undefined
  try {
    return base.slice(2).split('~').map(decodeURIComponent).join('/')
  } catch {
    return undefined
  }
}
