import { bez, curve, ellipse, mix, type Point } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { PlantPart, Press } from '../press.ts'

/** A place on the trunk: `s` upwards, `v` across from -1 to 1. */
type Place = (s: number, v: number) => Point

/** A birch: a pale trunk with eyes and dashes, its paper rolling off, a twig in leaf. */
export const birch: Habit = (plate, growth) => {
  const { count, scale, shift, close } = growth
  const radius = 270 * scale
  const place: Place = (s, v) => [
    500 + shift + 60 * s + radius * v * (1.12 - 0.2 * s) + 7 * Math.sin(s * 19 + v * 2) + 4 * Math.sin(s * 47),
    1560 - s * 1640 + 26 * (1 - v * v),
  ]
  const twig = bez(place(0.62, 0.9), [900, 520], [1000, 420], [1080, 250])
  stem(plate, twig, { from: 26, to: 8 })
  for (const [t, angle] of [
    [0.45, 0.4],
    [0.62, -1.9],
    [0.82, 0.2],
    [0.99, -1.1],
  ] as const)
    blade(plate, { from: twig(t), angle, long: 210, wide: 150, bend: 0.2, foot: 0.45, tip: 0.8, veins: 6, teeth: 0.14, close: 0.9 * close })
  const trunk = plate.shape([...curve((s) => place(s, -1), 0, 1, 40), ...curve((s) => place(1 - s, 1), 0, 1, 40)], { step: 52, swell: 9 })
  bark(plate, trunk, place, growth)
  for (const [s, v] of [
    [0.71, -0.3],
    [0.34, 0.25],
  ] as const)
    eye(plate, place(s, v))
  const rolls = Math.min(5, Math.max(2, count))
  for (let index = 0; index < rolls; index += 1)
    paper(plate, place, 0.1 + (0.8 * (index + 0.3 + plate.next() * 0.3)) / rolls, { left: index % 2 ? 1 : -1, close })
}

function bark(plate: Press, trunk: PlantPart, place: Place, { close }: Growth) {
  const { next } = plate
  const rows = 66 * close
  for (let row = 0; row < rows; row += 1) {
    const s = 0.02 + (0.96 * (row + next() * 0.6)) / rows
    plate.cut(
      trunk,
      curve((v) => place(s, v), 0.995, 0.3 + next() * 0.3, 8),
      { width: 4.4 },
    )
    if (row % 2) {
      plate.cut(
        trunk,
        curve((v) => place(s, v), -0.995, -0.7 - next() * 0.12, 5),
        { width: 3.4 },
      )
      plate.cut(
        trunk,
        curve((v) => place(s - 0.03 * (1 - v), v), 0.985, 0.66 + next() * 0.1, 5),
        { width: 3, cross: true },
      )
    }
  }
  for (let index = 0; index < 44; index += 1) {
    const [s, v] = [next(), -0.75 + next() * 1.3]
    plate.cut(
      trunk,
      curve((t) => place(s, t), v, v + 0.05 + next() * 0.2, 5),
      { width: 6 + 7 * next(), tapers: false },
    )
  }
}

function eye(plate: Press, [x, y]: Point) {
  const part = plate.shape(ellipse([x, y], 58, 40, -0.1), { step: 30, swell: 9 })
  for (let ring = 1; ring < 4; ring += 1) plate.line(part, ellipse([x + 3, y + 2], 58 - ring * 14, 40 - ring * 10, -0.1), 24)
  const brows = plate.loose()
  for (let index = 0; index < 10; index += 1) {
    const a = (index < 5 ? -3.3 : -0.62) + (index % 5) * 0.2
    const far = plate.next() * 20
    plate.cut(
      brows,
      [
        [60, 42],
        [80, 62],
        [100 + far, 80 + far],
      ].map(([w = 0, h = 0]): Point => [x + w * Math.cos(a), y + h * Math.sin(a)]),
      { width: 5 },
    )
  }
}

/** A strip of birch paper that rolls off the trunk. */
function paper(plate: Press, place: Place, s: number, { left, close }: { left: 1 | -1; close: number }) {
  const { next } = plate
  const high = 0.06 + 0.045 * next()
  const from = -left * (0.1 + 0.3 * next())
  const [ex, ey] = place(s, left)
  const radius = 74 + 40 * next()
  const roll = (t: number, end: number): Point => {
    const a = left > 0 ? Math.PI - 0.4 - t * 4.7 : 0.4 + t * 4.7
    const far = radius * (1 - 0.55 * t)
    return [ex + left * (46 + 20 * end) + far * Math.cos(a), ey - radius * 0.1 - end * high * 1640 + far * Math.sin(a) * 0.5]
  }
  const edge = (end: 0 | 1) => [
    ...curve(
      (v) => {
        const [x, y] = place(s + high * end, v)
        return [x, y + 8 * Math.sin(v * 8 + s * 9)] as Point
      },
      from + left * 0.07 * (1 - end),
      left * 0.98,
      14,
    ),
    ...curve((t) => roll(t, end), 0.1, 1, 18),
  ]
  const [top, low] = [edge(1), edge(0)]
  const part = plate.shape([...top, ...low.toReversed()], { step: 30, swell: 7 })
  const cuts = Math.round(top.length * 1.6 * close)
  for (let index = 0; index < cuts; index += 1) {
    const u = index / cuts
    const [a, b] = [top[Math.round(u * (top.length - 1))], low[Math.round(u * (low.length - 1))]]
    if (!a || !b) continue
    const reach = (u > 0.45 && u < 0.62 ? 0.16 : u > 0.62 ? 0.9 : 0.34) * (0.7 + 0.3 * next())
    const [start, end] = next() < 0.5 ? [a, b] : [b, a]
    plate.cut(part, [start, [mix(start[0], end[0], reach), mix(start[1], end[1], reach)]], { width: u > 0.62 ? 4.6 : 3.4 })
  }
}
