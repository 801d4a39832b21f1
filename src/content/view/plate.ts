import type { Category } from '../../model/categories.ts'
import type { RawTreatment } from '../types.ts'
import { isPlant, PLANTS } from './plants.ts'
import { type PlateName, plateAddress, SEEDS } from './plate-name.ts'
import { viewOf } from './plate-view.ts'

/** An engraving as a page shows it: where it is, the number under it, and the square of it that is worth a close look. */
export type Plate = { src: string; number?: number; view: readonly [left: number, top: number, side: number] }

type Engraved = Pick<RawTreatment, '_sys' | 'category' | 'card' | 'treatmentInfo' | 'engraving'>

/** Returns the engraving of a treatment, read off its fields in English: it is the same in every language. */
export function plateOf(treatment: Engraved): Plate {
  const name = plateName(treatment)
  return { src: plateAddress(name), number: treatment.engraving?.number ?? undefined, view: viewOf(name) }
}

/** A visit and a price for a treatment that states none. */
const [USUAL_MINUTES, USUAL_PRICE, USUAL_SESSIONS] = [45, 150, 3]

/** Petals by sessions, hatching by minutes, crop by price; what editors don't choose follows from the treatment's name. */
export function plateName({ _sys, category, card, treatmentInfo, engraving }: Engraved): PlateName {
  const plants = PLANTS[category as Category] ?? PLANTS.facial
  const own = hashOf(_sys.filename)
  const minutes = middle(card?.duration) ?? middle(treatmentInfo?.duration) ?? USUAL_MINUTES
  const price = middle(treatmentInfo?.price) ?? middle(card?.price) ?? USUAL_PRICE
  return {
    plant: isPlant(engraving?.plant) ? engraving.plant : (plants[own % plants.length] ?? plants[0]),
    count: within(engraving?.sessions ?? USUAL_SESSIONS, 1, 9),
    minutes: within(minutes / 12, 0, 9),
    price: within(price / 60, 0, 9),
    seed: Math.abs(Math.round(engraving?.seed ?? own)) % SEEDS,
  }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)))

/** The middle of the numbers in a text: `'45-60 min'` => 52.5; undefined where there are none. */
function middle(text: string | null | undefined): number | undefined {
  const numbers = text?.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : undefined
}

/** A number for a text, by the method of Fowler, Noll and Vo. */
export const hashOf = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261)
