import { bez, TURN } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { boss } from '../parts/boss.ts'
import { petal } from '../parts/petal.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'

const COLLAR = [2.9, 2.35, -0.1, 0.45, 1, 1.9, 1.45]

/** An anemone: two rows of narrow petals around a dark heart, a collar of fingers below. */
export const anemone: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [590 + shift, 540]
  const begin = next() * 1.2
  const petals = 6 + 2 * Math.min(4, Math.ceil(count / 2))
  const line = bez([760 - shift, 1560], [880, 1260], [560, 960], [x, y])
  stem(plate, line, { from: 24, to: 18 })
  for (const angle of COLLAR)
    blade(plate, {
      from: line(0.42),
      angle: angle + (next() - 0.5) * 0.2,
      long: 300 + 90 * next(),
      wide: 84,
      bend: (next() - 0.5) * 0.9,
      veins: 6,
      foot: 0.9,
      tip: 0.7,
      close: 0.7 * close,
    })
  for (let row = 0; row < 2; row += 1)
    for (let index = 0; index < petals / 2; index += 1) {
      const angle = (TURN * (index + row * 0.5 + 0.08 * next())) / (petals / 2) + begin
      petal(plate, {
        centre: [x, y],
        angle,
        long: 490 * scale * (1 - 0.1 * row),
        spread: (Math.PI / petals) * 1.5,
        tilt: 0.8,
        turned: 0.25,
        pointed: 0.07,
        ripple: 0.018,
        claw: 0.3,
        lip: 0.06,
        dark: 0.5,
        close: 1.05 * close,
      })
    }
  boss(plate, { centre: [x, y], radius: 92, stamens: 30, long: 0.8 })
}
