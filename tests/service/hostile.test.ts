import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sentQuery } from '../../src/enquiries/addresses.ts'
import { LOCATIONS, SLOTS } from '../../src/enquiries/choices.ts'
import { type HostileRequest, hostileRequests } from '../fixtures/hostile-requests.ts'
import { commitTo } from '../fixtures/repository.ts'
import { build, ORIGIN, type Site } from './site.ts'

let site: Site
let cookies: string[]

beforeAll(async () => {
  site = await build()
  const picture = await sharp({ create: { width: 900, height: 60, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  await mkdir(join(site.garden.dir, 'public/media'), { recursive: true })
  await writeFile(join(site.garden.dir, 'public/media/a.webp'), picture)
  commitTo(site.garden.dir, 'fix/hours', { 'public/media/b.webp': picture })
  cookies = [await site.signIn(), await site.test()]
})
afterAll(() => site.close())

/** Where a visitor gets the file of a requested visit. */
const visit = (preferredDate: string) => {
  const asked = { form: 'appointment' as const, preferredLocation: LOCATIONS[0], preferredDate, preferredTime: SLOTS[0].value }
  return `/api/enquiries/calendar.ics${sentQuery('K7MQ-X3EV', asked)}`
}

/** Signing out would end what the others need. */
const staysIn = ({ path, headers }: HostileRequest) => (path.includes('sign-out') ? { ...headers, cookie: '' } : headers)

test('no request over all routes is answered with a failure of ours', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const pictures = ['/media/a.webp', '/media/w480/a.webp', '/media/~fix~hours/b.webp', '/api/media/a.webp']
  const addresses = [
    ...pictures,
    '/about',
    '/~fix~hours/about',
    '/api/preview/version?branch=fix~hours',
    '/ar/about.data',
    '/1.0/content/rose-and-thistle/github/main',
    visit('2026-06-01'),
  ]
  const requests = hostileRequests({ routes: site.app.routes, cookies, addresses })
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      said.mockClear()
      const { method, path, body } = request
      const response = await site.app.request(ORIGIN + path, { method, headers: staysIn(request), body })
      await response.arrayBuffer()
      expect(response.status, said.mock.calls.flat().map(String).join('\n')).toBeLessThan(500)
    }),
    { numRuns: 700, interruptAfterTimeLimit: 12_000 },
  )
}, 60_000)

test('a visit is a file for a calendar, on whatever day; on a day that never was there is none', async () => {
  expect((await site.ask(visit('2026-06-01'))).headers.get('content-type')).toMatch(/calendar/)
  for (const day of ['0000-01-01', '0001-01-01', '2026-02-30', '9999-99-99']) expect((await site.ask(visit(day))).status, day).toBe(404)
})

test.each(['/media/~%/a.webp', '/media/w480/~%c3%28/a.webp', '/media/~%00/a.webp', '/media/%', '/%', '/a%00.txt'])(
  '%s is answered as what it is: nothing',
  async (path) => {
    for (const cookie of ['', ...cookies]) {
      const response = await site.ask(path, { headers: { cookie } })
      // Pages of this site are data in these tests.
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'application/json'])
    }
  },
)

test('an address that is too long to be one is refused, before it is repeated in a redirect that no proxy takes', async () => {
  for (const path of [`/${'a'.repeat(10_000)}.webp`, `/about?branch=fix/hours&q=${"'".repeat(10_000)}`])
    for (const cookie of ['', ...cookies]) expect((await site.ask(path, { headers: { cookie } })).status, path.slice(0, 40)).toBe(414)
  const longest = await site.ask(`/about?branch=fix/hours&q=${'/'.repeat(1900)}`)
  expect([longest.status, (longest.headers.get('location') ?? '').length < 16_000]).toEqual([303, true])
})
