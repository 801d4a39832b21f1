import { bez } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { petal } from '../parts/petal.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'

const FRONT = [
  [-2.5, 590, 0.36, 0.34],
  [-0.62, 600, 0.36, -0.34],
  [-1.78, 560, 0.4, -0.1],
  [-1.22, 500, 0.42, 0.12],
] as const

/** A magnolia seen from the side: a cup of petals, with a bud on the same twig. */
export const magnolia: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [590 + shift, 930]
  const line = bez([330, 1560], [420, 1330], [560, 1220], [x, y + 20])
  stem(plate, line, { from: 56, to: 40, close: 1.2 })
  const [bx, by] = line(0.34)
  stem(plate, bez([bx, by], [bx + 160, by - 60], [860, 1200], [960, 1010]), { from: 26, to: 14 })
  blade(plate, { from: [955, 1020], angle: -1.25, long: 250, wide: 120, bend: -0.2, veins: 4, foot: 0.6, tip: 0.8, close, rib: false })
  blade(plate, { from: [bx, by + 30], angle: 3.3 - next() * 0.4, long: 340, wide: 170, bend: 0.5, veins: 8, close: 0.8 * close })
  const petals = 3 + Math.min(4, count)
  for (let index = 0; index < petals; index += 1) {
    const lean = (index / (petals - 1) - 0.5) * 2.5
    petal(plate, {
      centre: [x, y],
      angle: lean - Math.PI / 2 + 0.02 * next(),
      long: (690 - 110 * Math.abs(lean)) * scale,
      spread: 0.32,
      pointed: 0.05,
      claw: 0.5,
      ripple: 0.02,
      lip: 0.05,
      bend: lean * -0.14,
      dark: 0.5,
      close,
    })
  }
  for (const [angle, long, spread, bend] of FRONT)
    petal(plate, {
      centre: [x, y],
      angle: angle + (next() - 0.5) * 0.16,
      long: long * scale,
      spread,
      claw: 0.62,
      pointed: 0.06,
      ripple: 0.02,
      lip: 0.09,
      bend,
      dark: 0.5,
      close,
    })
  for (const angle of [-2.3, -0.85, -1.55])
    blade(plate, { from: [x, y + 34], angle, long: 110, wide: 74, veins: 3, foot: 0.5, tip: 0.7, rib: false })
}
