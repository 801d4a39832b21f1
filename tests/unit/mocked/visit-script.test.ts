import { afterEach, expect, test, vi } from 'vitest'
import { VISITS } from '../../../src/features/visits/rules/visit.ts'
import { countVisitOnceSettled } from '../../../src/hydration/count-visit.client.ts'
import { tellPage } from '../../../src/ui/alive.ts'
import { openPage } from '../../fixtures/opened-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

type Entry = { startTime?: number; duration?: number; interactionId?: number; value?: number; hadRecentInput?: boolean }
type Record = { [type: string]: Entry[] }

const SHIFTS = [
  { startTime: 100, value: 0.02 },
  { startTime: 900, value: 0.03 },
  { startTime: 950, value: 0.5, hadRecentInput: true },
  { startTime: 4000, value: 0.01 },
]
const MEASURED: Record = {
  'largest-contentful-paint': [{ startTime: 400 }, { startTime: 1130 }],
  'layout-shift': SHIFTS,
  event: [{ duration: 40, interactionId: 1 }, { duration: 88, interactionId: 2 }, { duration: 64, interactionId: 2 }, { duration: 900 }],
}

type Wish = { record?: Record; before?: Record; gpc?: boolean; dnt?: string; cookie?: string; prerendering?: boolean }

/** Opens a page whose browser has measured something, and runs the script in it; returns the page and what it tells. */
async function visit(address: string, { record = MEASURED, before = {}, gpc, dnt, cookie, prerendering }: Wish = {}) {
  const page = openPage(address)
  if (cookie) page.document.cookie = cookie
  const told: object[] = []
  const sendBeacon = (to: string, body: string) => told.push({ to, ...JSON.parse(body) })
  class Observer {
    static supportedEntryTypes = Object.keys(record)
    #type = ''
    observe({ type }: { type: string }) {
      this.#type = type
    }
    takeRecords() {
      return (record[this.#type] ?? []).splice(0)
    }
  }
  vi.stubGlobal('navigator', { sendBeacon, globalPrivacyControl: gpc, doNotTrack: dnt ?? null })
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: (type: string) => before[type] ?? [] })
  vi.stubGlobal('innerWidth', 390)
  Object.assign(page.location, { hostname: 'clinic.example' })
  Object.defineProperties(page.document, {
    referrer: { value: 'https://www.news.example/x' },
    visibilityState: { value: 'visible', writable: true },
    prerendering: { value: prerendering ?? false },
  })
  await import('../../../src/hydration/visit.client.ts')
  const lookAway = () => {
    Object.assign(page.document, { visibilityState: 'hidden' })
    page.document.dispatchEvent(new Event('visibilitychange'))
  }
  return { ...page, told, lookAway }
}

const copyOf = (record: Record) => structuredClone(record)

test('what was seen and measured is told when the visitor looks away, and once', async () => {
  const { told, lookAway, happenAround } = await visit('/ar/about?q=x', { record: copyOf(MEASURED) })
  expect(told).toEqual([])
  lookAway()
  happenAround('pagehide')
  expect(told).toEqual([
    { to: VISITS, pages: ['/ar/about'], width: 'phone', from: 'www.news.example', vitals: { lcp: 1130, inp: 88, cls: 0.05 } },
  ])
})

test('pages that the application shows are told later by themselves', async () => {
  const { told, lookAway, location } = await visit('/', { record: {} })
  tellPage()
  location.pathname = '/about'
  tellPage()
  lookAway()
  location.pathname = '/contact'
  tellPage()
  lookAway()
  expect(told).toEqual([
    { to: VISITS, pages: ['/', '/about'], width: 'phone', from: 'www.news.example', vitals: {} },
    { to: VISITS, pages: ['/contact'], width: 'phone' },
  ])
})

test('the time of a page that was prepared counts from when it was shown, and of one that was out of sight there is none', async () => {
  const prepared = await visit('/', { record: copyOf(MEASURED), before: { navigation: [{ activationStart: 1000 } as Entry] } })
  prepared.lookAway()
  expect(prepared.told).toMatchObject([{ vitals: { lcp: 130 } }])
  vi.resetModules()
  const hidden = await visit('/', { record: copyOf(MEASURED), before: { 'visibility-state': [{ name: 'hidden' } as Entry] } })
  hidden.lookAway()
  expect(hidden.told).toMatchObject([{ vitals: { inp: 88 } }])
  expect(JSON.stringify(hidden.told)).not.toContain('lcp')
})

test.each<[string, Wish]>([
  ['Global Privacy Control', { gpc: true }],
  ['Do Not Track', { dnt: '1' }],
  ['an objection on this site', { cookie: 'uncounted=yes' }],
  ['a page that was only prepared', { prerendering: true }],
])('nothing is told of a visit with: %s', async (_, wish) => {
  const { told, lookAway } = await visit('/', { record: copyOf(MEASURED), ...wish })
  lookAway()
  expect(told).toEqual([])
})

test('an objection in the middle of a visit ends it', async () => {
  const { told, lookAway, document } = await visit('/')
  document.cookie = 'uncounted=yes'
  lookAway()
  expect(told).toEqual([])
})

test('the script is asked for once the page is loaded, and not in a frame', async () => {
  const idle = vi.fn()
  for (const [framed, file, times] of [
    [false, '/assets/visit-1.js', 1],
    [true, '/assets/visit-1.js', 0],
    [false, undefined, 0],
  ] as const) {
    const { happenAround } = openPage('/', '', { framed })
    idle.mockClear()
    vi.stubGlobal('requestIdleCallback', idle)
    Object.assign(window, { requestIdleCallback: idle })
    countVisitOnceSettled(file)
    expect(idle).not.toHaveBeenCalled()
    happenAround('load')
    expect(idle).toHaveBeenCalledTimes(times)
  }
})
