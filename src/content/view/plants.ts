import type { Category } from '../../model/categories.ts'

/** The plants that engravings are grown of: flowers for the face, stamens for injectables, leaves for the body, bark for peels. */
export const PLANTS = {
  facial: ['rosa', 'camellia', 'anemone', 'magnolia', 'poppy'],
  injectables: ['lily', 'umbel', 'fuchsia', 'hypericum', 'thistle'],
  body: ['fern', 'eucalypt', 'laurel', 'ivy'],
  peels: ['bough', 'birch', 'pine'],
} as const satisfies Record<Category, readonly string[]>

export type PlantName = (typeof PLANTS)[keyof typeof PLANTS][number]

/** Tells whether a text is the name of a plant. */
export const isPlant = (name: unknown): name is PlantName =>
  Object.values(PLANTS).some((names) => (names as readonly unknown[]).includes(name))

/** The square of each print, 800 by 1000, that holds what is worth a close look: left, top and side. */
export const FOCUS: Record<PlantName, readonly [left: number, top: number, side: number]> = {
  rosa: [143, 123, 507],
  camellia: [143, 150, 507],
  anemone: [143, 110, 507],
  magnolia: [140, 220, 507],
  poppy: [150, 120, 500],
  lily: [107, 80, 507],
  umbel: [143, 93, 507],
  fuchsia: [373, 280, 427],
  hypericum: [165, 90, 500],
  thistle: [150, 60, 507],
  fern: [80, 80, 507],
  eucalypt: [120, 280, 507],
  laurel: [167, 87, 507],
  ivy: [140, 170, 507],
  bough: [200, 120, 520],
  birch: [87, 280, 533],
  pine: [110, 230, 507],
}
