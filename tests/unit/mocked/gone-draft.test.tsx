import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openNamedBranch } from '../../../src/admin/work-on'
import { GoneDraft } from '../../../src/features/releases/admin/drafts/gone-draft'
import { DRAFTS, type Drafts, type GoneDraft as Gone } from '../../../src/features/releases/rules/drafts.ts'
import { openDesk } from '../../fixtures/desk-page.ts'

const gone: Gone = { branch: 'spring', name: 'Spring prices', at: '2026-06-01T08:00:00Z', by: 'Eve Low' }
const desk = await openDesk()
const kept = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
const reload = vi.fn()
const moveTyped = vi.fn()
let standing: Gone | null = null
let begun: { name?: string } = {}
vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit = {}) => {
  if (address.startsWith('/api/drafts/standing')) return Promise.resolve(Response.json(standing))
  if (method === 'POST') begun = JSON.parse(String(body))
  const drafts = { drafts: [{ name: 'spring PRICES' }], deleted: [] } as unknown as Drafts
  return Promise.resolve(Response.json(address === DRAFTS && method === 'POST' ? { branch: 'spring-prices-2' } : drafts))
})

/** The address of the tab; what `history` does shows in it. */
const location = { pathname: '/admin/index.html', search: '', hash: '#/~/about', reload }
const move = (_: unknown, __: string, address: string) => {
  const { search, hash } = new URL(address, 'https://clinic.example')
  Object.assign(location, { search, hash })
}
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(location, { search: '', hash: '#/~/about' })
  const storages = { localStorage: kept(), sessionStorage: kept() }
  Object.assign(desk.window, { location, history: { state: null, pushState: move, replaceState: move } })
  for (const [name, value] of Object.entries(storages)) vi.stubGlobal(name, value)
  Object.defineProperty(desk.window, 'localStorage', { configurable: true, value: storages.localStorage })
  vi.clearAllMocks()
  standing = null
})
afterEach(async () => {
  await desk.show(null)
  vi.useRealTimers()
})

const show = (branch: string, hasTyped = false) =>
  desk.show(<GoneDraft key={branch} branch={branch} typedIn={(of) => hasTyped && of === 'spring'} moveTyped={moveTyped} />)
const later = () => desk.settled(() => vi.advanceTimersByTimeAsync(5000))
const branchKept = () => JSON.parse(localStorage.getItem('tinacms-current-branch') ?? '""')

test('a draft that goes while its form is open is said within seconds, and what was typed goes into a new one with a press', async () => {
  await show('spring', true)
  await later()
  expect(desk.text()).toBe('')
  standing = gone
  await later()
  // By the clinics’ clock, an hour ahead in summer.
  expect(desk.text()).toMatch(
    /^Eve Low has deleted the draft “Spring prices” \(.*2026.* 0?9:00.*, London time\)\. Nothing can be saved in it\./,
  )
  expect(reload).not.toHaveBeenCalled()
  await desk.press('Keep what I typed in a new draft')
  expect(begun).toEqual({ name: 'Spring prices 2' })
  expect(moveTyped.mock.calls).toEqual([['spring', 'spring-prices-2']])
  expect([branchKept(), location.search, location.hash]).toEqual(['spring-prices-2', '?branch=spring-prices-2', '#/~/about'])
  expect(reload).toHaveBeenCalledOnce()
})

test('one that was gone before is left for the site, where it is said which it was; one that comes back is no longer told of', async () => {
  standing = { branch: 'spring', name: 'spring' }
  await show('spring')
  await later()
  expect([branchKept(), location.search, reload.mock.calls.length]).toEqual(['main', '', 1])
  await show('main')
  expect(desk.text()).toContain('There is no draft “spring” any more')
  expect(desk.text()).toContain('You are on the site now')
  await desk.press('All right')
  expect(desk.text()).toBe('')

  standing = null
  await show('summer')
  await later()
  standing = { ...gone, branch: 'summer' }
  await later()
  expect(desk.text()).not.toBe('')
  standing = null
  await later()
  expect([desk.text(), reload.mock.calls.length]).toEqual(['', 1])
})

test.each([
  ['?branch=spring', '"summer"', 'spring', '?branch=spring'],
  ['?branch=fix%2Fhours', null, 'fix/hours', '?branch=fix%2Fhours'],
  ['?branch=main', '"summer"', 'main', ''],
  ['', '"summer"', 'summer', '?branch=summer'],
  ['', '"main"', 'main', ''],
  ['', 'not JSON', 'main', ''],
  ['', null, 'main', ''],
])('the address names the draft: %s, after %s, opens %s', (search, before, opened, named) => {
  location.search = search
  if (before !== null) localStorage.setItem('tinacms-current-branch', before)
  openNamedBranch()
  const now = search || before === '"summer"' ? branchKept() : opened
  expect([now, location.search, location.hash]).toEqual([opened, named, '#/~/about'])
})
