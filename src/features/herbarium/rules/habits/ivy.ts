import { bez, curve, type Point } from '../geometry.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { Press } from '../press.ts'

/** The reach of an ivy leaf in each direction from its foot: five lobes. */
const LOBES: readonly [angle: number, reach: number][] = [
  [-2.5, 0.3],
  [-2.15, 0.62],
  [-1.6, 0.42],
  [-0.95, 0.9],
  [-0.5, 0.5],
  [0, 1.12],
  [0.5, 0.5],
  [0.95, 0.9],
  [1.6, 0.42],
  [2.15, 0.62],
  [2.5, 0.3],
]

/** Ivy: a climbing stem, leaves of five points turned to the light. */
export const ivy: Habit = (plate, growth) => {
  const { next } = plate
  const { count, scale, shift } = growth
  const line = bez([330, 1580], [760, 1250], [260 + shift, 720], [690, -60])
  stem(plate, line, { from: 26, to: 9 })
  const leaves = 6 + Math.min(5, count)
  for (let index = 0; index < leaves; index += 1) {
    const t = 0.06 + (0.88 * index) / (leaves - 1)
    const side = index % 2 ? 1 : -1
    const from = line(t)
    const foot: Point = [from[0] + side * (150 + 50 * next()), from[1] + 30 - 110 * next()]
    stem(plate, bez(from, [from[0] + side * 70, from[1] - 70], [foot[0] - side * 40, foot[1] - 30], foot), { from: 8, to: 6, close: 0.3 })
    leaf(plate, foot, side > 0 ? 0.35 + next() * 0.7 : 2.1 + next() * 0.7, (320 - 120 * t) * scale * (0.9 + next() * 0.25), growth)
  }
}

function leaf(plate: Press, [x, y]: Point, heading: number, long: number, { close }: Growth) {
  const place = (angle: number, reach: number): Point => [
    x + long * reach * Math.cos(heading + angle),
    y + long * reach * Math.sin(heading + angle),
  ]
  const edge = (angle: number) => {
    const after = Math.max(
      1,
      LOBES.findIndex(([a]) => a >= angle),
    )
    const [start, near] = LOBES[after - 1] ?? [-2.5, 0.3]
    const [end, far] = LOBES[after] ?? [2.5, 0.3]
    const t = (angle - start) / (end - start)
    return near + (far - near) * (far > near ? t ** 1.6 : 1 - (1 - t) ** 1.6)
  }
  const part = plate.shape([[x, y], ...curve((a) => place(a, edge(a)), -2.5, 2.5, 64)], { step: 30, swell: 6 })
  for (const [angle, reach] of LOBES.filter(([, reach]) => reach > 0.55)) {
    plate.line(
      part,
      curve((r) => place(angle, r * reach), 0, 0.95, 6),
      80,
    )
    const cuts = Math.round(9 * close * reach)
    for (let index = 0; index < cuts; index += 1) {
      const r = 0.18 + (0.7 * (index + 0.5)) / cuts
      for (const side of [-1, 1]) {
        const lean = (0.3 / (r + 0.5)) * (side === 1 ? 1 : 0.6)
        const out = Math.min(edge(angle + side * lean) * 0.96, reach * r + 0.17)
        plate.cut(part, [place(angle, r * reach), place(angle + side * lean * 0.6, out * 0.96), place(angle + side * lean, out)], {
          width: side === 1 ? 4.2 : 3,
        })
      }
    }
  }
}
