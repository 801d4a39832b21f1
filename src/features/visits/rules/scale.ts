/**
 * What is measured: when the largest part of a page was painted, and how long the page took to answer, in milliseconds; and how
 * much it shifted, as a share of the window.
 */
export const METRICS = ['lcp', 'inp', 'cls'] as const
export type Metric = (typeof METRICS)[number]

/** The parts of each scale, by their upper ends. Figures are kept as counts of these parts alone. */
const ENDS: Record<Metric, number[]> = {
  lcp: [500, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6500, 9000],
  inp: [24, 50, 75, 100, 150, 200, 300, 500, 800, 1500],
  cls: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
}

/** The name of the part beyond the last end. */
const MORE = 'more'

/** Returns the part of the scale in which a figure lies, by its upper end: `('lcp', 1130)` => `'1200'`, `('lcp', 20_000)` => `'more'` */
export const partOf = (metric: Metric, value: number): string => String(ENDS[metric].find((end) => value <= end) ?? MORE)

/** Counts of the parts of a scale: `{ '1200': 3, more: 1 }` */
export type ScaleCounts = Record<string, number>

/**
 * Returns the figure that three of four visits keep to: as if the visits of a part were spread over it evenly. Beyond the last end
 * it is that end. Undefined where there are no counts.
 */
export function threeQuarters(metric: Metric, parts: ScaleCounts): number | undefined {
  const total = Object.values(parts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  let [from, below] = [0, 0]
  for (const end of ENDS[metric]) {
    const count = parts[end] ?? 0
    if (below + count >= total * 0.75) return rounded(metric, from + ((total * 0.75 - below) / count) * (end - from))
    below += count
    from = end
  }
  return from
}

const rounded = (metric: Metric, value: number) => (metric === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value))
