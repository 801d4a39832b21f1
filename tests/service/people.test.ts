import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Colleague, People } from '../../src/features/accounts/rules/people.ts'
import { steadyClock } from '../../src/server/http/steady-clock.ts'
import { codeNow } from '../fixtures/app-codes.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, type Site } from './site.ts'

const ADA = 'ada@clinic.example'
const WORDS = 'four words by chance'
const EDITOR = { role: 'editor', languages: [], enquiries: false }
const TRANSLATOR = { role: 'translator', languages: ['ar'], enquiries: false }
let site: Site
let owner: string

beforeAll(async () => {
  site = await build()
  owner = await site.signIn()
})
afterAll(() => site.close())

const post = (path: string, body: object, cookie = owner) => site.ask(`/api/people/${path}`, { headers: { cookie }, body })
const people = async () => (await site.ask('/api/people', { headers: { cookie: owner } })).json() as Promise<People>
const colleague = async (email: string): Promise<Colleague | undefined> => (await people()).colleagues.find((one) => one.email === email)
const link = (path: string, body: object) => site.ask(`/api/editors/${path}`, { body })
const told = async (count = 1) =>
  (await site.accounts.log.page(0)).events.slice(0, count).map(({ action, email, doneBy }) => [action, email, doneBy].join(' ').trim())
const userOf = async (cookie: string) =>
  ((await (await site.ask('/api/editors/get-session', { headers: { cookie } })).json()) as { user: { email: string } } | null)?.user

async function invite(email: string, standing: object = EDITOR) {
  const answer = await post('invite', { email, ...standing })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { token: string }).token
}
async function join(email: string, standing: object = EDITOR) {
  const token = await invite(email, standing)
  expect((await link('link/use', { token, name: email.split('@')[0], password: WORDS })).status).toBe(200)
  return site.signIn(email, WORDS)
}

test('an owner invites somebody by a link, who chooses name and password and has the role that was given', async () => {
  const token = await invite(' Bea@Clinic.example ', TRANSLATOR)
  expect(await told()).toEqual([`invited bea@clinic.example ${ADA}`])
  expect((await people()).links).toMatchObject([{ kind: 'invitation', email: 'bea@clinic.example', by: ADA, standing: TRANSLATOR }])
  const looked = await link('link', { token })
  expect(await looked.json()).toEqual({ kind: 'invitation', email: 'bea@clinic.example' })
  for (const [typed, reason] of [
    [{ name: '', password: WORDS }, 'name'],
    [{ name: 'Bea <b>', password: WORDS }, 'name'],
    [{ name: 'Bea', password: 'short' }, 'weak'],
    [{ name: 'Bea', password: 'bea clinic bea' }, 'weak'],
  ] as const) {
    const answer = await link('link/use', { token, ...typed })
    expect([answer.status, await answer.json()], typed.password).toMatchObject([400, { reason }])
  }
  expect((await link('link/use', { token, name: 'Bea Lin', password: WORDS, email: ADA, role: 'owner' })).status).toBe(200)
  expect(await told()).toEqual([`joined bea@clinic.example ${ADA}`])
  expect(await colleague('bea@clinic.example')).toEqual({
    name: 'Bea Lin',
    email: 'bea@clinic.example',
    ...TRANSLATOR,
    hasSecondFactor: false,
    isYou: false,
  })
  expect((await people()).links).toEqual([])
  expect(await userOf(await site.signIn('bea@clinic.example', WORDS))).toMatchObject({ name: 'Bea Lin' })
  expect(await colleague('bea@clinic.example')).toMatchObject({ lastSignIn: expect.any(String) })
})

test('a link is used once, also by two at once; one that is replaced, withdrawn or made up opens nothing', async () => {
  const first = await invite('cy@clinic.example')
  const second = await invite('cy@clinic.example')
  expect((await link('link', { token: first })).status).toBe(404)
  const typed = { token: second, name: 'Cy', password: WORDS }
  const both = await Promise.all([link('link/use', typed), link('link/use', typed)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await link('link/use', typed)).status).toBe(404)
  const withdrawn = await invite('cleo@clinic.example')
  await post('withdraw', { email: 'cleo@clinic.example' })
  expect(await told()).toEqual([`invitation-withdrawn cleo@clinic.example ${ADA}`])
  for (const token of [withdrawn, '', 'x'.repeat(43), '%', null])
    expect((await link('link/use', { ...typed, token })).status, String(token)).toBe(404)
  expect(await site.accounts.find('cleo@clinic.example')).toBeUndefined()
})

