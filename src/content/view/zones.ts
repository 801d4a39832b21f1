import { type BodySide, sideOf, type Zone } from '../../model/zones.ts'
import type { Block } from '../types.ts'
import type { Card } from './cards.ts'

type Item = NonNullable<Block<'AskShadow'>['zones']>[number]

/** A place on a drawing with what is said of it, and the treatments for it. `at` is its place in the section. */
export type ZoneShown = { zone: Zone; side: BodySide; item: Item; at: number; cards: Card[] }

/**
 * Returns the places of a section in its order, each with its published treatments; those without offers are left out, since
 * their price is told in the consultation. A place that has none is there only `withEmpty`, for its editor. Of two for one place the
 * first counts; a place that no drawing has is left out.
 */
export function zonesOf({ zones = [] }: Pick<Block<'AskShadow'>, 'zones'>, cards: Card[], withEmpty = false): ZoneShown[] {
  return zones.flatMap((item, at) => {
    const side = sideOf(item.zone)
    if (!side || zones.findIndex(({ zone }) => zone === item.zone) < at) return []
    const named = item.treatments?.flatMap(({ treatment }) => cards.filter(({ slug, noOffers }) => slug === treatment && !noOffers)) ?? []
    if (named.length === 0 && !withEmpty) return []
    return [{ zone: item.zone as Zone, side, item, at, cards: named }]
  })
}
