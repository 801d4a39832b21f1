import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localOf } from '../../src/content/clinic/clinic-time.ts'
import type { OpenLink } from '../../src/features/accounts/rules/links.ts'
import type { InHand, People } from '../../src/features/accounts/rules/people.ts'
import type { DryRun } from '../../src/features/releases/rules/dry-run.ts'
import { PLANNED, type Planned } from '../../src/features/releases/rules/planned.ts'
import { createSchedule } from '../../src/features/releases/server/schedule.ts'
import type { ReviewLink } from '../../src/features/reviews/rules/review-links.ts'
import type { Standing } from '../../src/model/roles.ts'
import { commitTo } from '../fixtures/repository.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, newPlace, ON_POSTGRES, ORIGIN, PASSWORD, type Site } from './site.ts'

const PATH = 'content/faq/fillers-cost.json'
const HOUR_MS = 60 * 60_000
const START = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
const inHours = (hours: number) => new Date(START + hours * HOUR_MS)
const as = (role: Standing['role']): Standing => ({ role, languages: role === 'translator' ? ['ar'] : [], enquiries: false })

let site: Site
let owner: string
let place: Record<string, string>
let [count, clock] = [0, inHours(0)]

beforeAll(async () => {
  place = await newPlace()
  site = await build(place)
  owner = await site.signIn()
})
beforeEach(() => {
  clock = inHours(0)
})
afterAll(() => site.close())

