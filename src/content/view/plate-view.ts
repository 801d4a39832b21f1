import { FOCUS } from './plants.ts'
import type { PlateName } from './plate-name.ts'

/** How far a plant leans to either side, in radians. */
const LEAN = 0.1

/** How an engraving is turned: half of them are mirrored, and each leans a little. */
export function poseOf({ seed }: Pick<PlateName, 'seed'>): { mirrored: boolean; lean: number } {
  return { mirrored: seed % 2 === 1, lean: LEAN * (((seed >> 1) % 21) / 10 - 1) }
}

/** The square of the print, 800 by 1000, around what is worth a close look: left, top and side. The dearer, the closer. */
export function viewOf({ plant, price, seed }: PlateName): [left: number, top: number, side: number] {
  const [left, top, width] = FOCUS[plant]
  const { mirrored, lean } = poseOf({ seed })
  const [dx, dy] = [(left + width / 2 - 400) * (mirrored ? -1 : 1), top + width / 2 - 500]
  const side = width * (1.1 - price / 30)
  const middle = [400 + dx * Math.cos(lean) - dy * Math.sin(lean), 500 + dx * Math.sin(lean) + dy * Math.cos(lean)] as const
  return [Math.round(middle[0] - side / 2), Math.round(middle[1] - side / 2), Math.round(side)]
}
