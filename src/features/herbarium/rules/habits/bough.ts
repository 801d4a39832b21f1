import { bez, clamp, curve, mix, type Point, TURN } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { PlantPart, Press } from '../press.ts'

/** A sawn bough: furrowed bark that lifts along one edge, the rings of the cut, a twig in leaf. */
export const bough: Habit = (plate, growth) => {
  const { scale, shift, close } = growth
  const [foot, head]: [Point, Point] = [
    [180, 1640],
    [740 + shift, 470],
  ]
  const radius = 235 * scale
  const a = Math.atan2(head[1] - foot[1], head[0] - foot[0])
  const [ux, uy] = [Math.cos(a), Math.sin(a)]
  const long = Math.hypot(head[0] - foot[0], head[1] - foot[1])
  /** A place on the bark: `s` along the bough, `v` across it. */
  const place = (s: number, v: number): Point => {
    const wave = v * (1 + 0.025 * Math.sin(s * 23 + v) + 0.02 * Math.sin(s * 51))
    const round = 70 * Math.sqrt(Math.max(0, 1 - wave * wave))
    return [foot[0] + ux * (s * long - round) - uy * wave * radius, foot[1] + uy * (s * long - round) + ux * wave * radius]
  }
  const [tx, ty] = place(0.5, 0.9)
  const twig = bez([tx, ty], [tx + 120, ty - 20], [1010, 820], [1120, 590])
  stem(plate, twig, { from: 30, to: 9 })
  for (const [t, angle] of [
    [0.45, 0.35],
    [0.62, -2.1],
    [0.8, 0.1],
    [0.98, -1],
  ] as const)
    blade(plate, { from: twig(t), angle, long: 250, wide: 120, bend: 0.3, veins: 7, teeth: 0.1, close })
  const ring = [
    ...curve((s) => place(s, -1), -0.02, 1, 44),
    ...curve((v) => place(1, v), -1, 1, 16),
    ...curve((s) => place(1 - s, 1), 0, 1.02, 44),
  ]
  const bark = plate.shape(ring, { step: 32, swell: 8 })
  furrows(plate, bark, place, growth)
  rings(plate, head, { radius, a, growth })
  const flakes = 2 + Math.min(3, growth.count >> 1)
  for (let index = 0; index < flakes; index += 1) flake(plate, place, 0.16 + (0.66 * (index + plate.next() * 0.3)) / flakes, growth)
}

type Place = (s: number, v: number) => Point

function furrows(plate: Press, bark: PlantPart, place: Place, { close }: Growth) {
  const { next } = plate
  const rows = Math.round(26 * close)
  for (let row = 0; row < rows; row += 1) {
    const v = -0.96 + (1.92 * (row + 0.5)) / rows
    const dark = clamp(0.25 + 0.75 * (v + 0.3), 0.1, 1)
    for (let s = next() * 0.06; s < 1; ) {
      const long = 0.05 + next() * 0.13 * (1 + dark)
      if (next() < 0.5 + 0.4 * dark)
        plate.cut(
          bark,
          curve((t) => place(t, v + 0.03 * Math.sin(t * 40 + row * 2)), s, Math.min(0.985, s + long), 8),
          { width: 4 + 4 * dark, tapers: false },
        )
      s += long + 0.02 + 0.05 * (1 - dark) * next()
    }
  }
  for (let index = 0; index < 40 * close; index += 1) {
    const s = 0.02 + (index / (40 * close)) * 0.95
    plate.cut(
      bark,
      curve((v) => place(s + 0.02 * (v - 0.5), v), 0.45 + next() * 0.25, 0.97, 6),
      { width: 3, cross: true },
    )
  }
}

/** The sawn face with the rings of its years. */
function rings(plate: Press, [x, y]: Point, { radius, a, growth }: { radius: number; a: number; growth: Growth }) {
  const { next } = plate
  const on = (t: number, share: number): Point => {
    const waves = share * (1 + 0.025 * Math.sin(t * 5 + share * 3) + 0.015 * Math.sin(t * 11))
    const [across, forth] = [radius * Math.cos(t) * waves, 95 * Math.sin(t) * waves]
    return [x - Math.sin(a) * across + Math.cos(a) * forth, y + Math.cos(a) * across + Math.sin(a) * forth]
  }
  const face = plate.shape(
    curve((t) => on(t, 1), 0, TURN * 0.98, 50),
    { step: 34, swell: 7 },
  )
  const years = 6 + Math.min(7, growth.count)
  for (let year = 1; year < years; year += 1) {
    const share = (year / years) ** 0.85
    const from = next() * 6
    plate.line(
      face,
      curve((t) => on(t, share), from, from + 3.6 + next() * 2.2, 26),
      44,
    )
    for (let index = 0; index < 7; index += 1) {
      const t = -0.6 + index * 0.3
      plate.cut(face, [on(t, share), on(t + 0.05, share), on(t + 0.17, share)], { tapers: false })
    }
  }
  for (let index = 0; index < 22; index += 1)
    plate.cut(face, [on(index * 0.29, 0.97), on(index * 0.29, 0.62 + 0.2 * next())], { width: 3, cross: true })
}

/** A plate of bark that lifts: a ragged tile with a bright edge and a dark hollow below it. */
function flake(plate: Press, place: Place, s: number, { close }: Growth) {
  const { next } = plate
  const [from, to, high] = [-0.5 + next() * 0.4, 0.55 + next() * 0.35, 0.075 + 0.05 * next()]
  const lift = 26 + 22 * next()
  const edge = (v: number): Point => {
    const [x, y] = place(s - high, v + 0.03 * Math.sin(v * 31))
    return [x + lift, y + lift * 0.35 + 9 * Math.sin(v * 17)]
  }
  const hollow = plate.loose()
  const cuts = Math.round(26 * close)
  for (let index = 0; index < cuts; index += 1) {
    const v = mix(from + 0.04, to + 0.06, index / cuts)
    plate.cut(hollow, [edge(v), place(s - high * (1.45 + 0.4 * next()), v + 0.05)], { width: 6 })
  }
  const ring = [...curve((v) => place(s + 0.012 * Math.sin(v * 23), v), from, to, 12), ...curve(edge, to, from, 16)]
  const part = plate.shape(ring, { step: 26, swell: 7 })
  for (let index = 0; index < cuts; index += 1) {
    const v = mix(from, to, (index + 0.5) / cuts)
    const [top, low] = [place(s, v), edge(v)]
    const reach = 0.25 + 0.5 * next()
    plate.cut(part, [top, [mix(top[0], low[0], reach), mix(top[1], low[1], reach)]], { width: 3.6 })
  }
}
