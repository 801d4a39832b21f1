import { addressIn, parseAddress } from '../i18n/addresses.ts'
import { redirected, trimmed } from '../model/redirects.ts'
import type { RawSettings } from './types.ts'

type Settings = Pick<RawSettings, 'redirects'>

const redirectsOf = ({ redirects }: Settings) => (redirects ?? []).filter((one) => one !== null)

/**
 * Returns the address to which one has moved, in the same language, or undefined if it has not:
 * `/ar/edinburgh/fillers` => `/ar/procedures/injectables/dermal-filler`, `/ar/home` => `/ar`.
 */
export function movedTo(pathname: string, settings: Settings): string | undefined {
  const { locale, path } = parseAddress(pathname)
  const to = redirected(path, redirectsOf(settings))
  return to === undefined ? undefined : addressIn(to, locale)
}

/** Returns every address that has moved by the settings, without a language. */
export const movedPaths = (settings: Settings): string[] =>
  redirectsOf(settings)
    .map(({ from }) => trimmed(from))
    .filter((path) => movedTo(path, settings))
