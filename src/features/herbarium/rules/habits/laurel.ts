import { bez, ellipse, type Point } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'
import type { Press } from '../press.ts'

/** A laurel: a rising twig of long leaves with berries in their angles. */
export const laurel: Habit = (plate, growth) => {
  const { next } = plate
  const { count, close, scale, shift } = growth
  const line = bez([250, 1580], [430, 1180], [520, 620], [760 + shift, 120])
  stem(plate, line, { from: 30, to: 8 })
  const leaves = 6 + Math.min(7, count)
  for (let index = 0; index < leaves; index += 1) {
    const t = 0.12 + (0.85 * index) / (leaves - 1)
    const [from, ahead] = [line(t), line(Math.min(1, t + 0.01))]
    const heading = Math.atan2(ahead[1] - from[1], ahead[0] - from[0])
    const side = index % 2 ? 1 : -1
    const isLast = index === leaves - 1
    const long = (isLast ? 260 : 560 - 230 * t) * scale
    blade(plate, {
      from,
      angle: heading + (isLast ? 0 : side * (0.72 + 0.2 * next())),
      long,
      wide: long * 0.31,
      bend: side * -0.35 + (next() - 0.5) * 0.3,
      foot: 0.75,
      tip: 0.8,
      veins: 10,
      fold: next() < 0.35 ? 0.5 : 0.1,
      close: 0.9 * close,
    })
    if (!isLast && index % 2 === 0)
      for (let berry = 0; berry < 2 + (index % 3); berry += 1) hang(plate, from, heading - side * (0.5 + 0.5 * berry), 70 + 34 * berry)
  }
}

function hang(plate: Press, [x, y]: Point, angle: number, far: number) {
  const end: Point = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
  stem(plate, bez([x, y], [x + 20 * Math.cos(angle), y + 20 * Math.sin(angle)], end, end), { from: 6, to: 5, close: 0.2 })
  const berry = plate.shape(ellipse(end, 33, 30), { step: 26, swell: 7 })
  for (let index = 0; index < 9; index += 1) {
    const a = -0.2 + index * 0.14
    plate.cut(
      berry,
      [32, 18, 6].map((r, step): Point => [end[0] + r * Math.cos(a + step * 0.2), end[1] + r * 0.92 * Math.sin(a + step * 0.2)]),
    )
  }
  plate.speck(berry, [end[0] - 12, end[1] - 12], 4)
}
