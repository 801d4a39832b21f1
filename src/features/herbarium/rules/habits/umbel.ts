import { bez, type Point, TURN } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { stem } from '../parts/stem.ts'
import type { Habit } from '../plant.ts'

/** An allium: a globe of starry florets, two long leaves. */
export const umbel: Habit = (plate, { count, close, scale, shift }) => {
  const { next } = plate
  const [x, y] = [600 + shift, 520]
  const florets = 18 + 3 * count
  const radius = 410 * scale
  stem(plate, bez([500, 1580], [560, 1300], [660, 980], [x, y]), { from: 30, to: 22 })
  for (const [angle, long, bend] of [
    [-2.1, 620, -0.5],
    [-0.75, 720, 0.6],
  ] as const)
    blade(plate, { from: [505, 1540], angle: angle + (next() - 0.5) * 0.2, long, wide: 104, bend, veins: 8, foot: 0.4, tip: 1, close })
  const places = Array.from({ length: florets }, (_, index) => {
    const height = 1 - (2 * (index + 0.5)) / florets
    const a = index * 2.39996 + next() * 0.2
    const across = Math.sqrt(1 - height * height)
    return [across * Math.cos(a), height * 0.95 + across * Math.sin(a) * 0.12, across * Math.sin(a)] as const
  }).toSorted((a, b) => a[2] - b[2])
  for (const [px, py, depth] of places) {
    const here: Point = [x + px * radius, y + py * radius]
    const stalk = plate.loose()
    if (depth < 0.55) plate.line(stalk, [[x, y], [x + px * radius * 0.5 + 8, y + py * radius * 0.5], here], 200)
    if (depth <= -0.35) {
      plate.speck(stalk, here, 6)
      continue
    }
    const long = (50 + 15 * (depth + 1)) * scale
    const turned = next() * 6
    for (let index = 0; index < 5; index += 1) {
      const angle = turned + (TURN * index) / 5
      const seen = 0.55 + 0.45 * Math.abs(Math.cos(angle - Math.atan2(py, px) - 1.57))
      blade(plate, { from: here, angle, long: long * seen, wide: long * 0.42, veins: 2, foot: 0.7, tip: 0.7, hatched: false, rib: false })
    }
    const heart = plate.loose()
    for (let index = 0; index < 5; index += 1) {
      const a = turned + (TURN * (index + 0.5)) / 5
      const end: Point = [here[0] + px * 22 + long * 0.8 * Math.cos(a), here[1] + py * 22 + long * 0.8 * Math.sin(a)]
      plate.cut(heart, [here, [(here[0] + end[0]) / 2, (here[1] + end[1]) / 2 - 2], end], { width: 3 })
      plate.speck(heart, end, 6)
    }
  }
}
