import { type PageFigures, SHOWN_DAYS } from '../rules/figures.ts'
import type { Metric } from '../rules/scale.ts'
import { word } from './words'

/** Says what was measured: `('lcp', 1230)` => `'1.2 s'`, `('inp', 64)` => `'64 ms'`, `('cls', 0.012)` => `'0.012'` */
export function saidOf(metric: Metric, value: number | undefined): string {
  if (value === undefined) return word('unknown')
  if (metric === 'cls') return String(value)
  return metric === 'lcp' ? word('seconds', { seconds: (value / 1000).toFixed(1) }) : word('milliseconds', { milliseconds: value })
}

/** Says in one line how often a page was seen and how fast it is; nothing where nobody has seen it. */
export function lineOf(figures: PageFigures | undefined): string {
  if (!figures?.seen) return ''
  const seen = word('here', { count: figures.seen, days: SHOWN_DAYS })
  return figures.lcp === undefined ? seen : word('hereFast', { seen, time: saidOf('lcp', figures.lcp) })
}
