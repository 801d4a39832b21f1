import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localOf } from '../../src/content/clinic/clinic-time.ts'
import { startStaffPostman } from '../../src/features/enquiries/server/mail/staff-postman.ts'
import { openSmtp } from '../../src/features/enquiries/server/mail/transport.ts'
import { type DryRun, obstacles, toAccept } from '../../src/features/releases/rules/dry-run.ts'
import { CANCEL, MOVE, PLANNED, type Planned } from '../../src/features/releases/rules/planned.ts'
import { createSchedule } from '../../src/features/releases/server/schedule.ts'
import { reportOn } from '../../src/features/report/server/routes.ts'
import { createSignOff } from '../../src/features/reviews/server/routes.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { until } from './garden.ts'
import { mailServer } from './mail-server.ts'
import { asked, ben, question } from './questions.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const PATH = 'content/faq/fillers-cost.json'
const HOUR_MS = 60 * 60_000
const START = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
/** A moment so many hours from now, and how the clinics' clocks show it. */
const inHours = (hours: number) => new Date(START + hours * HOUR_MS)
const local = (hours: number) => localOf(inHours(hours))

let site: Site
let [owner, editor] = ['', '']
let clock = inHours(0)
let schedule: ReturnType<typeof createSchedule>
let count = 0

beforeAll(async () => {
  site = await build()
  owner = await site.signIn()
  await site.accounts.add({ name: 'Eve Low', email: 'eve@clinic.example' }, PASSWORD, { role: 'editor', languages: [], enquiries: false })
  editor = await site.signIn('eve@clinic.example')
  const { planned, releasing } = site.stores
  const mayPublish = (email: string) => site.accounts.may(email, 'releases.publish')
  schedule = createSchedule({
    branches: site.branches,
    report: reportOn,
    ...createSignOff(site.branches, site.stores.reviews),
    planned,
    alone: releasing,
    mayPublish,
    origin: () => ORIGIN,
    now: () => clock,
  })
})
beforeEach(async () => {
  clock = inHours(0)
  await letters()
})
afterAll(() => site.close())

async function ask<Body>(path: string, body?: object, cookie = owner) {
  const response = await site.ask(path, { headers: { cookie }, body })
  return { status: response.status, body: (await response.json()) as Body & { message?: string } }
}
const listed = async () => (await ask<Planned[]>(PLANNED)).body
const standing = async (branch: string) => (await listed()).findLast((one) => one.branch === branch)
const head = () => site.garden.git('rev-parse', 'main')
const commitsOf = (name: string) => site.garden.git('log', '--format=%an|%s', '--fixed-strings', `--grep=“${name}”`, 'main')
const there = async () => JSON.parse(await site.garden.text(PATH))

/** The letters that wait, once each. */
async function letters() {
  const waiting = await site.stores.staffLetters.due(new Date(), 100)
  for (const { id } of waiting) await site.stores.staffLetters.sent(id, new Date())
  return waiting.map(({ to, subject, text, language }) => ({ to, subject, text, language }))
}

/** Begins a draft that changes the question, by an editor. */
async function draftOf(change: object, path = PATH) {
  count += 1
  const name = `Planned ${count}`
  const { body } = await ask<{ branch: string }>('/api/drafts', { name }, editor)
  const document = path === PATH ? { ...(await there()), ...change } : change
  commitTo(site.garden.dir, body.branch, { [path]: JSON.stringify(document, null, 2) })
  return { name, branch: body.branch }
}

/** Gives a draft a time as the dialog does. */
async function plan(branch: string, from: string, end?: string, more: object = {}) {
  const dryRun = (await ask<DryRun>('/api/drafts/plan', { branch, choices: {} })).body
  const shown = { tip: dryRun.tip, looked: dryRun.findings.map(({ key }) => key), accepted: toAccept(dryRun, true) }
  return ask<{ number: number }>(PLANNED, { ...shown, branch, choices: {}, from, until: end, ...more })
}
async function lookAt(hours: number) {
  clock = inHours(hours)
  return schedule.look()
}
async function colleague(change: object) {
  const { errors } = await site.store.put(ben, new Map([[PATH, JSON.stringify({ ...(await there()), ...change }, null, 2)]]))
  expect(errors).toBeNull()
}