test('an invitation ends after seven days, and the database holds none that opens anything', async () => {
  const { token, until } = (await (await post('invite', { email: 'dan@clinic.example', ...EDITOR })).json()) as {
    token: string
    until: string
  }
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(7 * 86_400_000 - 60_000)
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(7 * 86_400_000)
  expect(JSON.stringify(await site.accounts.links.open())).not.toContain(token)
  const real = Date.now
  Date.now = () => real() - 8 * 86_400_000
  steadyClock.begin()
  const old = await site.accounts.links
    .make({ kind: 'invitation', email: 'old@clinic.example', by: ADA, standing: { ...EDITOR, role: 'editor', languages: [] } })
    .finally(() => {
      Date.now = real
      steadyClock.begin()
    })
  expect((await link('link', { token: old.token })).status).toBe(404)
  expect((await people()).links.map((one) => 'email' in one && one.email)).toEqual(['dan@clinic.example'])
})

test('who is there already, no address, or a translator without languages is not invited', async () => {
  for (const [body, status, reason] of [
    [{ email: ADA, ...EDITOR }, 409, 'there-already'],
    [{ email: 'nobody', ...EDITOR }, 400, 'no-email'],
    [{ email: 'a@b.example', ...EDITOR, role: 'king' }, 400, 'no-email'],
    [{ email: 'a@b.example', ...TRANSLATOR, languages: [] }, 400, 'no-languages'],
  ] as const) {
    const answer = await post('invite', body)
    expect([answer.status, await answer.json()]).toMatchObject([status, { reason }])
  }
})

test('an owner changes a role, at once, and the log tells both', async () => {
  const hers = await join('eve@clinic.example')
  expect((await post('demand', { isDemanded: false }, hers)).status).toBe(403)
  const answer = await post('role', { email: 'eve@clinic.example', role: 'owner', languages: [], enquiries: false })
  expect(((await answer.json()) as People).colleagues.find(({ email }) => email === 'eve@clinic.example')?.role).toBe('owner')
  const [event] = (await site.accounts.log.page(0)).events
  expect(event).toMatchObject({ action: 'role-changed', email: 'eve@clinic.example', doneBy: ADA, detail: 'owner' })
  expect((await site.ask('/api/people', { headers: { cookie: hers } })).status).toBe(200)
  await post('role', { email: 'eve@clinic.example', ...EDITOR })
  expect((await site.ask('/api/people', { headers: { cookie: hers } })).status).toBe(403)
})

test('the only owner is neither removed nor given another role: a sentence says so', async () => {
  for (const [path, body] of [
    ['end', {}],
    ['role', EDITOR],
  ] as const) {
    const answer = await post(path, { email: ADA, ...body })
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { reason: 'last-owner', message: expect.stringContaining('only owner') },
    ])
  }
  expect(await userOf(owner)).toMatchObject({ email: ADA })
})

test('an account that is ended is gone at once, with its sessions, its links and its second factor', async () => {
  const his = await join('finn@clinic.example')
  const { secret } = (await (
    await site.ask('/api/editors/second-factor/begin', { headers: { cookie: his }, body: { password: WORDS } })
  ).json()) as { secret: string }
  const confirmed = await site.ask('/api/editors/second-factor/confirm', { headers: { cookie: his }, body: { code: codeNow(secret) } })
  expect(await colleague('finn@clinic.example')).toMatchObject({ hasSecondFactor: true })
  expect((await post('end', { email: 'finn@clinic.example' })).status).toBe(200)
  expect(await told()).toEqual([`ended finn@clinic.example ${ADA}`])
  expect(await userOf(cookiesOf(confirmed))).toBeUndefined()
  expect(await site.signIn('finn@clinic.example', WORDS)).not.toContain('session_token')
  expect((await post('end', { email: 'finn@clinic.example' })).status).toBe(404)
  // Whoever comes back begins anew.
  expect(await userOf(await join('finn@clinic.example'))).toMatchObject({ email: 'finn@clinic.example' })
})

test('a reset ends all sessions, the password and the second factor at once; the link gives a new password', async () => {
  const hers = await join('gil@clinic.example')
  const answer = await post('reset', { email: 'gil@clinic.example' })
  const { token, letter } = (await answer.json()) as { token: string; letter: string }
  expect([answer.status, letter]).toEqual([200, 'none'])
  expect(await userOf(hers)).toBeUndefined()
  expect(await site.signIn('gil@clinic.example', WORDS)).not.toContain('session_token')
  expect(await (await link('link', { token })).json()).toEqual({ kind: 'reset', email: 'gil@clinic.example' })
  expect((await link('link/use', { token, password: 'marmalade thursday bridge' })).status).toBe(200)
  expect(await site.signIn('gil@clinic.example', 'marmalade thursday bridge')).toContain('session_token')
  expect(await told(4)).toEqual([
    'signed-in gil@clinic.example',
    'password-changed gil@clinic.example',
    'sign-in-failed gil@clinic.example',
    `reset gil@clinic.example ${ADA}`,
  ])
  expect((await post('reset', { email: ADA })).status).toBe(409)
})

