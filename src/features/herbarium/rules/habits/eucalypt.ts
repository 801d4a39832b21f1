import { bez, type Line } from '../geometry.ts'
import { blade } from '../parts/blade.ts'
import { stem } from '../parts/stem.ts'
import type { Growth, Habit } from '../plant.ts'
import type { Press } from '../press.ts'

/** A eucalypt: two hanging branches with round leaves in pairs. */
export const eucalypt: Habit = (plate, growth) => {
  const line = bez([980, -80], [820, 420], [300, 700], [420 + growth.shift, 1440])
  const [x, y] = line(0.32)
  branch(plate, bez([x, y], [x + 120, y + 240], [980, 900], [900, 1330]), { pairs: 4, long: 270 * growth.scale, wide: 16 }, growth)
  branch(plate, line, { pairs: 4 + Math.min(4, growth.count), long: 340 * growth.scale, wide: 24 }, growth)
  blade(plate, { from: line(0.99), angle: 1.5, long: 130, wide: 60, veins: 4 })
}

function branch(plate: Press, line: Line, { pairs, long, wide }: { pairs: number; long: number; wide: number }, { close }: Growth) {
  const { next } = plate
  stem(plate, line, { from: wide, to: 8 })
  for (let index = pairs; index >= 0; index -= 1) {
    const t = 0.08 + (0.86 * index) / pairs
    const [from, ahead] = [line(t), line(Math.min(1, t + 0.01))]
    const heading = Math.atan2(ahead[1] - from[1], ahead[0] - from[0])
    const here = long * (1.1 - 0.6 * t)
    for (const side of index % 2 ? [-1, 1] : [1, -1])
      blade(plate, {
        from,
        angle: heading + side * (1.05 + next() * 0.4),
        long: here * (0.9 + next() * 0.25),
        wide: here * (0.82 + 0.1 * next()),
        bend: -side * 0.35,
        foot: 0.5,
        tip: 0.42,
        veins: 9,
        fold: next() < 0.3 ? 0.45 : 0,
        close: 1.3 * close,
      })
  }
}
