import { bez, curve, type Line, type Point } from '../geometry.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { Press } from '../press.ts'

/** A fern: one frond of lobed pinnae, and a crozier that is still rolled up. */
export const fern: Habit = (plate, growth) => {
  frond(plate, bez([430, 1580], [380, 1000], [480, 420], [840 + growth.shift, 110]), growth)
  crozier(plate, growth)
}

function frond(plate: Press, line: Line, { count, close, scale }: Growth) {
  const pairs = 8 + Math.min(6, count)
  stem(plate, line, { from: 24, to: 3, close: 0.5 })
  for (let index = pairs - 1; index >= 0; index -= 1)
    for (const side of [-1, 1]) {
      const t = 0.14 + (0.83 * (index + 0.5)) / pairs
      const [from, ahead] = [line(t), line(Math.min(1, t + 0.01))]
      const full = Math.sin(Math.PI * (1.1 - t) ** 0.62) ** 0.8
      pinna(plate, from, {
        angle: Math.atan2(ahead[1] - from[1], ahead[0] - from[0]) + side * (1.3 - 0.45 * t),
        bend: -side * 0.45,
        long: 330 * scale * full + 20,
        close,
      })
    }
}

/** One pinna in one outline. */
function pinna(plate: Press, [x, y]: Point, { angle, bend, long, close }: { angle: number; bend: number; long: number; close: number }) {
  const lobes = Math.max(3, Math.round(long / 58))
  const rib = (u: number): Point => [
    x + (long * (Math.sin(angle + bend * u) - Math.sin(angle))) / bend,
    y - (long * (Math.cos(angle + bend * u) - Math.cos(angle))) / bend,
  ]
  const edge = (u: number, v: number): Point => {
    const [rx, ry] = rib(u)
    const a = angle + bend * u - v * 0.5
    const half = (17 + long * 0.062) * (1 - u ** 2.2) * (0.62 + 0.38 * Math.abs(Math.sin(Math.PI * u * lobes)) ** 0.6) * v
    return [rx - Math.sin(a) * half, ry + Math.cos(a) * half]
  }
  const ring = [...curve((u) => edge(u, -1), 0, 1, lobes * 7), ...curve((u) => edge(1 - u, 1), 0, 1, lobes * 7)]
  const part = plate.shape(ring, { step: Math.max(20, long / lobes / 2.2), swell: 0 })
  plate.cut(part, curve(rib, 0, 0.94, 8), { width: 5 })
  const shade = plate.lit(-Math.sin(angle), Math.cos(angle)) > 0 ? -1 : 1
  const cuts = Math.round(lobes * 2.4 * close)
  for (let index = 0; index < cuts; index += 1) {
    const u = (index + 0.5) / cuts
    plate.cut(part, [rib(u), edge(Math.min(1, u + 0.05), shade * 0.85)], { width: 3.4 })
    if (index % 2 === 0) plate.cut(part, [rib(u), edge(Math.min(1, u + 0.05), -shade * 0.55)], { width: 2.4 })
  }
}

/** A young frond: a stalk that narrows into a coil, drawn from the inside out so that each turn lies on the one within. */
function crozier(plate: Press, { close }: Growth) {
  const coil: Line = (t) => {
    const radius = 176 * (1 - t) ** 0.75 + 10
    const a = 3.35 + t * 11.5
    return [960 + radius * Math.cos(a), 985 + radius * 0.96 * Math.sin(a)]
  }
  const foot = coil(0)
  const stalk = bez([560, 1580], [700, 1380], [foot[0] - 8, foot[1] + 260], foot)
  const whole: Line = (t) => (t < 0.35 ? stalk(t / 0.35) : coil((t - 0.35) / 0.65))
  const width = (t: number) => 46 * (1 - t) ** 0.85 + 6
  const side = (t: number, by: number): Point => {
    const [here, before, after] = [whole(t), whole(Math.max(0, t - 0.004)), whole(Math.min(1, t + 0.004))]
    const far = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    return [here[0] - ((after[1] - before[1]) / far) * width(t) * by, here[1] + ((after[0] - before[0]) / far) * width(t) * by]
  }
  const part = plate.shape([...curve((t) => side(t, 0.5), 0, 1, 150), ...curve((t) => side(1 - t, -0.5), 0, 1, 150)], {
    step: 30,
    swell: 5,
  })
  const cuts = Math.round(96 * close)
  for (let index = 0; index < cuts; index += 1) {
    const t = (index + 0.5) / cuts
    plate.cut(
      part,
      curve((by) => side(Math.min(1, t + 0.012 * (0.5 - by)), by), -0.5, 0.06 + 0.3 * plate.next(), 4),
      { width: 3.6 },
    )
    if (index % 4 === 0 && t > 0.3) {
      const hair = plate.loose()
      plate.cut(hair, [side(t, 0.5), side(Math.min(1, t + 0.006), 1), side(Math.min(1, t + 0.016), 1.25)], { width: 3 })
    }
  }
}