test('accounts are for owners alone, and for pages of this site', async () => {
  const his = await join('hal@clinic.example')
  for (const path of ['invite', 'withdraw', 'role', 'end', 'reset', 'demand'])
    for (const [cookie, status] of [
      [his, 403],
      ['', 401],
    ] as const)
      expect((await post(path, { email: 'x@clinic.example', ...EDITOR, isDemanded: true }, cookie)).status, path).toBe(status)
  for (const path of ['', '/log']) {
    expect((await site.ask(`/api/people${path}`, { headers: { cookie: his } })).status).toBe(403)
    expect((await site.ask(`/api/people${path}`)).status).toBe(401)
  }
  const elsewhere = { cookie: owner, origin: 'http://evil.example' }
  expect((await site.ask('/api/people/end', { headers: elsewhere, body: { email: 'hal@clinic.example' } })).status).toBe(403)
  expect((await site.ask('/api/editors/link', { headers: elsewhere, body: { token: 'x' } })).status).toBe(403)
})

test('a second factor is demanded by an owner who has one', async () => {
  const refused = await post('demand', { isDemanded: true })
  expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'own-first' }])
  expect((await people()).isDemanded).toBe(false)
})

test('the log tells of failed tries without what was typed where no account has it, in pages, and forgets after two years', async () => {
  for (const email of ['nobody@evil.example', ADA])
    await site.ask('/api/editors/sign-in/email', { body: { email, password: 'a wrong one' } })
  expect(await told(2)).toEqual([`sign-in-failed ${ADA}`, 'sign-in-failed'])
  const day = 86_400_000
  await site.accounts.log.note({ action: 'signed-in', email: 'long-ago@clinic.example', at: new Date(Date.now() - 731 * day) })
  for (let n = 0; n < 60; n += 1)
    await site.accounts.log.note({ action: 'signed-in', email: `${n}@clinic.example`, at: new Date(Date.now() - n * day) })
  const page = async (from: string) =>
    (await site.ask(`/api/people/log?from=${from}`, { headers: { cookie: owner } })).json() as Promise<{
      events: { email: string }[]
      more: boolean
    }>
  const [first, second] = [await page('0'), await page('50')]
  expect([first.events.length, first.more, second.more]).toEqual([50, true, false])
  expect(second.events.at(-1)?.email).toBe('long-ago@clinic.example')
  expect((await page('x')).events).toEqual(first.events)
  expect(JSON.stringify([first, second])).not.toMatch(/evil\.example|10\.\d+\.\d+\.\d+|127\.0\.0\.1/)
  await site.accounts.log.eraseBefore(new Date(Date.now() - 730 * day))
  expect((await page('50')).events.map(({ email }) => email)).not.toContain('long-ago@clinic.example')
})

test('an owner lets all but owners and publishers work on drafts only, or everybody, and who is signed in is told; the log says who did', async () => {
  const his = await join('dan@clinic.example')
  const worksOnDrafts = async (cookie: string) =>
    ((await (await site.ask('/api/editors/get-session', { headers: { cookie } })).json()) as { user: { draftsOnly?: string } }).user
      .draftsOnly
  expect([(await people()).draftsFor, await worksOnDrafts(his)]).toEqual(['nobody', undefined])
  expect((await post('drafts', { draftsFor: 'others' }, his)).status).toBe(403)
  expect(await (await post('drafts', { draftsFor: 'others' })).json()).toMatchObject({ draftsFor: 'others' })
  expect([await worksOnDrafts(his), await worksOnDrafts(owner)]).toEqual(['others', undefined])
  expect(await told()).toEqual([`drafts-on ${ADA}`])
  await site.accounts.setRole('dan@clinic.example', { role: 'publisher', languages: [], enquiries: false })
  expect(await worksOnDrafts(his)).toBeUndefined()
  expect(await (await post('drafts', { draftsFor: 'everybody' })).json()).toMatchObject({ draftsFor: 'everybody' })
  expect([await worksOnDrafts(his), await worksOnDrafts(owner)]).toEqual(['everybody', 'everybody'])
  expect(await told()).toEqual([`drafts-all ${ADA}`])
  expect((await post('drafts', { draftsFor: 'whoever' })).status).toBe(400)
  expect(await (await post('drafts', { draftsFor: 'nobody' })).json()).toMatchObject({ draftsFor: 'nobody' })
  expect(await told()).toEqual([`drafts-off ${ADA}`])
})
