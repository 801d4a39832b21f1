import { bez, type Point, TURN } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { petal } from '../parts/petal.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { Press } from '../press.ts'

/** Saint John's wort: five lean petals behind a burst of stamens, leaves in pairs, round buds. */
export const hypericum: Habit = (plate, growth) => {
  const { next } = plate
  const { close, scale, shift } = growth
  const begin = (next() - 0.5) * 1.2
  const heart: Point = [620 + shift, 520]
  const line = bez([500, 1580], [420, 1200], [700, 900], heart)
  for (const [t, dx, dy] of [
    [0.55, -330, -120],
    [0.62, 330, 60],
  ] as const) {
    const [x, y] = line(t)
    const end: Point = [x + dx, y + dy]
    stem(plate, bez([x, y], [x + dx * 0.4, y - 20], [end[0], end[1] + 130], end), { from: 13, to: 10, close: 0.6 })
    for (const angle of [-2.4, -0.75, -1.57])
      blade(plate, { from: end, angle, long: 150, wide: 108, foot: 0.5, tip: 0.6, veins: 5, close, rib: false })
  }
  stem(plate, line, { from: 22, to: 15 })
  for (const [t, long] of [
    [0.16, 420],
    [0.36, 360],
    [0.55, 280],
  ] as const)
    for (const side of [1, -1])
      blade(plate, {
        from: line(t),
        angle: -1.57 + side * (1.05 + 0.2 * next()),
        long: long * (0.9 + next() * 0.2),
        wide: long * 0.34,
        bend: side * 0.45,
        foot: 0.7,
        tip: 0.7,
        veins: 9,
        close: 0.8 * close,
      })
  for (let index = 0; index < 5; index += 1)
    petal(plate, {
      centre: heart,
      angle: (TURN * (((index * 2) % 5) + 0.08 * next())) / 5 - 1.1 + begin,
      long: 450 * scale,
      spread: 0.42,
      tilt: 0.86,
      turned: -0.15,
      pointed: 0.1,
      claw: 0.34,
      ripple: 0.03,
      lip: 0.07,
      bend: 0.16,
      close,
    })
  burst(plate, heart, growth)
}

function burst(plate: Press, [x, y]: Point, { count, scale }: Growth) {
  const stamens = 22 + 5 * count
  for (let index = 0; index < stamens; index += 1) {
    const a = (TURN * (index + plate.next() * 0.8)) / stamens
    const far = (150 + 120 * plate.next()) * scale
    const end: Point = [x + far * Math.cos(a), y + far * 0.9 * Math.sin(a) - 20]
    const threads = plate.loose()
    plate.line(threads, [[x, y], [(x + end[0]) / 2 + 12 * Math.sin(a), (y + end[1]) / 2 - 16], end], 90)
    for (const by of [0, 5]) plate.speck(threads, [end[0] - 3, end[1] - by], 8)
  }
}
