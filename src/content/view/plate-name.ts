import { isPlant, type PlantName } from './plants.ts'

/**
 * What an engraving is grown from, and all that it is: petals or pairs (1 to 9), length of a visit and price (0 to 9 each),
 * and the seed of everything else.
 */
export type PlateName = { plant: PlantName; count: number; minutes: number; price: number; seed: number }

/** Seeds lie below this number. */
export const SEEDS = 36 ** 4

/** The folder of the engravings. */
export const PLATES = '/plates/'

/** Returns the address of an engraving: `{ plant: 'rosa', count: 3, minutes: 6, price: 4, seed: 1295 }` => `/plates/rosa-3-6-4-zz.svg` */
export const plateAddress = ({ plant, count, minutes, price, seed }: PlateName) =>
  `${PLATES}${plant}-${count}-${minutes}-${price}-${seed.toString(36)}.svg`

const SHADOW = '-shadow.svg'

/** Returns the address of the shadow that the plant of an engraving throws: `/plates/rosa-3-6-4-zz.svg` => `/plates/rosa-3-6-4-zz-shadow.svg` */
export const shadowAddress = (plate: string) => plate.replace(/\.svg$/, SHADOW)

/** Tells whether an address is that of a shadow. */
export const isShadow = (address: string) => address.endsWith(SHADOW)

/** Returns what the address of an engraving or of its shadow says; undefined for any other. */
export function parsePlate(address: string): PlateName | undefined {
  const [, plant, count, minutes, price, seed = ''] =
    /^\/plates\/([a-z]+)-([1-9])-(\d)-(\d)-(0|[1-9a-z][\da-z]{0,3})(?:-shadow)?\.svg$/.exec(address) ?? []
  if (!isPlant(plant)) return undefined
  return { plant, count: Number(count), minutes: Number(minutes), price: Number(price), seed: Number.parseInt(seed, 36) }
}
