import { sideOf, type Zone } from '../../model/zones.ts'

/** Returns the words that a search page's address asks for: `'https://…/ar/search?q=%20laser'` => `'laser'` */
export const askedIn = (url: string) => new URL(url).searchParams.get('q')?.trim() ?? ''

/** Returns the place on the shadow for which it asks: `'https://…/search?zone=cheek'` => `'cheek'`; undefined for any other word. */
export function zoneIn(url: string): Zone | undefined {
  const zone = new URL(url).searchParams.get('zone')
  return sideOf(zone) && (zone as Zone)
}
