import { bez, curve, ellipse, type Point } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { petal } from '../parts/petal.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { Press } from '../press.ts'

/** A fuchsia: flowers that hang from an arching twig, their stamens far below them. */
export const fuchsia: Habit = (plate, growth) => {
  const { next } = plate
  const arch = bez([-60, 330], [260, 60], [640, 60], [930 + growth.shift, 420])
  stem(plate, arch, { from: 30, to: 12 })
  for (const [t, angle, bend, long] of [
    [0.2, 0.9, 0.3, 330],
    [0.34, -0.9, 0.5, 300],
    [0.5, -0.2, 0.4, 330],
    [0.74, -1, 0.6, 280],
  ] as const)
    blade(plate, {
      from: arch(t),
      angle: angle + (next() - 0.5) * 0.3,
      long,
      wide: long * 0.48,
      bend,
      veins: 7,
      teeth: 0.1,
      close: 0.8 * growth.close,
    })
  if (growth.count > 3) flower(plate, arch(0.52), 0.8, 0.58, growth)
  flower(plate, arch(0.995), 1, growth.scale, growth)
  if (growth.count > 1) flower(plate, arch(0.28), 0.9, 0.74, growth)
}

function flower(plate: Press, [fx, fy]: Point, drop: number, size: number, { count, close }: Growth) {
  const { next } = plate
  const [x, y] = [fx + (next() - 0.5) * 60, fy + 170 * size]
  stem(plate, bez([fx, fy], [fx + 10, fy + 60], [x, y - 80], [x, y]), { from: 8, to: 9, close: 0.3 })
  const stamens = 4 + Math.min(5, count + 1)
  for (let index = 0; index < stamens; index += 1) {
    const isStyle = index === stamens >> 1
    const end: Point = [x + (index / (stamens - 1) - 0.5) * 190 * size, y + (isStyle ? 900 : 690 + 80 * next()) * size * drop]
    stem(plate, bez([x, y + 200 * size], [x, y + 380 * size], [end[0], end[1] - 200 * size], end), { from: 7, to: 6, close: 0.1 })
    const tip = plate.shape(ellipse(end, 12 * size + 4, 19 * size + 4, 0, 10), { step: 16, swell: 4 })
    for (let row = 0; row < 3; row += 1)
      plate.cut(
        tip,
        [
          [end[0] + 12 * size, end[1] - 8 + row * 8],
          [end[0], end[1] - 6 + row * 8],
        ],
        { width: 4 },
      )
  }
  for (const [angle, bend] of [
    [1.15, 0.1],
    [2, -0.1],
    [1.57, 0.05],
  ] as const)
    petal(plate, {
      centre: [x, y + 120 * size],
      angle,
      long: 340 * size,
      spread: 0.36,
      claw: 0.6,
      ripple: 0.025,
      lip: 0.1,
      bend,
      dark: 0.6,
      close,
    })
  for (const [angle, bend] of [
    [0.72, -1],
    [2.42, 1],
    [1.25, -0.5],
    [1.95, 0.55],
  ] as const)
    blade(plate, { from: [x, y + 90 * size], angle, long: 400 * size, wide: 120 * size, bend, veins: 7, foot: 0.5, tip: 0.9, close })
  const wall =
    (side: 1 | -1) =>
    (u: number): Point => [x + side * (16 + 30 * u * u) * size, y + 130 * size * u]
  const tube = plate.shape([...curve(wall(-1), 0, 1, 8), ...curve((u) => wall(1)(1 - u), 0, 1, 8)], { step: 30 })
  for (let row = 0; row < 10; row += 1)
    plate.cut(
      tube,
      curve((u) => [x + (12 + 30 * u * u) * size * (1 - row * 0.07), y + 128 * u * size], 0.05, 0.95 - row * 0.05, 5),
      { width: 3.4 },
    )
  plate.shape(ellipse([x, y - 6], 19 * size, 26 * size), { step: 18, swell: 7 })
}