test('a draft goes out at its time, not before, once, and in the name of whoever planned it', async () => {
  const { branch, name } = await draftOf({ answer: 'At a time.' })
  expect((await plan(branch, local(2))).status).toBe(200)
  expect(await standing(branch)).toMatchObject({
    name,
    state: 'waiting',
    from: inHours(2).toISOString(),
    by: 'Ada Hart',
    hasChanged: false,
  })
  const before = head()
  await lookAt(1.99)
  expect(head()).toBe(before)
  await lookAt(2)
  expect(commitsOf(name).split('\n')[0]).toBe(`Ada Hart|Publish “${name}”`)
  expect((await there()).answer).toBe('At a time.')
  expect(await asked(site.store, 'fillers-cost.json')).toBe((await there()).question)
  const after = head()
  await lookAt(3)
  expect(head()).toBe(after)
  const now = await standing(branch)
  expect(now).toMatchObject({ state: 'public' })
  expect(site.garden.git('log', '-1', '--format=%B', 'main')).toContain(`Release: ${now?.release}`)
  expect(await letters()).toEqual([])
})

/** Publishes a draft now, as the dialog does. */
async function publishNow(branch: string, more: object = {}) {
  const { tip, findings } = (await ask<DryRun>('/api/drafts/plan', { branch, choices: {} })).body
  const body = { branch, tip, choices: {}, looked: findings.map(({ key }) => key), ...more }
  return ask<{ release: string; planned?: object }>('/api/drafts/publish', body)
}

test.each([
  ['keep', 'ended', 'Standing.'],
  ['drop', 'public', 'Early.'],
] as const)('a draft that has a plan and goes out before says what becomes of its end: %s', async (end, state, text) => {
  await colleague({ answer: 'Standing.' })
  const { branch } = await draftOf({ answer: 'Early.' })
  await plan(branch, local(3), local(6))
  const times = { from: inHours(3).toISOString(), until: inHours(6).toISOString() }
  expect((await ask<DryRun>('/api/drafts/plan', { branch, choices: {} })).body).toMatchObject({ planned: times })
  const before = head()
  const unasked = await publishNow(branch)
  expect(unasked).toMatchObject({ status: 409, body: { planned: times } })
  expect(unasked.body.message).toMatch(/^Nothing was published: it is planned from .* until .*, London time\. Choose/)
  expect([head(), await standing(branch)]).toMatchObject([before, { state: 'waiting', ...times }])
  const { status, body } = await publishNow(branch, { end })
  expect(status).toBe(200)
  const now = await standing(branch)
  expect(now).toMatchObject({ state: 'public', release: body.release, ...(end === 'keep' && { until: times.until }) })
  expect([now?.until !== undefined, Date.parse(now?.from ?? '') < inHours(3).getTime()]).toEqual([end === 'keep', true])
  await lookAt(3)
  expect(await standing(branch)).toMatchObject({ state: 'public' })
  expect((await there()).answer).toBe('Early.')
  await lookAt(6)
  expect(await standing(branch)).toMatchObject({ state })
  expect((await there()).answer).toBe(text)
  expect(await letters()).toEqual([])
})

test('a plan without an end is done with once its draft goes out before, and is not told as one that did not go out', async () => {
  const { branch } = await draftOf({ answer: 'Early, for good.' })
  await plan(branch, local(3))
  const { status, body } = await publishNow(branch)
  expect(status).toBe(200)
  await lookAt(4)
  expect(await standing(branch)).toMatchObject({ state: 'public', release: body.release })
  expect(await letters()).toEqual([])
})