async function ask<Body>(path: string, body?: object, cookie = owner) {
  const response = await site.ask(path, { headers: { cookie }, body })
  return { status: response.status, body: (await response.json().catch(() => undefined)) as Body & { message?: string } }
}
/** Somebody new with an account, signed in. */
async function somebody(role: Standing['role'] = 'owner') {
  count += 1
  const email = `person${count}@clinic.example`
  const name = `Person ${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  await site.accounts.add({ name, email }, PASSWORD, as(role))
  return { email, name, cookie: await site.signIn(email) }
}
const post = (path: string, body: object, cookie = owner) => ask<{ token: string } & People>(`/api/people/${path}`, body, cookie)
/** Whether a link opens something, asked past the limit on tries. */
const looked = async (token: string) => ((await site.accounts.links.find(token)) ? 200 : 404)
const used = async (token: string) =>
  (await site.ask('/api/editors/link/use', { body: { token, name: 'New One', password: 'four words by chance' } })).status
const openLinks = async () => (await ask<People>('/api/people')).body.links as unknown as OpenLink[]

/** The ways in which somebody stops being an owner, or may have lost what they made to somebody else. */
const ENDS: [string, (email: string) => Promise<unknown>][] = [
  ['the account is ended', (email) => post('end', { email })],
  ['the role becomes a lower one', (email) => post('role', { email, ...as('publisher') })],
  ['the account is reset', (email) => post('reset', { email })],
  ['the operator removes the account', (email) => editors('remove', email)],
  ['the operator gives a lower role', (email) => editors('role', email, 'editor')],
]
const editors = (...args: string[]) =>
  promisify(execFile)(process.execPath, [new URL('../../src/server/editors-cli.ts', import.meta.url).pathname, ...args], {
    env: { ...process.env, ...place, CONTENT_DIR: site.garden.dir },
  })

test.each(ENDS)('where %s, the links that it made to accounts open nothing, and stay so when it comes back', async (_, end) => {
  const [maker, other] = [await somebody(), await somebody('editor')]
  const reset = (await post('reset', { email: other.email }, maker.cookie)).body.token
  const invitation = (await post('invite', { email: `new${count}@clinic.example`, ...as('owner') }, maker.cookie)).body.token
  const own = (await post('invite', { email: `kept${count}@clinic.example`, ...as('editor') })).body.token
  expect(await Promise.all([reset, invitation, own].map(looked))).toEqual([200, 200, 200])
  await end(maker.email)
  expect(await Promise.all([reset, invitation, own].map(looked))).toEqual([404, 404, 200])
  expect(await Promise.all([reset, invitation].map(used))).toEqual([404, 404])
  expect((await openLinks()).filter(({ by }) => by === maker.email)).toEqual([])
  await site.accounts.remove(maker.email)
  await site.accounts.add(maker, PASSWORD, as('owner'))
  expect(await Promise.all([reset, invitation].map(looked))).toEqual([404, 404])
  expect(await site.accounts.find(`new${count}@clinic.example`)).toBeUndefined()
})

test('a link counts only while its maker is an owner, also where nobody withdrew it', async () => {
  const maker = await somebody('publisher')
  for (const by of [maker.email, 'nobody@clinic.example', '', ' ']) {
    const { token } = await site.accounts.links.make({ kind: 'invitation', email: 'x@clinic.example', by, standing: as('owner') })
    expect([await looked(token), await used(token), (await openLinks()).some(({ by: made }) => made === by)], by).toEqual([404, 404, false])
  }
})

test('owners see every open link with its maker and its end, and take each back', async () => {
  const [maker, other] = [await somebody(), await somebody('editor')]
  const branch = await draftOf(maker)
  await post('reset', { email: other.email }, maker.cookie)
  await post('invite', { email: 'ivy@clinic.example', ...as('translator') }, maker.cookie)
  const asked = await somebody('editor')
  await site.accounts.links.make({ kind: 'forgotten', email: asked.email, by: '' })
  await linkTo(branch, maker)
  const mine = (await openLinks()).filter((one) => one.by === maker.email || one.by === maker.name || one.by === '')
  expect(mine.map(({ kind, by }) => `${kind} ${by}`).sort()).toEqual(
    ['forgotten ', `invitation ${maker.email}`, `reset ${maker.email}`, `review ${maker.name}`].sort(),
  )
  for (const link of mine) {
    expect(new Date(link.until).getTime()).toBeGreaterThan(Date.now())
    const { body } = await post('withdraw', link.kind === 'review' ? { review: link.number } : { email: link.email })
    expect(body.links).not.toContainEqual(link)
  }
  for (const path of ['in-hand?email=x', '']) expect((await ask(`/api/people/${path}`, undefined, asked.cookie)).status).toBe(403)
})

type Somebody = Awaited<ReturnType<typeof somebody>>

/** Begins a draft that changes a question, and returns its branch. */
async function draftOf({ cookie }: Somebody) {
  count += 1
  const { body } = await ask<{ branch: string }>('/api/drafts', { name: `Offers ${count}` }, cookie)
  const document = { ...JSON.parse(await site.garden.text(PATH)), answer: `Answer ${count}.` }
  commitTo(site.garden.dir, body.branch, { [PATH]: JSON.stringify(document, null, 2) })
  return body.branch
}
async function plan(branch: string, { cookie }: Somebody, from: number, until?: number) {
  const { tip, findings } = (await ask<DryRun>('/api/drafts/plan', { branch, choices: {} }, cookie)).body
  const times = { from: localOf(inHours(from)), ...(until && { until: localOf(inHours(until)) }) }
  const { status } = await ask(PLANNED, { branch, tip, choices: {}, looked: findings.map(({ key }) => key), ...times }, cookie)
  expect(status).toBe(200)
}
const standing = async (branch: string) => (await ask<Planned[]>(PLANNED)).body.findLast((one) => one.branch === branch)
async function linkTo(branch: string, { cookie }: Somebody) {
  const { body } = await ask<ReviewLink[]>('/api/reviews/links', { branch, label: 'Dr Hartwell', days: 7, isFrozen: false }, cookie)
  return body[0]?.address ?? ''
}
const opened = async (address: string) => (await site.ask(address)).status
async function lookAt(hours: number) {
  clock = inHours(hours)
  const { planned, releasing } = site.stores
  const mayPublish = (email: string) => site.accounts.may(email, 'releases.publish')
  const parts = { branches: site.branches, planned, alone: releasing, mayPublish, origin: () => ORIGIN, report: async () => [] }
  return createSchedule({ ...parts, now: () => clock }).look()
}
const newest = () => site.garden.git('log', '-1', '--format=%an|%s', 'main').split('\n')[0]

/** The ways in which somebody stops to be allowed to publish; `to` is who gets what they have in hand. */
const LEAVES: [string, (email: string, to?: string) => Promise<unknown>][] = [
  ['the account is ended', (email, to) => post('end', { email, to })],
  ['the role becomes a lower one', (email, to) => post('role', { email, to, ...as('reviewer') })],
  ['the operator removes the account', (email, to) => editors('remove', email, ...(to ? ['--to', to] : []))],
]

test.each(LEAVES)(
  'where %s, nothing that it planned goes out, its links to drafts open nothing, and the calendar says why',
  async (_, leave) => {
    const hers = await somebody('publisher')
    const [branch, begun] = [await draftOf(hers), await draftOf(hers)]
    await plan(branch, hers, 2)
    const address = await linkTo(branch, hers)
    const link = cookiesOf(await site.ask(address))
    const page = decodeURIComponent((await site.ask(address)).headers.get('location') ?? '')
    expect((await ask<InHand>(`/api/people/in-hand?email=${hers.email}`)).body).toMatchObject({
      plans: [{ from: inHours(2).toISOString(), isPublic: false }],
      links: [{ label: 'Dr Hartwell' }],
      drafts: expect.arrayContaining([expect.any(String), expect.any(String)]),
      comments: 0,
    })
    expect(await opened(address)).toBe(303)
    await leave(hers.email)
    expect(await standing(branch)).toMatchObject({ state: 'stopped', reason: 'planner' })
    const before = site.garden.git('rev-parse', 'main')
    await lookAt(2)
    expect(site.garden.git('rev-parse', 'main')).toBe(before)
    // Neither the address nor a browser that followed it while it was good.
    expect(await opened(address)).toBe(404)
    expect((await site.ask(page, { headers: { cookie: link } })).status).toBe(404)
    // The drafts are there, and a colleague plans one anew.
    expect((await site.branches.find(begun)).ref).toBeDefined()
    await plan(branch, { cookie: owner } as Somebody, 3)
    await lookAt(3)
    expect(newest()).toMatch(/^Ada Hart\|Publish/)
  },
)

test.each(LEAVES)('where %s, what goes to a colleague goes out in their name, and the links go on', async (_, leave) => {
  const [hers, his] = [await somebody('publisher'), await somebody('publisher')]
  const branch = await draftOf(hers)
  await plan(branch, hers, 2)
  const address = await linkTo(branch, hers)
  await leave(hers.email, his.email)
  expect(await standing(branch)).toMatchObject({ state: 'waiting', by: his.name })
  expect(await opened(address)).toBe(303)
  await lookAt(2)
  expect(newest()).toMatch(new RegExp(`^${his.name}\\|Publish`))
  expect((await site.accounts.log.page(0)).events.map(({ action, email }) => `${action} ${email}`)).toContain(`took-over ${his.email}`)
  // Once he has left, too, nobody has the link.
  await leave(his.email)
  expect(await opened(address)).toBe(404)
})

test('whoever can’t take what somebody has in hand is refused, and nothing is changed', async () => {
  const [hers, editor, gone] = [await somebody('publisher'), await somebody('editor'), await somebody('publisher')]
  const branch = await draftOf(hers)
  await plan(branch, hers, 2)
  const address = await linkTo(branch, hers)
  await post('end', { email: gone.email })
  for (const to of [editor.email, gone.email, hers.email, 'nobody@clinic.example']) {
    for (const [path, more] of [
      ['end', {}],
      ['role', as('reviewer')],
    ] as const)
      expect((await post(path, { email: hers.email, to, ...more })).status, `${path} ${to}`).toBe(409)
    await expect(editors('remove', hers.email, '--to', to), to).rejects.toThrow(/Nothing was changed/)
  }
  expect([await opened(address), (await standing(branch))?.state]).toEqual([303, 'waiting'])
  expect(await site.accounts.may(hers.email, 'releases.publish')).toBe(true)
  await post('end', { email: hers.email })
})

test('an invitation to test ends with whoever made it, also where the rest goes to a colleague: nobody answers for the tester', async () => {
  const [hers, his] = [await somebody('publisher'), await somebody('publisher')]
  const branch = await draftOf(hers)
  const reading = await linkTo(branch, hers)
  const body = { branch, label: 'Bob', days: 7, isFrozen: false, isTester: true }
  const [testing] = (await ask<ReviewLink[]>('/api/reviews/links', body, hers.cookie)).body
  await post('end', { email: hers.email, to: his.email })
  expect([await opened(reading), await opened(testing?.address ?? '')]).toEqual([303, 404])
})

test('a role that still may publish, and a new name, change nothing of what somebody has in hand', async () => {
  const hers = await somebody('owner')
  const branch = await draftOf(hers)
  await plan(branch, hers, 2)
  const address = await linkTo(branch, hers)
  await ask('/api/editors/name', { name: 'Somebody Else' }, hers.cookie)
  await post('role', { email: hers.email, ...as('publisher') })
  expect([await opened(address), (await standing(branch))?.state]).toEqual([303, 'waiting'])
  await lookAt(2)
  expect(newest()).toContain('|Publish')
})

test('a plan whose planner has left since is stopped at its time, also where nobody stopped it before', async () => {
  const hers = await somebody('publisher')
  const branch = await draftOf(hers)
  await plan(branch, hers, 2)
  await site.accounts.remove(hers.email)
  expect(await standing(branch)).toMatchObject({ state: 'waiting' })
  const before = site.garden.git('rev-parse', 'main')
  await lookAt(2)
  expect([site.garden.git('rev-parse', 'main'), (await standing(branch))?.reason]).toEqual([before, 'planner'])
})

test('what is public until a time ends at it, in the name of the site where whoever planned it has left', async () => {
  const hers = await somebody('publisher')
  const branch = await draftOf(hers)
  await plan(branch, hers, 2, 4)
  await lookAt(2)
  expect(newest()).toContain(`${hers.name}|Publish`)
  expect((await ask<InHand>(`/api/people/in-hand?email=${hers.email}`)).body.plans).toMatchObject([{ isPublic: true }])
  await post('end', { email: hers.email })
  await lookAt(4)
  expect(newest()).toMatch(/^Content service\|Take back/)
  expect(await standing(branch)).toMatchObject({ state: 'ended' })
})

test('whoever is gone is no clinician when somebody comes with the same address, and gets no letter that waited', async () => {
  const hers = await somebody('reviewer')
  const demands = { tester: false, translator: false, clinician: false }
  await site.stores.reviews.demands.write({ demands, clinicians: [hers.email, 'other@clinic.example'] })
  const comment = {
    ...{ draft: 'd', branch: 'b', called: 'B', path: PATH, field: '', language: 'en' as const, said: '', beside: [] },
    ...{ author: { kind: 'tester' as const, id: 'T', name: 'T' }, text: '@', at: new Date() },
  }
  await site.stores.reviews.comments.add(comment, [hers.email, 'other@clinic.example'])
  await post('end', { email: hers.email })
  expect((await site.stores.reviews.demands.read()).clinicians).toEqual(['other@clinic.example'])
  expect((await site.stores.reviews.mentions.due(new Date(Date.now() + 1000), 9)).map(({ email }) => email)).toEqual([
    'other@clinic.example',
  ])
})

test.skipIf(ON_POSTGRES)('a link of a version that kept names alone opens while somebody of that name may make one', async () => {
  const hers = await somebody('editor')
  const branch = await draftOf(hers)
  const [link] = (await ask<ReviewLink[]>('/api/reviews/links', { branch, label: '', days: 7, isFrozen: false }, hers.cookie)).body
  const kept = link && (await site.stores.reviews.links.find(link.number))
  if (!kept) throw new Error('No link was made.')
  const { email: _, number: __, ...older } = kept
  const number = await site.stores.reviews.links.make(older)
  expect((await site.stores.reviews.links.find(number))?.endedAt).toBeUndefined()
  await post('end', { email: hers.email })
  expect((await site.stores.reviews.links.find(number))?.endedAt).toBeDefined()
  // For good, also where somebody takes the name.
  await site.accounts.add({ name: hers.name, email: 'namesake@clinic.example' }, PASSWORD, as('owner'))
  expect((await site.stores.reviews.links.find(number))?.endedAt).toBeDefined()
})
