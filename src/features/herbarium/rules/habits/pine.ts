import { bez, curve, type Point } from '../geometry.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { Press } from '../press.ts'

/** A pine: a scaled cone on a barked branch, needles in tufts. */
export const pine: Habit = (plate, growth) => {
  const { next } = plate
  const line = bez([1240, 130], [960, 330], [640, 190], [420 + growth.shift, 420])
  stem(plate, line, { from: 74, to: 40, close: 3 })
  for (const [t, tilt] of [
    [0.2, 1.3],
    [0.5, 0.9],
    [0.85, 2.4],
    [0.98, 3],
  ] as const) {
    const [x, y] = line(t)
    const needles = 8 + Math.min(6, growth.count)
    for (let index = 0; index < needles; index += 1)
      needle(plate, [x + next() * 20, y + next() * 20], tilt + (index / needles - 0.5) * 1.7, 300 + 150 * next())
  }
  cone(plate, [line(0.92)[0] + 60, line(0.92)[1] + 70], growth)
}

/** A needle as two lines that meet in its point. */
function needle(plate: Press, [x, y]: Point, angle: number, long: number) {
  const bend = (plate.next() - 0.5) * 0.5
  const on = (t: number, wide: number): Point => {
    const a = angle + bend * t
    return [x + long * t * Math.cos(a) + wide * (1 - t), y + long * t * Math.sin(a) + wide * (1 - t)]
  }
  const part = plate.loose()
  for (const wide of [0, 8])
    plate.line(
      part,
      curve((t) => on(t, wide), 0, 1, 6),
      150,
    )
}

function cone(plate: Press, [x, y]: Point, { count, close, scale }: Growth) {
  const rows = 7 + Math.min(4, count)
  for (let row = rows - 1; row >= 0; row -= 1) {
    const t = row / (rows - 1)
    const half = 235 * scale * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.75
    const here: Point = [x + 60 * t, y + 40 + 720 * scale * t]
    const scales = Math.max(2, Math.round(half / 62))
    for (let index = 0; index < scales; index += 1) {
      const across = ((index + (row % 2 ? 0.5 : 0)) / (scales - 0.5) - 0.5) * 1.9
      tile(plate, [here[0] + half * across * 0.86, here[1] + 34 * across * across], across, 80 * scale, close)
    }
  }
}

/** One scale of the cone: a shield with a raised middle. */
function tile(plate: Press, [x, y]: Point, across: number, size: number, close: number) {
  const lean = across * 0.5
  const on = (a: number, r: number): Point => {
    const [px, py] = [size * r * Math.cos(a), size * 0.82 * r * Math.sin(a) * (Math.sin(a) > 0 ? 1.15 : 0.8)]
    return [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)]
  }
  const part = plate.shape(
    curve((a) => on(a, 1), 0, 6.1, 16),
    { step: 46, swell: 8 },
  )
  plate.line(
    part,
    curve((a) => on(a, 0.36), 0.2, 3.2, 6),
    30,
  )
  const cuts = Math.round(13 * close)
  for (let index = 0; index < cuts; index += 1) {
    const a = -0.4 + (3.2 * index) / cuts
    plate.cut(part, [on(a, 0.96), on(a, 0.5 + 0.2 * plate.next())], { width: 4.4 })
  }
}