test('where publishing before its time is refused, the plan stays as it is', async () => {
  const { branch } = await draftOf({ answer: 'Kept plan.' })
  await plan(branch, local(3), local(6))
  for (const end of ['keep', 'drop'])
    expect((await publishNow(branch, { end, tip: 'another' })).body.message).toContain('changed the draft since')
  expect(await standing(branch)).toMatchObject({ state: 'waiting', until: inHours(6).toISOString() })
  await ask(CANCEL, { number: (await standing(branch))?.number })
})

test('a release that somebody takes back before its end is shown as ended', async () => {
  const { branch } = await draftOf({ answer: 'Taken back early.' })
  await plan(branch, local(3), local(6))
  const { body } = await publishNow(branch, { end: 'keep' })
  await ask('/api/releases/take-back', { id: body.release })
  const now = await standing(branch)
  expect(now?.state).toBe('ended')
  expect(Date.parse(now?.until ?? '')).toBeLessThan(inHours(3).getTime())
})

test('what an owner wants seen first may be seen until its time; where it was not by then, nothing goes out and the letter says why', async () => {
  const demand = (tester: boolean) =>
    ask('/api/reviews/demands', { demands: { tester, translator: false, clinician: false }, clinicians: [] })
  const { branch, name } = await draftOf({ answer: 'Seen by nobody.' })
  await demand(true)
  expect((await plan(branch, local(2))).status).toBe(200)
  await lookAt(2)
  expect(commitsOf(name)).toBe('')
  expect(await standing(branch)).toMatchObject({ state: 'stopped', reason: 'missing' })
  expect((await letters()).map(({ text }) => text).join()).toContain('It had not been seen by all who have to.')
  await demand(false)
  expect((await plan(branch, local(4))).status).toBe(200)
  await lookAt(4)
  expect(commitsOf(name)).toContain(`Publish “${name}”`)
})

test('what has an end says again what it said before; what others changed since stays, and is told by letter', async () => {
  await colleague({ question: 'Before?', answer: 'Before.' })
  const { branch, name } = await draftOf({ question: 'Offer?', answer: 'Offer.' })
  await plan(branch, local(2), local(5), { language: 'zh-CN' })
  await lookAt(2)
  expect(await there()).toMatchObject({ question: 'Offer?', answer: 'Offer.' })
  await lookAt(4)
  expect(await there()).toMatchObject({ question: 'Offer?' })
  await colleague({ answer: 'Written since.' })
  await lookAt(5)
  expect(await there()).toMatchObject({ question: 'Before?', answer: 'Written since.' })
  expect(commitsOf(name).split('\n')).toEqual([`Ada Hart|Take back “${name}”`, `Ada Hart|Publish “${name}”`])
  expect(await standing(branch)).toMatchObject({ state: 'ended', reason: 'left' })
  const told = await letters()
  expect(told.map(({ to, language }) => [to, language]).sort()).toEqual([
    ['ada@clinic.example', 'zh-CN'],
    ['eve@clinic.example', 'zh-CN'],
  ])
  const after = head()
  await lookAt(6)
  expect(head()).toBe(after)
})

test('a picture stays while a planned draft shows it, and while the end of a release brings back what does', async () => {
  const [shown, other] = ['planned-rose.webp', 'planned, moss.webp']
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  await site.store.put(ben, new Map([shown, other].map((name) => [`public/media/${name}`, bytes])))
  const remove = async (path: string) => {
    const cookie = `${owner}; x-branch=main`
    const response = await site.ask(`/api/media?${new URLSearchParams({ path })}`, { method: 'DELETE', headers: { cookie } })
    return [response.status, await response.text()] as const
  }
  await colleague({ answer: `See ![it](/media/${shown}).` })
  const { branch, name } = await draftOf({ answer: 'See ![it](/media/planned%2C%20moss.webp).' })
  expect(await plan(branch, local(2), local(5))).toMatchObject({ status: 200 })
  expect(await remove(other)).toEqual([409, expect.stringContaining(`the draft “${name}”`)])
  await lookAt(2)
  expect((await there()).answer).toContain('moss')
  expect(await remove(shown)).toEqual([409, expect.stringContaining(`once the release “${name}” has ended`)])
  await lookAt(5)
  expect((await there()).answer).toContain('rose')
  await colleague({ answer: 'See nothing.' })
  expect((await remove(shown))[0]).toBe(204)
})

