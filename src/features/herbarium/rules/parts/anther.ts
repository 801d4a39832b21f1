import { ellipse, type Point } from '../geometry.ts'
import type { Press } from '../press.ts'

/** Draws a ripe anther across the end of a thread, dotted with pollen. */
export function anther(plate: Press, [x, y]: Point, angle: number, [long, wide]: Point = [40, 13]) {
  const part = plate.shape(ellipse([x, y], long, wide, angle), { step: 22 })
  for (let index = 0; index < 8; index += 1) {
    const by = (index + 0.5) / 8 - 0.5
    plate.speck(part, [x + by * 1.6 * long * Math.cos(angle) - 2, y + by * 1.6 * long * Math.sin(angle) + (index % 2) * 4 - 2], 4)
  }
}
