import { bez, curve, ellipse, type Point, TURN } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { petal } from '../parts/petal.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'

/** A poppy: four crumpled petals that overlap, a ribbed capsule, a nodding bud. */
export const poppy: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [610 + shift, 560]
  const line = bez([430, 1580], [640, 1300], [480, 980], [x, y])
  stem(plate, bez([430, 1580], [330, 1220], [150, 900], [250, 960]), { from: 15, to: 11, close: 0.6 })
  blade(plate, { from: [250, 948], angle: 1.75, long: 215, wide: 128, foot: 0.5, tip: 0.55, veins: 6, close })
  stem(plate, line, { from: 19, to: 17 })
  for (const [t, angle, long] of [
    [0.12, -0.35, 460],
    [0.2, 3.6, 330],
  ] as const)
    blade(plate, { from: line(t), angle, long, wide: long * 0.34, bend: angle > 1 ? 0.5 : -0.5, teeth: 0.55, veins: 6, close: 0.7 * close })
  const petals = 4 + (count > 5 ? 2 : 0)
  for (let index = 0; index < petals; index += 1) {
    const angle = (TURN * (((index * 2) % petals) + Math.floor((index * 2) / petals) + 0.1 * next())) / petals - 0.7
    petal(plate, {
      centre: [x, y],
      angle,
      long: (index * 2 < petals ? 500 : 450) * scale,
      spread: (Math.PI / petals) * 1.62,
      tilt: 0.86,
      turned: -0.1,
      ripple: 0.055,
      claw: 0.42,
      lip: 0.07,
      dark: 0.6,
      close: 1.1 * close,
    })
  }
  const crown = plate.loose()
  const threads = 26 + 3 * count
  for (let index = 0; index < threads; index += 1) {
    const a = (TURN * (index + next() * 0.6)) / threads
    const far = 96 + 52 * next()
    const end: Point = [x + far * Math.cos(a), y + far * 0.86 * Math.sin(a)]
    plate.cut(crown, [[x, y], [(x + end[0]) / 2, (y + end[1]) / 2 - 8], end], { width: 3 })
    plate.speck(crown, end, 7)
  }
  const capsule = plate.shape(ellipse([x, y], 62, 54), { step: 28 })
  const rays = 7 + count
  for (let index = 0; index < rays; index += 1) {
    const a = (TURN * index) / rays
    plate.cut(
      capsule,
      curve((r) => [x + 54 * r * Math.cos(a), y + 46 * r * Math.sin(a)], 0.1, 0.95, 3),
      { width: 6, tapers: false },
    )
  }
}