test('a draft that was changed since, or is gone, does not go out; its people get one letter, and the calendar says why', async () => {
  const { branch, name } = await draftOf({ answer: 'Seen.' })
  await plan(branch, local(2))
  commitTo(site.garden.dir, branch, { [PATH]: edit<{ answer: string }>((one) => Object.assign(one, { answer: 'Not seen.' })) })
  expect(await standing(branch)).toMatchObject({ state: 'waiting', hasChanged: true })
  const gone = await draftOf({ answer: 'Gone.' })
  await plan(gone.branch, local(2))
  await ask('/api/drafts/removal', { branch: gone.branch })
  const before = head()
  await lookAt(2)
  await lookAt(3)
  expect(head()).toBe(before)
  expect(await standing(branch)).toMatchObject({ state: 'stopped', reason: 'moved' })
  expect(await standing(gone.branch)).toMatchObject({ state: 'stopped', reason: 'gone' })
  const told = await letters()
  expect(
    told
      .filter(({ subject }) => subject === `“${name}” did not go out`)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['ada@clinic.example', 'eve@clinic.example'])
  expect(told.every(({ text }) => text.includes(`${ORIGIN}/admin/`))).toBe(true)
})

test('the same text changed on the site meanwhile, and a new error of the report, stop it', async () => {
  const clash = await draftOf({ question: 'By the draft?' })
  await plan(clash.branch, local(2))
  await colleague({ question: 'By the site?' })
  const fault = await draftOf({ answer: 'See [the page](xref:/page/for-a-while).' })
  const page = JSON.parse(await site.garden.text('content/page/about.json'))
  const put = (text: string | null) => site.store.put(ben, new Map([['content/page/for-a-while.json', text]]))
  await put(JSON.stringify({ ...page, slug: 'for-a-while', title: 'For a while' }, null, 2))
  expect((await plan(fault.branch, local(2))).status).toBe(200)
  await put(null)
  const before = head()
  await lookAt(2)
  expect(head()).toBe(before)
  expect(await standing(clash.branch)).toMatchObject({ state: 'stopped', reason: 'open' })
  expect(await standing(fault.branch)).toMatchObject({ state: 'stopped', reason: 'errors' })
  expect(new Set((await letters()).map(({ subject }) => subject))).toEqual(
    new Set([`“${clash.name}” did not go out`, `“${fault.name}” did not go out`]),
  )
  expect((await plan(clash.branch, local(4))).body.message).toContain('Choose which stands')
})

test('missed times are caught up once, in their order; what would have ended meanwhile stays a draft', async () => {
  const [second, first] = [await draftOf({ answer: 'Second.' }), await draftOf(question('First?'), 'content/faq/first.json')]
  await plan(second.branch, local(3))
  await plan(first.branch, local(2))
  const over = await draftOf(question('Over?'), 'content/faq/over.json')
  await plan(over.branch, local(2), local(4))
  await Promise.all([lookAt(30), lookAt(30)])
  await lookAt(31)
  expect(site.garden.git('log', '-2', '--format=%s', 'main').split('\n')).toEqual([`Publish “${second.name}”`, `Publish “${first.name}”`])
  expect(commitsOf(over.name)).toBe('')
  expect(await standing(over.branch)).toMatchObject({ state: 'stopped', reason: 'over' })
})

