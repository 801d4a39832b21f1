import { TreatmentEnd } from '../components/treatment/treatment-end.tsx'
import { WidePlate } from '../components/treatment/treatment-plate.tsx'
import type { AnyBlock, Block, Treatment } from '../content/types.ts'
import type { Plate } from '../content/view/plate.ts'
import { isSteps } from '../content/view/view.ts'
import { Changed } from '../features/preview/view/changed.tsx'
import { each } from '../ui/each.tsx'
import { BlockBoundary } from './block-boundary.tsx'
import { nameOf } from './name-of.ts'
import { Sections } from './sections.tsx'
import { TreatmentSteps } from './treatment-steps.tsx'

/** After so many of its sections the plate of a treatment goes from edge to edge. */
const BEFORE_PLATE = 1

/** The article of a treatment after its facts: its sections, one plate from edge to edge, one giant figure. */
export function TreatmentStory({ treatment, plate, blocks }: { treatment: Treatment; plate?: Plate; blocks: AnyBlock[] }) {
  const steps = blocks.filter(isSteps)
  const own = blocks.filter((block) => !isSteps(block))
  return (
    <>
      <Sections blocks={own.slice(0, BEFORE_PLATE)} />
      <WidePlate treatment={treatment} plate={plate} />
      <Sections blocks={own.slice(BEFORE_PLATE)} />
      {each(steps, (block) => (
        <BlockBoundary name={nameOf(block)}>
          <Changed of={block}>
            <TreatmentSteps block={block as Block<'Journey'>} treatment={treatment} />
          </Changed>
        </BlockBoundary>
      ))}
      <TreatmentEnd treatment={treatment} plate={plate} />
    </>
  )
}
