import type { Vitals } from '../features/visits/rules/visit.ts'

/** An entry of the browser's record, with what any of the kinds below has. */
type Entry = PerformanceEntry & { interactionId?: number; value: number; hadRecentInput?: boolean; activationStart?: number }

/** Shifts that follow each other within a second count as one, for five seconds at most. */
const PAUSE_MS = 1000
const WINDOW_MS = 5000
/** Of so many answers, one that was slower is left out. */
const ANSWERS = 50

const recorded = (kind: string) => performance.getEntriesByType(kind) as Entry[]

/**
 * Starts to measure how fast the page is for whoever reads it, by the definitions of Core Web Vitals; what the browser recorded before
 * counts, too. Returns a function that gives the figures so far: without those that the browser doesn't measure, without an answer
 * if nobody asked for one, and without the time of the largest part if the page was opened out of sight.
 */
export function measure(): () => Vitals {
  const answers = new Map<number, number>()
  const started = recorded('navigation')[0]?.activationStart ?? 0
  // A page that was prepared out of sight is measured from the moment it is shown.
  const wasHidden = started === 0 && recorded('visibility-state')[0]?.name === 'hidden'
  let lcp: number | undefined
  let [first, last, shift, cls] = [-WINDOW_MS, -PAUSE_MS, 0, 0]

  const takers: Record<string, (entry: Entry) => void> = {
    'largest-contentful-paint': ({ startTime }) => {
      lcp = Math.max(0, startTime - started)
    },
    'layout-shift': ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return
      const goesOn = startTime - last < PAUSE_MS && startTime - first < WINDOW_MS
      shift = goesOn ? shift + value : value
      if (!goesOn) first = startTime
      last = startTime
      cls = Math.max(cls, shift)
    },
    event: ({ interactionId, duration }) => {
      if (interactionId) answers.set(interactionId, Math.max(duration, answers.get(interactionId) ?? 0))
    },
  }
  const knows = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type)
  const watches = Object.entries(takers)
    .filter(([type]) => knows(type))
    .map(([type, take]) => {
      const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take))
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
      return () => (observer.takeRecords() as Entry[]).forEach(take)
    })
  return () => {
    for (const take of watches) take()
    const inp = [...answers.values()].sort((a, b) => b - a)[Math.floor(answers.size / ANSWERS)]
    return { lcp: wasHidden ? undefined : lcp, inp, cls: knows('layout-shift') ? cls : undefined }
  }
}