test('a release that was made before the note of it is not made again, nor taken back twice', async () => {
  const { branch, name } = await draftOf({ answer: 'Made before.' })
  await plan(branch, local(2), local(4))
  const kept = (await site.stores.planned.due(inHours(2))).find((one) => one.branch === branch)
  if (!kept) throw new Error('It is not due.')
  for (const hours of [2, 4]) {
    await lookAt(hours)
    // As if the process had been killed between the commit and its note.
    const { planned } = site.stores
    const now = await planned.find(kept.number)
    if (now) await planned.settle(now, { state: hours === 2 ? 'waiting' : 'public' })
    await lookAt(hours === 2 ? 3 : 5)
  }
  expect(commitsOf(name).split('\n')).toEqual([`Ada Hart|Take back “${name}”`, `Ada Hart|Publish “${name}”`])
  expect(await standing(branch)).toMatchObject({ state: 'ended' })
})

test('what went out before a crash and has ended meanwhile is taken back in one look, before what is due after it goes out', async () => {
  const first = await draftOf({ answer: 'For a while.' })
  await plan(first.branch, local(2), local(4))
  await lookAt(2)
  const { planned } = site.stores
  const [kept] = (await planned.list(inHours(1))).filter((one) => one.branch === first.branch)
  if (!kept) throw new Error('It is not kept.')
  await planned.settle(kept, { state: 'waiting' })
  // Begun while the first was to be seen, in another document.
  const second = await draftOf(question('After it?'), 'content/faq/after-it.json')
  await plan(second.branch, local(5))
  await lookAt(6)
  expect(site.garden.git('log', '-2', '--format=%s', 'main').split('\n')).toEqual([`Publish “${second.name}”`, `Take back “${first.name}”`])
  expect(await standing(first.branch)).toMatchObject({ state: 'ended' })
  expect(await standing(second.branch)).toMatchObject({ state: 'public' })
})

test.each([
  ['together', 8, 8],
  ['one within the other while the site was off', 8, 6],
])('offers that end %s leave what was there before them', async (_, firstEnd, secondEnd) => {
  const { question } = await there()
  const first = await draftOf({ question: 'First offer?' })
  await plan(first.branch, local(2), local(firstEnd))
  await lookAt(2)
  const second = await draftOf({ question: 'Second offer?' })
  await plan(second.branch, local(3), local(secondEnd))
  await lookAt(3)
  expect((await there()).question).toBe('Second offer?')
  await lookAt(9)
  expect((await there()).question).toBe(question)
  expect(site.garden.git('log', '-2', '--format=%s', 'main').split('\n')).toEqual([
    `Take back “${first.name}”`,
    `Take back “${second.name}”`,
  ])
})

test('a letter waits for the mail server, and reaches each of its people once', async () => {
  const { branch } = await draftOf({ answer: 'For a letter.' })
  await plan(branch, local(2))
  commitTo(site.garden.dir, branch, { [PATH]: edit<{ answer: string }>((one) => Object.assign(one, { answer: 'Changed.' })) })
  await lookAt(2)
  const mail = await mailServer()
  const mailer = openSmtp(mail.url(), 'Clinic <bookings@clinic.example>')
  const postman = startStaffPostman({ outbox: site.stores.staffLetters, send: mailer.send, roundMs: 20 })
  await until(() => mail.delivered.length >= 2, 'two letters')
  await postman.stop()
  expect(mail.delivered.map(({ to }) => to.join()).sort()).toEqual(['ada@clinic.example', 'eve@clinic.example'])
  expect(mail.delivered[0]?.text).toContain('The draft was changed after it was given this time.')
  expect(mail.delivered[0]?.text).toContain('London time')
  expect(await letters()).toEqual([])
  mailer.close()
  await mail.close()
})

