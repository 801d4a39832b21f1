import type { Locale } from '../../../model/languages.ts'
import { METRICS, type Metric, type ScaleCounts, threeQuarters } from './scale.ts'
import type { Visit } from './visit.ts'

/** For so many days counts are kept: a year, and a month to compare it with. */
export const KEPT_DAYS = 400
/** So many days the desk looks at, today included. */
export const SHOWN_DAYS = 30

/**
 * What is counted. `seen`: a page; `sent`: a form of the page, with its name as `detail`; `from`: a visit that another site led to,
 * with its host as `detail`, and nothing else; a metric: a visit whose figure lies in the part of the scale that `detail` names.
 */
export type Counted = {
  kind: 'seen' | 'sent' | 'from' | Metric
  page: string
  locale: Locale | ''
  width: Visit['width'] | ''
  detail: string
}
export type Count = Counted & { day: string; count: number }

/** How often something was seen, how many forms were sent there, and what three of four visits keep to. */
type Sum = { seen: number; sent: number } & { [Name in Metric]?: number }

/** The figures of a page in one language; of all languages together where there is none. */
export type PageFigures = Sum & { page: string; locale?: Locale }

export type Figures = {
  pages: PageFigures[]
  widths: (Sum & { width: string })[]
  hosts: { host: string; count: number }[]
  days: { day: string; seen: number; sent: number }[]
}

/** Sums counts up, by a text that each gives, or none. */
function sumsBy<Head extends object>(counts: Count[], headOf: (count: Count) => Head | undefined): (Head & Sum)[] {
  const found = new Map<string, { head: Head; seen: number; sent: number; parts: Record<Metric, ScaleCounts> }>()
  for (const one of counts) {
    const head = headOf(one)
    if (!head) continue
    const key = JSON.stringify(head)
    const sum = found.get(key) ?? { head, seen: 0, sent: 0, parts: { lcp: {}, inp: {}, cls: {} } }
    found.set(key, sum)
    const { kind, detail, count } = one
    if (kind === 'seen' || kind === 'sent') sum[kind] += count
    else if (kind !== 'from') sum.parts[kind][detail] = (sum.parts[kind][detail] ?? 0) + count
  }
  return [...found.values()].map(({ head, seen, sent, parts }) => {
    const figures = METRICS.flatMap((metric) => {
      const figure = threeQuarters(metric, parts[metric])
      return figure === undefined ? [] : [[metric, figure]]
    })
    return { ...head, seen, sent, ...Object.fromEntries(figures) }
  })
}

/** Makes the figures that the desk shows of all counts: by page, by page and language, by width, by host and by day. */
export function figuresOf(counts: Count[]): Figures {
  const often = (a: { seen: number }, b: { seen: number }) => b.seen - a.seen
  const hosts = new Map<string, number>()
  for (const { kind, detail, count } of counts) if (kind === 'from') hosts.set(detail, (hosts.get(detail) ?? 0) + count)
  return {
    pages: [
      ...sumsBy(counts, ({ page }) => (page ? { page } : undefined)).sort(often),
      ...sumsBy(counts, ({ page, locale }) => (page && locale ? { page, locale } : undefined)).sort(often),
    ],
    widths: sumsBy(counts, ({ width }) => (width ? { width } : undefined)).sort(often),
    hosts: [...hosts].map(([host, count]) => ({ host, count })).sort((a, b) => b.count - a.count),
    days: sumsBy(counts, ({ day, kind }) => (kind === 'seen' || kind === 'sent' ? { day } : undefined)).sort((a, b) =>
      b.day.localeCompare(a.day, 'en'),
    ),
  }
}
