import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LOCATIONS, SLOTS } from '../../src/features/enquiries/rules/choices.ts'
import { sentQuery } from '../../src/features/enquiries/rules/sent-query.ts'
import { faultsOf } from '../fixtures/faults-of.ts'
import { type HostileRequest, hostileRequests, staysIn } from '../fixtures/hostile-requests.ts'
import { commitTo } from '../fixtures/repository.ts'
import { type GoodRequest, spoiled } from '../fixtures/spoiled-requests.ts'
import { times } from '../fixtures/times.ts'
import { ada, CREATE } from './questions.ts'
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
afterEach(async () => {
  vi.restoreAllMocks()
  // Whoever was signed out would be refused everywhere, and nothing behind the doors would be tried.
  for (const [cookie, path] of [
    [cookies[0], '/api/documents?path=/about'],
    [cookies[1], '/api/preview/version?branch=main'],
  ] as const)
    expect((await site.ask(path, { headers: { cookie: cookie ?? '' } })).status, path).toBe(200)
})
afterAll(() => site.close())

/** Where a visitor gets the file of a requested visit. */
const visit = (preferredDate: string) => {
  const asked = { form: 'appointment' as const, preferredLocation: LOCATIONS[0], preferredDate, preferredTime: SLOTS[0].value }
  return `/api/enquiries/calendar.ics${sentQuery('K7MQ-X3EV', asked)}`
}

/** Sends a request and tells what is wrong with its answer; what only editors may know is `secret`. */
async function faults(request: HostileRequest, secret: string[] = []): Promise<string[]> {
  const { method, path, headers, body } = staysIn(request)
  const response = await site.app.request(ORIGIN + path, { method, headers, body })
  const secrets = [site.garden.dir, site.dataDir, import.meta.dirname, ...secret]
  const found = faultsOf(response, await response.text(), { origin: ORIGIN, secrets })
  return found.map((fault) => `${method} ${path.slice(0, 200)} ${body?.slice(0, 200) ?? ''} ${fault}`)
}

const FAQ = 'content/faq/fillers-cost.json'
/** A request of each kind that is read further than its address, for everybody. */
const PUBLIC: GoodRequest[] = [
  { path: '/media/:w480/:a.webp' },
  { path: '/media/:~fix~hours/:b.webp' },
  { path: '/:~fix~hours/:ar/:about' },
  { path: '/ar/search', query: { q: 'laser', concern: 'skin', city: 'london' } },
  { path: '/about/', query: { branch: 'fix/hours', to: '/about' } },
  {
    path: '/api/enquiries/calendar.ics',
    query: { sent: 'K7MQ-X3EV', form: 'appointment', location: 'London', date: '2026-06-01', time: SLOTS[0].value, page: '/ar' },
  },
  { path: '/api/preview/version', query: { branch: 'fix/hours' } },
  { method: 'POST', path: '/api/gate/sign-in', body: { password: 'wrong', to: '/about' } },
  {
    method: 'POST',
    path: '/api/enquiries',
    body: { form: 'contact', page: '/ar/contact', firstName: 'Ann', lastName: 'Lee', email: 'a@b.example', phone: '', message: 'Hello' },
  },
]
/** The same for editors. */
const EDITORS: GoodRequest[] = [
  { path: '/api/documents', query: { path: '/ar/about' } },
  { path: '/api/tina/history', query: { path: FAQ, commit: 'main' } },
  { path: '/api/tina/db/:client/status/:fix' },
  { path: '/api/media', query: { folder: '', search: 'a', offset: '0', limit: '10' } },
  { path: '/api/media/:w480/:a.webp' },
  { path: '/api/inbox/enquiries', query: { clinic: 'London', state: 'new', suspected: '0', before: '10' } },
  { path: '/api/content/state' },
  { method: 'POST', path: '/api/tina/history/restore', body: { path: FAQ, commit: 'HEAD', newest: 'HEAD' } },
  { method: 'POST', path: '/api/tina/github/:client/create_branch', body: { baseBranch: 'main', branchName: 'fix/hours' } },
  { method: 'POST', path: '/api/content/mend', body: { path: FAQ } },
  { method: 'POST', path: '/api/editors/change-password', body: { currentPassword: 'wrong', newPassword: 'another good password' } },
  { method: 'POST', path: '/api/editors/name', body: { name: 'Ada Hart' } },
  { method: 'POST', path: '/api/media', query: { folder: 'a', name: 'a.webp' } },
  { method: 'DELETE', path: '/api/media', query: { path: 'none.webp' } },
  { method: 'POST', path: '/api/pictures/alts', query: { path: 'a.webp' }, body: { ar: 'صورة' } },
  { method: 'PATCH', path: '/api/inbox/enquiries/:K7MQ-X3EV', body: { state: 'new', note: 'a', before: '' } },
]

