import { TreatmentEnd } from '../components/treatment-end.tsx'
import { isEngraved, Photograph } from '../components/treatment-plate.tsx'
import type { AnyBlock, Treatment } from '../content/types.ts'
import type { Plate } from '../content/view/plate.ts'
import { Sections } from './sections.tsx'

/** After so many of its sections the photograph of a treatment goes from edge to edge. */
const BEFORE_PLATE = 1

/** The article of a treatment after its facts: its sections, one plate from edge to edge, one giant figure. */
export function TreatmentStory({ treatment, plate, blocks }: { treatment: Treatment; plate?: Plate; blocks: AnyBlock[] }) {
  return (
    <>
      <Sections blocks={blocks.slice(0, BEFORE_PLATE)} />
      {isEngraved(treatment) && <Photograph of={treatment.hero} className="ph treat-plate" sizes="100vw" />}
      <Sections blocks={blocks.slice(BEFORE_PLATE)} />
      <TreatmentEnd treatment={treatment} plate={plate} />
    </>
  )
}
