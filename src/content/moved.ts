import { addressIn, parseAddress } from '../i18n/addresses.ts'
import { readLink, redirectTarget } from '../model/href.ts'
import { redirected, trimmed } from '../model/redirects.ts'
import type { RawSettings } from './types.ts'

type Settings = Pick<RawSettings, 'redirects'>

const redirectsOf = ({ redirects }: Settings) => (redirects ?? []).filter((one) => one !== null)

/**
 * Returns the address to which one has moved, in the same language, or undefined if it has not, or if no browser may be sent there:
 * `/ar/edinburgh/fillers` => `/ar/procedures/injectables/dermal-filler`, `/ar/home` => `/ar`.
 */
export function movedTo(pathname: string, settings: Settings): string | undefined {
  const { locale, path } = parseAddress(pathname)
  const to = redirected(path, redirectsOf(settings))
  const target = to === undefined ? undefined : redirectTarget(to)
  // One that leads back to the same page, such as to a place on it, would never end.
  return target === undefined || parseAddress(trimmed(target.replace(/[?#].*$/, ''))).path === path ? undefined : addressIn(target, locale)
}

/** Returns every address that has moved by the settings, without a language. */
export const movedPaths = (settings: Settings): string[] =>
  redirectsOf(settings)
    .map(({ from }) => trimmed(from))
    .filter((path) => {
      const href = readLink(path)?.href
      return href !== undefined && [path, encodeURI(path)].includes(href) && movedTo(path, settings)
    })
