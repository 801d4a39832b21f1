import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { Treatment } from '../../content/types.ts'
import type { Plate } from '../../content/view/plate.ts'
import { shadowAddress } from '../../content/view/plate-name.ts'
import { FIRST_CITY } from '../../model/clinics.ts'
import { Picture } from '../../ui/picture.tsx'
import { Engraving, PlateCaption } from '../pictures/engraving.tsx'
import { LitFigure } from '../pictures/lit-views.tsx'
import { langOf } from '../text/text.tsx'

/** Tells whether the top of a treatment's page has its engraving, not a photograph. */
export const isEngraved = ({ engraving }: Treatment) => !engraving?.photograph

/** Beside the text at the top of a treatment's page: its engraving, or where editors want it so, its photograph. */
export function TreatmentPlate({ treatment, plate }: { treatment: Treatment; plate: Plate | undefined }) {
  if (plate && isEngraved(treatment))
    return (
      <figure className="phero-e">
        <Engraving plate={plate} className="eng-hero" />
        <PlateCaption engraving={treatment.engraving} card={treatment.card} />
      </figure>
    )
  return <Photograph of={treatment.hero} className="ph pt-es bleed-e" sizes="(max-width: 767px) 100vw, 55vw" eager />
}

/**
 * Within a treatment's article, from edge to edge: its photograph, or where editors want it so, the shadow of its plant on the
 * wall of its clinic in the light of this hour. Where no server says the hour, the photograph stays.
 */
export function WidePlate({ treatment, plate }: { treatment: Treatment; plate: Plate | undefined }) {
  const fieldOf = useField()
  const { city = FIRST_CITY, isStatic } = useSite()
  if (!isEngraved(treatment)) return null
  if (!plate || isStatic || !treatment.engraving?.shadow) return <Photograph of={treatment.hero} className="ph treat-plate" sizes="100vw" />
  return (
    <LitFigure
      className="treat-lit"
      wall="treat-plate"
      city={city}
      shadow={shadowAddress(plate.src)}
      field={fieldOf(treatment.engraving, 'shadow')}
    />
  )
}

type Photographed = { of: Treatment['hero']; className: string; sizes: string; eager?: boolean }

/** The photograph of a treatment. */
export function Photograph({ of: hero, className, sizes, eager }: Photographed) {
  const fieldOf = useField()
  if (!hero?.backgroundImage) return null
  return (
    <div className={className}>
      <Picture
        src={hero.backgroundImage}
        alt={hero.alt ?? ''}
        focus={hero.focus}
        lang={langOf(hero, 'alt')}
        sizes={sizes}
        eager={eager}
        field={fieldOf(hero, 'backgroundImage')}
      />
    </div>
  )
}
