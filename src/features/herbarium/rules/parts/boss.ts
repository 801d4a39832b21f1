import { ellipse, type Point, TURN } from '../geometry.ts'
import type { Press } from '../press.ts'

type Boss = { centre: Point; radius: number; tilt?: number; stamens: number; long?: number }

/** Draws the heart of an open flower: a dotted dome in a ring of stamens. */
export function boss(plate: Press, { centre: [x, y], radius, tilt = 0.85, stamens, long = 1 }: Boss) {
  const { next } = plate
  const threads = plate.loose()
  for (let index = 0; index < stamens; index += 1) {
    const a = (TURN * (index + next() * 0.7)) / stamens
    const far = radius * (1.15 + next() * 0.75 * long)
    const end: Point = [x + far * Math.cos(a), y + far * Math.sin(a) * tilt - radius * 0.12]
    const start: Point = [x + radius * 0.45 * Math.cos(a), y + radius * 0.45 * Math.sin(a) * tilt]
    plate.line(threads, [start, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - radius * 0.06], end], 60)
    const anther = plate.shape(ellipse(end, 10, 6.5, a + 1.2, 8), { swell: 0, step: 13 })
    plate.cut(anther, [[end[0] - 5, end[1] - 2], end, [end[0] + 5, end[1] + 2]], { width: 5, tapers: false })
  }
  const flat = Math.max(0.62, tilt)
  const dome = plate.shape(ellipse([x, y - radius * 0.1], radius * 0.55, radius * 0.55 * flat), { step: 26 })
  for (let index = 0; index < 34; index += 1) {
    const a = index * 2.39996
    const far = radius * 0.5 * Math.sqrt((index + 0.5) / 34)
    plate.speck(dome, [x + far * Math.cos(a) - 2, y - radius * 0.1 + far * Math.sin(a) * flat], Math.cos(a - 0.9) > 0 ? 6 : 3)
  }
}
