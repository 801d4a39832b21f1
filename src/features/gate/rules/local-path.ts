import { addressIn } from '../../../i18n/addresses.ts'
import { readLink } from '../../../model/href.ts'
import type { Locale } from '../../../model/languages.ts'

const LONGEST = 1000

/**
 * A path of this site that somebody named, with its query: `'/ar/about?x=1'`; undefined for what is none, and for whatever a
 * browser could take for another host, such as `'//other.example'`, `'/\\other.example'`, or one with a tab between the slashes.
 */
export function localPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > LONGEST) return undefined
  return readLink(text)?.href.replace(/#.*$/, '')
}

/** Where staff sign in, to go on from there to `to`: `'/~fix/ar/about'` => `'/ar/staff?to=%2F~fix%2Far%2Fabout'`. */
export const staffAddress = (to: string, locale: Locale) => `${addressIn('/staff', locale)}?to=${encodeURIComponent(to)}`

/** Where a browser goes once its password was right: it leads on to the page that was asked for, or says that no cookies are kept. */
export const ENTERED = '/api/gate/entered'

/** `'/ar/about'` => `'/api/gate/entered?to=%2Far%2Fabout'` */
export const enteredAddress = (to: string) => `${ENTERED}?to=${encodeURIComponent(to)}`
