import { plateName } from '../../../content/view/plate.ts'
import { plateAddress, SEEDS } from '../../../content/view/plate-name.ts'
import type { Json } from '../../../model/json.ts'

/** Keeps the seeds of a row apart. */
const STRIDE = 70_657

type Grown = { seed: number | undefined; address: string }

/** Returns the engraving of a treatment whose form holds these values, and where it is. */
export function grownFrom(values: Json, slug: string, seed?: number): Grown {
  const treatment = values as unknown as Parameters<typeof plateName>[0]
  const engraving = { ...treatment.engraving, ...(seed !== undefined && { seed }) } as typeof treatment.engraving
  return { seed, address: plateAddress(plateName({ ...treatment, engraving, _sys: { ...treatment._sys, filename: slug } })) }
}

/** Returns as many other plants of the same kind: round 0, 1, 2, … gives others each time. */
export const othersOf = (values: Json, slug: string, round: number, many = 3): Grown[] =>
  Array.from({ length: many }, (_, index) => grownFrom(values, slug, (STRIDE * (round * many + index + 1)) % SEEDS))
