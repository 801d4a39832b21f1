import { placeName } from '../../../src/admin/field-words/place-word'
import type { SamePlace } from '../../../src/features/find/rules/same-places.ts'
import { fold, termsOf } from '../../../src/model/fold.ts'
import type { LinkOption } from '../links/options'
import { word } from './words'

const MOST = 40

/** Returns what a place is called: `'HydraTite › Card › Price'` */
export const nameOf = ({ title, where }: Pick<SamePlace, 'title' | 'where'>): string => placeName({ title, where })

/** Tells whether the text at a place follows another one, by however many steps. */
function follows(place: SamePlace, reference: string, places: SamePlace[]): boolean {
  const passed = new Set<string>()
  const next = ({ to }: SamePlace) => places.find((one) => one.reference === to)
  for (let at: SamePlace | undefined = place; at?.to && !passed.has(at.reference); at = next(at)) {
    if (at.to === reference) return true
    passed.add(at.reference)
  }
  return false
}

/**
 * Returns the places whose name or text has all words that were typed, and that the text at `own` may follow; first those that read as it
 * does now, then those of its own document, then those of fields of the same name.
 */
export function placesFor(typed: string, places: SamePlace[], own: { reference: string; path: string; text: string }): LinkOption[] {
  const terms = termsOf(typed)
  const name = own.reference.slice(own.reference.lastIndexOf('.') + 1)
  const rank = (place: SamePlace) =>
    [place.texts.en === own.text, place.path === own.path, place.field.endsWith(name)].reduce((sum, holds) => sum * 2 + Number(holds), 0)
  return places
    .filter((place) => place.reference !== own.reference && !follows(place, own.reference, places))
    .filter((place) => terms.every((term) => fold(`${nameOf(place)} ${place.texts.en}`).includes(term)))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MOST)
    .map((place) => ({
      link: place.reference,
      name: nameOf(place),
      note: [place.texts.en, ...(place.texts.en === own.text ? [word('alike')] : [])].join(' · '),
    }))
}
