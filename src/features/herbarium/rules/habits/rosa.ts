import { bez, TURN } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { boss } from '../parts/boss.ts'
import { petal } from '../parts/petal.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'

/** A dog rose: five open petals with a notch, toothed leaves. */
export const rosa: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [600 + shift, 560]
  const turned = -0.32 + next() * 0.3
  const begin = next() * 2
  const petals = 5 + (count > 4 ? 1 : 0) + (count > 6 ? 1 : 0)
  const line = bez([520 + next() * 120, 1560], [470, 1320], [690, 1080], [x, y])
  stem(plate, line, { from: 30, to: 22 })
  for (const [t, angle, long] of [
    [0.3, -0.5, 400],
    [0.24, 3.5, 430],
  ] as const)
    blade(plate, {
      from: line(t),
      angle: angle + next() * 0.3,
      long,
      wide: long * 0.56,
      bend: angle > 1 ? 0.6 : -0.5,
      teeth: 0.12,
      veins: 8,
      foot: 0.7,
      tip: 0.75,
      close: 0.8 * close,
    })
  for (let index = 0; index < petals; index += 1) {
    const angle =
      (TURN * (((index * 2) % petals) + (petals % 2 ? 0 : Math.floor((index * 2) / petals)) + 0.06 * next())) / petals - 1.2 + begin
    petal(plate, {
      centre: [x, y],
      angle,
      long: 470 * scale,
      spread: (Math.PI / petals) * 1.22,
      tilt: 0.84,
      turned,
      notch: 0.13,
      ripple: 0.03,
      claw: 0.34,
      lip: 0.09,
      close,
    })
  }
  boss(plate, { centre: [x, y], radius: 78, stamens: 22, long: 1.3 })
}