test('what cannot be saved is tried again until it can, and told once', async () => {
  const { branch, name } = await draftOf({ answer: 'In the end.' })
  await plan(branch, local(2))
  const { planned, releasing } = site.stores
  let isAway = true
  const away = async () => ({ data: null, errors: [{ message: 'Nothing was saved: the disk is full.' }] })
  const main = new Proxy(site.branches.main, {
    get: (store, name) => (name === 'release' && isAway ? away : Reflect.get(store, name)),
  })
  const branches = { ...site.branches, main }
  const limping = createSchedule({
    mayPublish: async () => true,
    branches,
    report: reportOn,
    planned,
    alone: releasing,
    origin: () => ORIGIN,
    now: () => inHours(2),
  })
  expect([await limping.look(), await limping.look()]).toEqual([false, false])
  expect(await standing(branch)).toMatchObject({ state: 'waiting', reason: 'failed', detail: 'Nothing was saved: the disk is full.' })
  expect((await letters()).map(({ subject }) => subject)).toEqual(Array(2).fill(`“${name}” could not go out yet`))
  isAway = false
  expect(await limping.look()).toBe(true)
  expect(await standing(branch)).toMatchObject({ state: 'public' })
  expect((await standing(branch))?.reason).toBeUndefined()
  expect(await letters()).toEqual([])
})

test('a time is moved and cancelled until it has come, by those who publish; a draft has one', async () => {
  const { branch, name } = await draftOf({ answer: 'Moved in time.' })
  const { number } = (await plan(branch, local(2))).body
  expect((await plan(branch, local(3))).body.message).toContain('has a time already')
  expect((await ask(MOVE, { number, from: local(4), until: local(6) }, editor)).status).toBe(403)
  expect((await ask(MOVE, { number, from: local(4), until: local(6) })).status).toBe(200)
  await lookAt(3)
  expect(commitsOf(name)).toBe('')
  await lookAt(4)
  expect(await standing(branch)).toMatchObject({ state: 'public', until: inHours(6).toISOString() })
  expect((await ask(MOVE, { number, from: local(4) })).status).toBe(200)
  await lookAt(7)
  expect((await there()).answer).toBe('Moved in time.')
  expect((await standing(branch))?.until).toBeUndefined()
  expect((await ask(CANCEL, { number })).status).toBe(404)

  const other = await draftOf({ answer: 'Never.' })
  const { number: cancelled } = (await plan(other.branch, local(2))).body
  expect((await ask(CANCEL, { number: cancelled }, editor)).status).toBe(403)
  expect((await ask(CANCEL, { number: cancelled })).status).toBe(200)
  await lookAt(3)
  expect(commitsOf(other.name)).toBe('')
  expect(await standing(other.branch)).toBeUndefined()
  expect((await plan(other.branch, local(2))).status).toBe(200)
})

test('a time that has passed, that no clock shows, or that ends before it begins is refused', async () => {
  const { branch } = await draftOf({ answer: 'No time.' })
  const year = new Date().getFullYear() + 1
  const lastSunday = 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay()
  for (const [from, end, why] of [
    [local(-2), undefined, 'passed already'],
    [local(4), local(3), 'begin before it ends'],
    [`${year}-03-${lastSunday}T01:30`, undefined, 'never show'],
    [`${year}-02-30T09:00`, undefined, 'never show'],
    [`${year}-10-${31 - new Date(Date.UTC(year, 9, 31)).getUTCDay()}T01:30`, undefined, 'from which it is to be public comes twice'],
    [local(2), 'soon', 'never show'],
    [`${year + 3}-01-01T09:00`, undefined, 'two years'],
  ] as const)
    expect((await plan(branch, from, end)).body.message).toContain(why)
  expect(await standing(branch)).toBeUndefined()
})

test('whoever plans a draft is told which others wait for a time, in their order', async () => {
  const [later, sooner, own] = [await draftOf({ answer: 'A.' }), await draftOf({ category: 'b' }), await draftOf({ page: '/about' })]
  await plan(later.branch, local(50))
  await plan(sooner.branch, local(49))
  const others = async () => (await ask<DryRun>('/api/drafts/plan', { branch: own.branch, choices: {} })).body.others
  const named = (await others())?.filter(({ name }) => [later.name, sooner.name, own.name].includes(name))
  expect(named).toEqual([
    { name: sooner.name, from: inHours(49).toISOString() },
    { name: later.name, from: inHours(50).toISOString() },
  ])
  await plan(own.branch, local(49))
  expect((await others())?.map(({ name }) => name)).not.toContain(own.name)
})