const QUESTION = { file: 'new.json', question: 'Why?', answer: 'So.', category: 'test', page: '/' }
/** What an editor sends to save: the file, and each value of the document, may be hostile. */
function saves(headers: Record<string, string>): HostileRequest[] {
  const documents = spoiled([{ path: '/', body: QUESTION }], headers).map(({ body = '' }) => parsed(body))
  return documents.map(({ file, ...params }) => {
    const body = JSON.stringify({ query: CREATE, variables: { file, params } })
    return { method: 'POST', path: '/api/tina/gql', headers, body }
  })
}

/** `'{"a":1}'` => that; what is no object holds nothing. */
function parsed(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}

/** Of so many spoiled requests one is sent. */
const ONE_OF = times(10, 1)

test('one hostile thing in a request that is good otherwise fails nothing and gives nothing away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent = { origin: ORIGIN, host: 'site.example', 'content-type': 'application/json', 'x-branch': 'main' }
  const [editor = ''] = cookies
  const asEditor = { ...sent, cookie: editor }
  const found: string[] = []
  const some = (requests: HostileRequest[]) => requests.filter((_, at) => at % ONE_OF === 0)
  for (const request of some(spoiled(PUBLIC, sent))) found.push(...(await faults(request, [ada.email])))
  for (const request of some([...spoiled(EDITORS, asEditor), ...saves(asEditor)])) found.push(...(await faults(request)))
  expect(found).toEqual([])
  // Whatever was saved is a commit.
  expect(site.garden.git('status', '--porcelain', 'content')).toBe('')
}, 240_000)

test('without a session nothing of that is answered, and nothing changes', async () => {
  const sent = { origin: ORIGIN, host: 'site.example', 'content-type': 'application/json', 'x-branch': 'main', cookie: cookies[1] ?? '' }
  const state = () => [site.garden.git('for-each-ref'), site.garden.git('status', '--porcelain', 'content')]
  const before = state()
  const requests = EDITORS.flatMap((good) => spoiled([good], sent).slice(0, 5))
  const statuses = await Promise.all(
    [...requests, ...saves(sent)].map(async ({ path, ...init }) => (await site.app.request(ORIGIN + path, init)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(state()).toEqual(before)
})

test('no request over all routes is answered with a failure of ours', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const pictures = ['/media/a.webp', '/media/w480/a.webp', '/media/~fix~hours/b.webp', '/api/media/a.webp']
  const addresses = [
    ...pictures,
    '/about',
    '/~fix~hours/about',
    '/api/preview/version?branch=fix~hours',
    '/ar/about.data',
    '/ar/about.state',
    '/1.0/content/rose-and-thistle/github/main',
    visit('2026-06-01'),
  ]
  const requests = hostileRequests({ routes: site.app.routes, cookies, addresses })
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect(await faults(request)).toEqual([])
    }),
    { numRuns: times(200, 700), interruptAfterTimeLimit: 12_000 },
  )
})

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

test('a request that is longer than any sensible one is refused at every address that takes one, and is no failure of ours', async () => {
  const [cookie = ''] = cookies
  const headers = {
    origin: ORIGIN,
    host: 'site.example',
    'content-type': 'application/json',
    'content-length': '99999999',
    'x-branch': 'main',
    cookie,
  }
  const taking = site.app.routes.filter(({ method, path }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !path.includes('*'))
  const found: string[] = []
  for (const { method, path } of taking) found.push(...(await faults({ method, path, headers, body: 'x'.repeat(50_000) })))
  expect(found).toEqual([])
  expect((await site.ask('/api/pictures/alts?path=a.webp', { method: 'POST', headers, body: 'x' })).status).toBe(413)
})

test('an address that is too long to be one is refused, before it is repeated in a redirect that no proxy takes', async () => {
  for (const path of [`/${'a'.repeat(10_000)}.webp`, `/about?branch=fix/hours&q=${"'".repeat(10_000)}`])
    for (const cookie of ['', ...cookies]) expect((await site.ask(path, { headers: { cookie } })).status, path.slice(0, 40)).toBe(414)
  const longest = await site.ask(`/about?branch=fix/hours&q=${'/'.repeat(1900)}`)
  expect([longest.status, (longest.headers.get('location') ?? '').length < 16_000]).toEqual([303, true])
})
