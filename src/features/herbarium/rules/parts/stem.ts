import { apart, curve, type Line, mix, type Point } from '../geometry.ts'
import type { Press } from '../press.ts'

type Stem = { from: number; to: number; close?: number }

/** Draws a stem along a line, `from` wide at its foot and `to` wide at its end, hatched on the side without light. */
export function stem(plate: Press, line: Line, { from, to, close = 1 }: Stem) {
  const side = (t: number, by: number): Point => {
    const [x, y] = line(t)
    const [before, after] = [line(Math.max(0, t - 0.01)), line(Math.min(1, t + 0.01))]
    const far = apart(before, after) || 1
    const half = (mix(from, to, t) / 2) * by
    return [x - ((after[1] - before[1]) / far) * half, y + ((after[0] - before[0]) / far) * half]
  }
  const ring = [...curve((t) => side(t, 1), 0, 1, 30), ...curve((t) => side(1 - t, -1), 0, 1, 30)]
  const part = plate.shape(ring, { swell: from > 16 ? 4 : 0, step: from > 16 ? 84 : 110 })
  const long = curve(line, 0, 1, 30).reduce((sum, point, index, all) => sum + (index ? apart(all[index - 1] ?? point, point) : 0), 0)
  const cuts = Math.round((long / 16) * close)
  for (let index = 0; index < cuts; index += 1) {
    const t = (index + 0.5) / cuts
    const [x, y] = line(t)
    const [nx, ny] = side(t, 1)
    const dark = plate.lit(nx - x, ny - y) > 0 ? -1 : 1
    const reach = 0.5 - plate.next() * 0.7
    plate.cut(
      part,
      curve((by) => side(Math.min(1, t + 0.008 * (1 - by)), dark * by), 1, reach, 3),
      { width: 3.2 },
    )
  }
  return part
}
