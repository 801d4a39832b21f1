import { addressIn, parseAddress } from '../i18n/addresses.ts'
import type { RawSettings } from './types.ts'

/** A moved address: the old one and the new one, both without a language. */
export type Redirect = { from: string; to: string }

/** The home page is at `/`: its slug is no address of its own. */
const HOME = { from: '/home', to: '/' }

/**
 * Returns the address to which one has moved, in the same language, or undefined if it has not:
 * `/ar/edinburgh/fillers` => `/ar/procedures/injectables/dermal-filler`, `/ar/home` => `/ar`.
 */
export function movedTo(pathname: string, { redirects }: Pick<RawSettings, 'redirects'>): string | undefined {
  const { locale, path } = parseAddress(pathname)
  const found = [HOME, ...(redirects ?? [])].find((redirect) => redirect?.from.replace(/\/+$/, '') === path)
  return found && found.to !== path ? addressIn(found.to, locale) : undefined
}

/** Returns every address that has moved by the settings, without a language. */
export const movedPaths = (settings: Pick<RawSettings, 'redirects'>): string[] =>
  (settings.redirects ?? [])
    .flatMap((redirect) => (redirect ? [redirect.from.replace(/\/+$/, '')] : []))
    .filter((path) => movedTo(path, settings))

/**
 * Returns the redirects after `moves`: each old address leads to the newest one in a single step, and none stays for an
 * address at which there is a document (again). `[{ from: '/a', to: '/b' }]` and the move of `/b` to `/c` => `/a` and
 * `/b` lead to `/c`.
 */
export function afterMoves(redirects: Redirect[], moves: Redirect[], isThere: (address: string) => boolean): Redirect[] {
  const moved = moves.reduce(
    (list, { from, to }) => [
      ...list.filter((one) => one.from !== from).map((one) => (one.to === from ? { ...one, to } : one)),
      { from, to },
    ],
    redirects,
  )
  return moved.filter(({ from, to }) => from !== to && !isThere(from))
}

/** Returns the redirects that an editor wants to save, with those that came since they opened the settings: nobody removed those. */
export function withNewRedirects(opened: Redirect[], now: Redirect[], wanted: Redirect[]): Redirect[] {
  const has = (list: Redirect[], { from }: Redirect) => list.some((one) => one.from === from)
  return [...wanted, ...now.filter((one) => !has(opened, one) && !has(wanted, one))]
}
