import { bez, curve, type Point } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'

/** A thistle: a tuft of fine florets over an egg of scales, leaves with deep teeth. */
export const thistle: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [600 + shift, 660]
  const wide = 190 * scale
  const line = bez([560, 1580], [500, 1300], [660, 1080], [x, y + 150])
  for (const [t, angle, long, bend] of [
    [0.2, -0.5, 560, 0.5],
    [0.34, -2.7, 600, -0.5],
    [0.62, -0.35, 380, 0.6],
    [0.7, -2.9, 340, -0.5],
  ] as const)
    blade(plate, {
      from: line(t),
      angle: angle + (next() - 0.5) * 0.25,
      long,
      wide: long * 0.36,
      bend,
      teeth: 0.8,
      veins: 4,
      foot: 0.6,
      tip: 0.9,
      close: 0.9 * close,
    })
  stem(plate, line, { from: 34, to: 40 })
  const tuft = 10 + Math.min(5, count)
  for (let row = 0; row < 2; row += 1)
    for (let index = 0; index < tuft; index += 1) {
      const lean = ((index + (row ? 0.5 : 0)) / (tuft - 1) - 0.5) * (row ? 1.5 : 1.9)
      const angle = -Math.PI / 2 + lean + (next() - 0.5) * 0.08
      const foot: Point = [x + lean * wide * 0.75, y - 95 * scale]
      blade(plate, {
        from: foot,
        angle,
        long: (row ? 330 : 400) * scale * (0.92 + 0.16 * next()),
        wide: 34,
        bend: lean * 0.22,
        foot: 1.4,
        tip: 0.25,
        veins: 3,
        close: 0.8 * close,
        rib: false,
      })
    }
  const egg = curve(
    (t) => [x + wide * Math.cos(t) * (1 - 0.12 * Math.sin(t)), y + 30 + 200 * scale * Math.sin(t)] as Point,
    -Math.PI,
    Math.PI * 0.98,
    36,
  )
  plate.shape(egg, { swell: 7 })
  const rows = 6
  for (let row = 0; row < rows; row += 1) {
    const height = 0.9 - (1.72 * row) / (rows - 1)
    const half = Math.sqrt(Math.max(0.05, 1 - height * height * 0.86))
    const scales = Math.max(3, Math.round(7 * half))
    for (let index = 0; index < scales; index += 1) {
      const across = ((index + (row % 2 ? 0.5 : 0)) / (scales - 0.5) - 0.5) * 1.9 * half
      const from: Point = [x + wide * across * 0.9, y + 40 + 185 * scale * height]
      blade(plate, {
        from,
        angle: -Math.PI / 2 + across * 0.75,
        long: 118 * scale,
        wide: 66 * scale,
        foot: 0.4,
        tip: 0.95,
        veins: 3,
        close,
        rib: false,
      })
    }
  }
}
