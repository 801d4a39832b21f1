import * as v from 'valibot'
import { parseAddress } from '../../../i18n/addresses.ts'
import type { Counted } from '../rules/figures.ts'
import { METRICS, partOf } from '../rules/scale.ts'
import { WIDTHS } from '../rules/visit.ts'

/** So many pages somebody may see between two looks away. */
const MOST_PAGES = 50
/** Whatever takes longer was measured by a clock that had stopped. */
const LONGEST_MS = 10 * 60_000

const TIME = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LONGEST_MS))
const HOST = v.pipe(v.string(), v.toLowerCase(), v.maxLength(80), v.regex(/^(?=.*\.)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/))
const VISIT = v.object({
  pages: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'), v.maxLength(200))), v.minLength(1), v.maxLength(MOST_PAGES)),
  width: v.picklist(WIDTHS),
  from: v.optional(HOST),
  vitals: v.optional(
    v.object({ lcp: v.optional(TIME), inp: v.optional(TIME), cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))) }),
  ),
})

/**
 * Returns what is counted of a visit that a page told of; undefined if it is told wrongly. `isPage` tells whether an English path
 * leads to a page of the site: no other is counted, and no page of a branch.
 */
export async function countedOf(told: unknown, isPage: (path: string) => Promise<boolean>): Promise<Counted[] | undefined> {
  const parsed = v.safeParse(VISIT, told)
  if (!parsed.success) return undefined
  const { pages, width, from, vitals = {} } = parsed.output
  const places = pages.map(parseAddress)
  const known = await Promise.all(places.map(async ({ base, path }) => base === '' && (await isPage(path))))
  const seen = places.filter((_, at) => known[at]).map(({ path, locale }) => ({ page: path, locale, width }))
  const first = known[0] ? seen[0] : undefined
  const measured = METRICS.flatMap((metric) => {
    const value = vitals[metric]
    return first && value !== undefined ? [{ kind: metric, ...first, detail: partOf(metric, value) } satisfies Counted] : []
  })
  return [
    ...seen.map((place): Counted => ({ kind: 'seen', ...place, detail: '' })),
    ...measured,
    ...(first && from ? [{ kind: 'from', page: '', locale: '', width: '', detail: from.replace(/^www\./, '') } satisfies Counted] : []),
  ]
}
