import { documentOf, formAddress } from '../../../src/admin/field-link'
import { Button } from '../../../src/admin/ui/button'
import { LINK } from '../../../src/admin/ui/looks'
import type { SamePlace } from '../../../src/features/find/rules/same-places.ts'
import { nameOf } from './options'
import { word } from './words'

/** A way to the field of a place; its name where it is not given other words. */
export function PlaceLink({ place, children }: { place: SamePlace; children?: string }) {
  const document = documentOf(place.path)
  if (!document) return null
  return (
    <a href={formAddress(document, place.field)} className={LINK} aria-label={children && `${children}: ${nameOf(place)}`}>
      {children ?? nameOf(place)}
    </a>
  )
}

type Props = { place: SamePlace | undefined; isHere: boolean; onOwn(): void }

/** Whose words a field says, and the ways out: to that text, or to a text of its own. */
export function Said({ place, isHere, onOwn }: Props) {
  return (
    <div className="mt-1.5 text-xs text-gray-600">
      <p>
        {word('sameAs')} <bdi className="font-semibold">{place ? nameOf(place) : word('lost')}</bdi>
      </p>
      <p>
        {place ? word('follows') : word('lostHelp')} {place && !isHere && word('waits')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {place && <PlaceLink place={place}>{word('go')}</PlaceLink>}
        <Button look="link" onClick={onOwn}>
          {word('own')}
        </Button>
      </p>
    </div>
  )
}

/** The other places that say what the text of a field says. */
export function ShownIn({ places }: { places: SamePlace[] }) {
  if (places.length === 0) return null
  return (
    <div className="mt-1.5 text-xs text-gray-600">
      {word('shownIn')}
      <ul>
        {places.map((place) => (
          <li key={place.reference}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </div>
  )
}
