import { clamp, curve, type Point } from '../geometry.ts'
import type { Press } from '../press.ts'

export type Blade = {
  from: Point
  angle: number
  long: number
  wide: number
  bend?: number
  /** How full it is near its foot, and near its tip: the less, the fuller. */
  foot?: number
  tip?: number
  teeth?: number
  veins?: number
  close?: number
  /** How much of one half is folded away. */
  fold?: number
  hatched?: boolean
  rib?: boolean
}

/** Draws a leaf, or a narrow petal: `u` runs along the rib, `v` across it from -1 to 1. */
export function blade(plate: Press, shape: Blade) {
  const { next } = plate
  const { from, angle, long, wide, bend = 0, foot = 0.8, tip = 1, teeth = 0, veins = 7, close = 1, fold = 0 } = shape
  const { hatched = true, rib = true } = shape
  const peak = foot / (foot + tip)
  const norm = peak ** foot * (1 - peak) ** tip
  const fullness = (u: number) => (u <= 0 || u >= 1 ? 0 : (u ** foot * (1 - u) ** tip) / norm)
  const along = (u: number): Point => {
    const a = angle + bend * u
    if (Math.abs(bend) < 0.01) return [from[0] + long * u * Math.cos(angle), from[1] + long * u * Math.sin(angle)]
    return [from[0] + (long * (Math.sin(a) - Math.sin(angle))) / bend, from[1] - (long * (Math.cos(a) - Math.cos(angle))) / bend]
  }
  const place = (u: number, v: number): Point => {
    const [x, y] = along(u)
    const half = (wide / 2) * fullness(u) * v * (v > 0 ? 1 - fold : 1 + fold * 0.2)
    const a = angle + bend * u
    return [x - Math.sin(a) * half, y + Math.cos(a) * half]
  }
  const tooth = (u: number) => (teeth && u > 0.05 ? 1 + teeth * (1 - ((u * veins * 2) % 1)) : 1)
  const edge = (u: number, side: 1 | -1) => place(u, side * tooth(u))
  const steps = teeth ? veins * 12 : 26
  const ring = [...curve((u) => edge(u, -1), 0, 1, steps), ...curve((u) => edge(1 - u, 1), 0, 1, steps)]
  const step = teeth ? 17 : long < 90 ? 24 : clamp(long / 6.5, 28, 62)
  const part = plate.shape(ring, { step, swell: long > 150 ? 5 : 0 })
  if (rib)
    plate.line(
      part,
      curve((u) => place(u, 0), 0, 0.96, 12),
      Math.max(40, long / 5),
    )
  if (!hatched) return along
  const a = angle + bend / 2
  const shade = plate.lit(-Math.sin(a), Math.cos(a)) > 0 ? -1 : 1
  for (const side of [-1, 1]) {
    const isDark = side === shade
    const cuts = Math.max(3, Math.round(veins * (isDark ? 3 : 1.4) * close))
    for (let index = 0; index < cuts; index += 1) {
      const u = 0.05 + (0.84 * (index + 0.5)) / cuts
      const reach = isDark ? 0.98 : 0.45 + next() * 0.4
      const lean = 0.12 + 0.06 * next()
      const vein = (v: number) => place(Math.min(0.985, u + lean * v ** 1.3), side * v)
      plate.cut(part, curve(vein, 0.02, reach, 7), { width: isDark ? 3.8 : 3 })
      if (isDark && index % 2 === 0 && wide > 90) {
        const back = (v: number) => place(clamp(u + 0.12 - lean * v, 0, 0.98), side * v)
        plate.cut(part, curve(back, 0.06, 0.5 + next() * 0.3, 5), { width: 2.4, tapers: false, cross: true })
      }
    }
  }
  return along
}
