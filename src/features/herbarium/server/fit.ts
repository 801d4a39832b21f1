import { gzipSync } from 'node:zlib'
import type { PlateName } from '../../../content/view/plate-name.ts'
import { grow } from '../rules/grow.ts'

/** The bytes of an engraving as it travels, at most; a short visit is hatched more openly than a long one. */
export const MOST_BYTES = 6000
const bytesFor = ({ minutes }: PlateName) => 5300 + 70 * minutes

/** Halving the share of the hatching so often finds what fits to within one per cent. */
const STEPS = 7

/** Returns the engraving of a name with as much of its hatching as fits into its bytes, gzipped. The same name, the same text. */
export function engrave(name: PlateName): string {
  const print = grow(name)
  const most = bytesFor(name)
  const fits = (svg: string) => gzipSync(svg, { level: 9 }).length <= most
  let [least, share] = [0, 1]
  let best = print(1)
  if (fits(best)) return best
  best = print(0)
  for (let step = 0; step < STEPS; step += 1) {
    const middle: number = (least + share) / 2
    const svg = print(middle)
    if (fits(svg)) {
      least = middle
      best = svg
    } else share = middle
  }
  return best
}
