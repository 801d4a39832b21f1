import { bez, type Point } from '../geometry.ts'
import { anther } from '../parts/anther.ts'
import { blade } from '../parts/blade.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'

/** A lily: petals that bend back, long stamens with heavy anthers. */
export const lily: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [520 + shift, 800]
  const line = bez([840 + shift, 1580], [800, 1280], [700, 1010], [x + 10, y + 10])
  stem(plate, line, { from: 34, to: 26 })
  for (const [t, angle, bend] of [
    [0.25, 3.6, 0.5],
    [0.38, -0.55, 0.5],
    [0.12, -0.3, 0.7],
  ] as const)
    blade(plate, {
      from: line(t),
      angle: angle + (next() - 0.5) * 0.3,
      long: 460,
      wide: 92,
      bend,
      veins: 7,
      foot: 0.6,
      tip: 0.9,
      close: 0.6 * close,
    })
  for (const [angle, long, bend] of [
    [-2.75, 528, -1.35],
    [-0.4, 528, 1.35],
    [-1.7, 624, 0.37],
  ] as const)
    blade(plate, {
      from: [x, y],
      angle: angle + (next() - 0.5) * 0.2,
      long: long * scale,
      wide: 150,
      bend,
      foot: 1.1,
      tip: 0.7,
      veins: 11,
      close,
    })
  for (const [angle, long, bend] of [
    [-2.25, 700, -1.7],
    [-0.95, 725, 1.78],
  ] as const)
    blade(plate, {
      from: [x, y],
      angle,
      long: long * scale,
      wide: 170,
      bend: bend + (next() - 0.5) * 0.4,
      foot: 1.1,
      tip: 0.7,
      veins: 12,
      close,
    })
  const stamens = 4 + count
  for (let index = 0; index <= stamens; index += 1) {
    const isStyle = index === stamens
    const a = -Math.PI / 2 + (isStyle ? 0.04 : (index / (stamens - 1) - 0.5) * 1.7)
    const far = (isStyle ? 640 : 500 + 90 * next()) * scale
    const end: Point = [x + far * Math.cos(a) * 0.92, y + far * Math.sin(a)]
    stem(plate, bez([x, y], [x + 120 * Math.cos(a * 0.5 - 0.8), y - 200], [end[0] - 60 * Math.cos(a), end[1] + 120], end), {
      from: 12,
      to: 7,
      close: 0.15,
    })
    anther(plate, end, isStyle ? a : a + 1.2, isStyle ? [26, 17] : [40, 13])
  }
}
