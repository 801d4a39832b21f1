import { apart, clamp, curve, type Point } from '../geometry.ts'
import type { PlantPart, Press } from '../press.ts'

/** A place on a petal: `r` runs from the claw (0) to the rim (1), `t` across it from -1 to 1. */
type Place = (r: number, t: number) => Point

export type Petal = {
  centre: Point
  angle: number
  long: number
  /** Half of the angle that it spans. */
  spread: number
  tilt?: number
  turned?: number
  notch?: number
  ripple?: number
  pointed?: number
  claw?: number
  lip?: number
  close?: number
  dark?: number
  crossed?: boolean
  bend?: number
}

/** Draws a petal as a fan: its outline, the hatching out of the claw, that of the rim, and a fold along it. */
export function petal(plate: Press, shape: Petal) {
  const { centre, close = 1, lip = 0.1, dark = 0.55, crossed = true } = shape
  const { next } = plate
  const place = placesOf(plate, shape)
  const ring = [
    ...curve((u) => place(u, -1), 0, 1, 10),
    ...curve((t) => place(1, t), -1, 1, 40),
    ...curve((u) => place(1 - u, 1), 0, 1, 10),
  ]
  const part = plate.shape(ring, { step: (shape.ripple ?? 0.04) > 0.05 ? 34 : 48, swell: 6 })
  const [middle, left, right] = [place(0.7, 0), place(0.7, -1), place(0.7, 1)]
  const far = apart(centre, middle) || 1
  const away = -plate.lit(middle[0] - centre[0], middle[1] - centre[1]) / far
  const side = plate.lit(right[0] - left[0], right[1] - left[1]) > 0 ? -1 : 1
  const cuts = Math.max(6, Math.round((apart(left, right) / 15) * close))
  for (let index = 0; index < cuts; index += 1) {
    const t = -0.93 + (1.86 * (index + 0.3 + next() * 0.4)) / cuts
    const deep = clamp(dark + 0.22 * away + 0.2 * t * side, 0.15, 0.95)
    const end = clamp(deep * (0.62 + next() * 0.5), 0.2, 0.9)
    plate.cut(
      part,
      curve((r) => place(r, t), 0.06 + next() * 0.04, end, 8),
      { width: 3.4 + 2.4 * deep },
    )
    if (lip && Math.abs(t) < 0.88) rim(plate, part, place, { t, away, odd: index % 2 > 0 })
    if (index % 3 === 0 && end < 0.62) plate.speck(part, place(end + 0.05, t))
  }
  if (crossed && away > -0.25) {
    const rows = Math.round(3 + 4 * Math.max(0, away))
    for (let row = 0; row < rows; row += 1) {
      const r = 0.16 + (0.36 * (row + 0.5)) / rows
      const [from, to] = side > 0 ? [0.1 + next() * 0.2, 0.96] : [-0.96, -0.1 - next() * 0.2]
      plate.cut(
        part,
        curve((t) => place(r + 0.06 * (t - from), t), from, to, 8),
        { width: 2.6, tapers: false, cross: true },
      )
    }
  }
  if (lip) {
    const from = -0.9 + next() * 0.5
    const to = from + 0.9 + next() * 0.45
    const fold = (t: number) => place(0.995 - lip * Math.max(0, Math.sin((Math.PI * (t - from)) / (to - from))), t)
    plate.line(part, curve(fold, from, Math.min(0.93, to), 12), 60)
  }
  return place
}

function rim(plate: Press, part: PlantPart, place: Place, { t, away, odd }: { t: number; away: number; odd: boolean }) {
  const reach = clamp(0.06 + 0.16 * (0.5 + 0.5 * away) + 0.1 * plate.next() * (odd ? 1 : 1.8), 0.05, 0.34)
  if (odd || away > 0)
    plate.cut(
      part,
      curve((r) => place(r, t + 0.01), 0.985, 1 - reach, 5),
      { width: 3 },
    )
}

function placesOf({ next }: Press, shape: Petal): Place {
  const { centre, angle, long, spread, tilt = 1, turned = 0, notch = 0, ripple = 0.04, pointed = 0, claw = 0.45, bend = 0 } = shape
  const [first, second] = [next() * 9, next() * 9]
  const own = 1 + (next() - 0.5) * 0.08
  const edge = (t: number) => {
    const waves = Math.sin(t * 5 + first) + 0.6 * Math.sin(t * 9 + second)
    const shape = 1 - 0.34 * Math.abs(t) ** 2.6 - notch * Math.exp(-((t / 0.2) ** 2)) + pointed * Math.exp(-Math.abs(t) * 5)
    return long * own * (shape + ripple * waves)
  }
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
  return (r, t) => {
    const a = angle + t * spread * (claw + (1 - claw) * r ** 0.8) * (1 - pointed * 1.1 * r ** 3) + bend * r * r
    const [x, y] = [r * edge(t) * Math.cos(a), r * edge(t) * Math.sin(a) * tilt]
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos]
  }
}
