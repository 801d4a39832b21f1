import type { Category } from '../../src/model/categories.ts'
import { CLINICS } from '../../src/model/clinics.ts'
import type { Depth } from '../../src/model/zones.ts'

/** The four disciplines, by their stored value. */
export const CATEGORIES: Record<Category, string> = { facial: 'Facial', injectables: 'Injectables', body: 'Body', peels: 'Peels' }

/** The clinics, by their stored value. */
export const CITIES = Object.fromEntries(Object.entries(CLINICS).map(([city, { englishName }]) => [city, englishName]))

/** How deep a treatment works, by the stored value. */
export const DEPTHS: Record<Depth, string> = { surface: 'Surface of the skin', dermis: 'Within the skin', deeper: 'Below the skin' }

/** The concerns that a treatment is for, by their stored value; visitors filter by them. */
export const CONCERNS = {
  lines: 'Lines and wrinkles',
  volume: 'Volume and contour',
  texture: 'Texture and tone',
  hydration: 'Dullness and dryness',
  firmness: 'Firmness',
  contour: 'Body contour',
  hair: 'Unwanted hair, or scalp',
  marks: 'Marks, moles and veins',
  wellbeing: 'Wellbeing and tests',
}
