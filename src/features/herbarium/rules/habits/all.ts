import type { PlantName } from '../../../../content/view/plants.ts'
import type { Habit } from '../plant.ts'
import { anemone } from './anemone.ts'
import { birch } from './birch.ts'
import { bough } from './bough.ts'
import { camellia } from './camellia.ts'
import { eucalypt } from './eucalypt.ts'
import { fern } from './fern.ts'
import { fuchsia } from './fuchsia.ts'
import { hypericum } from './hypericum.ts'
import { ivy } from './ivy.ts'
import { laurel } from './laurel.ts'
import { lily } from './lily.ts'
import { magnolia } from './magnolia.ts'
import { pine } from './pine.ts'
import { poppy } from './poppy.ts'
import { rosa } from './rosa.ts'
import { thistle } from './thistle.ts'
import { umbel } from './umbel.ts'

/** How each plant grows. */
export const HABITS: Record<PlantName, Habit> = {
  rosa,
  camellia,
  anemone,
  magnolia,
  poppy,
  lily,
  umbel,
  fuchsia,
  hypericum,
  thistle,
  fern,
  eucalypt,
  laurel,
  ivy,
  bough,
  birch,
  pine,
}