/** Begins a draft with a page of its own. */
async function pageDraft(slug: string) {
  const about = JSON.parse(await site.garden.text('content/page/about.json'))
  return draftOf({ ...about, slug, title: `Page ${slug}` }, `content/page/${slug}.json`)
}
const shownOf = async (branch: string) => (await ask<DryRun>('/api/drafts/plan', { branch, choices: {} })).body
const errorsOf = async (branch: string) => (await shownOf(branch)).findings.filter(({ level }) => level === 'error')

test('a draft that links to a page of another planned draft may go out with it or after it; before that, the other is named', async () => {
  await lookAt(59)
  clock = inHours(0)
  const offer = await pageDraft('planned-offer')
  const linking = 'content/faq/planned-link.json'
  const link = await draftOf({ ...question('Offer?'), answer: 'See [the offer](xref:/page/planned-offer).' }, linking)
  expect((await errorsOf(link.branch)).map(({ comesWith }) => comesWith)).toEqual([undefined])
  expect((await plan(link.branch, local(61))).body.message).toContain('finds new errors')
  expect((await plan(offer.branch, local(60))).status).toBe(200)
  const comesWith = { name: offer.name, from: inHours(60).toISOString() }
  expect(await errorsOf(link.branch)).toMatchObject([{ document: linking, comesWith }])
  const when = inHours(60).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' })
  const early = await plan(link.branch, local(59.5))
  expect([early.status, early.body.message]).toEqual([
    409,
    `Nothing was planned: it needs the draft “${offer.name}”, which goes out on ${when}, London time. Plan it for then or later.`,
  ])
  expect((await publishNow(link.branch)).body.message).toContain('finds new errors')
  // The dialog of it counts the error for the times before alone.
  const shown = await shownOf(link.branch)
  const counted = [undefined, 59.5, 60, 61].map(
    (hours) => obstacles(shown, {}, [], hours === undefined ? undefined : inHours(hours)).errors,
  )
  expect(counted).toEqual([1, 1, 0, 0])
  expect((await plan(link.branch, local(60))).status).toBe(200)
  const { number } = (await standing(link.branch)) ?? {}
  expect(await ask(MOVE, { number, from: local(59.5) })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`Nothing was moved: it needs the draft “${offer.name}”`) },
  })
  for (const hours of [61, 60]) expect((await ask(MOVE, { number, from: local(hours) })).status).toBe(200)
  await lookAt(60)
  expect(site.garden.git('log', '-2', '--format=%an|%s', 'main').split('\n')).toEqual([
    `Ada Hart|Publish “${link.name}”`,
    `Ada Hart|Publish “${offer.name}”`,
  ])
})

test('of a page that goes with a planned draft, a draft that links to it may go out before that, and not after', async () => {
  const page = await pageDraft('planned-farewell')
  await plan(page.branch, local(62))
  await lookAt(62)
  clock = inHours(0)
  const name = 'Without the farewell'
  const { branch } = (await ask<{ branch: string }>('/api/drafts', { name }, editor)).body
  commitTo(site.garden.dir, branch, { 'content/page/planned-farewell.json': null })
  const farewell = { ...question('Farewell?'), answer: 'See [the farewell](xref:/page/planned-farewell).' }
  const link = await draftOf(farewell, 'content/faq/farewell.json')
  expect((await plan(branch, local(70))).status).toBe(200)
  expect(await errorsOf(link.branch)).toEqual([])
  const late = await plan(link.branch, local(71))
  expect(late.body.message).toMatch(
    new RegExp(`^Nothing was planned: after “.*${name}.*” has gone out, the content report finds new errors`),
  )
  expect((await plan(link.branch, local(69))).status).toBe(200)
})
