import { addressIn, parseAddress } from '../i18n/addresses.ts'
import type { RawSettings } from './types.ts'

/**
 * Where an address has moved to, in the same language, or undefined if it has not:
 * `/ar/edinburgh/fillers` => `/ar/procedures/injectables/dermal-filler`.
 */
export function movedTo(pathname: string, { redirects }: Pick<RawSettings, 'redirects'>): string | undefined {
  const { locale, path } = parseAddress(pathname)
  const found = redirects?.find((redirect) => redirect?.from.replace(/\/+$/, '') === path)
  return found && found.to !== path ? addressIn(found.to, locale) : undefined
}
