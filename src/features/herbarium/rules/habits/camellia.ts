import { curve, ellipse, type Point, TURN } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { petal } from '../parts/petal.ts'
import type { Habit } from '../plant.ts'

/** A camellia: rows of round petals around a bud, three glossy leaves. */
export const camellia: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [600 + shift, 610]
  for (const [angle, long, bend] of [
    [2.6, 620, -0.4],
    [0.5, 640, 0.5],
    [1.25, 700, -0.3],
  ] as const)
    blade(plate, {
      from: [x, y + 40],
      angle: angle + (next() - 0.5) * 0.3,
      long: long * scale,
      wide: 250,
      bend,
      veins: 9,
      teeth: 0.05,
      foot: 0.9,
      tip: 0.8,
      close: 0.8 * close,
    })
  const rows = count > 3 ? 4 : 3
  for (let row = 0; row < rows; row += 1) {
    const part = 1 - row / (rows + 0.6)
    const petals = Math.max(3, Math.round(6 + (count % 3) - row * 1.1))
    const offset = row * 1.9 + next()
    for (let index = 0; index < petals; index += 1)
      petal(plate, {
        centre: [x - 10 * row, y - 16 * row],
        angle: (TURN * (index + 0.12 * next())) / petals + offset,
        long: (470 * part + 20) * scale,
        spread: (Math.PI / petals) * (1.3 + 0.1 * row),
        tilt: 0.93,
        turned: 0.2,
        ripple: 0.022,
        claw: 0.6,
        lip: 0.14,
        dark: 0.62,
        close: close * (0.7 + 0.05 * row),
        crossed: false,
      })
  }
  const heart: Point = [x - 42, y - 66]
  const bud = plate.shape(ellipse(heart, 60, 54), { step: 26 })
  for (let ring = 0; ring < 3; ring += 1)
    plate.line(
      bud,
      curve(
        (t) => [heart[0] + (52 - ring * 15) * Math.cos(t + ring * 1.4), heart[1] + (46 - ring * 14) * Math.sin(t + ring * 1.4)],
        0.3,
        4.4,
        16,
      ),
      24,
    )
  for (let index = 0; index < 16; index += 1) {
    const a = -0.3 + index * 0.13
    plate.cut(
      bud,
      [1, 0.68, 0.46].map((r, step): Point => [heart[0] + 59 * r * Math.cos(a - step * 0.1), heart[1] + 53 * r * Math.sin(a - step * 0.1)]),
    )
  }
}
