import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, codeNow } from '../fixtures/app-codes.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, PASSWORD, type Site } from './site.ts'

let site: Site
let count = 0

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())

const post = (path: string, body: object, cookie = '', address = '10.1.0.1') =>
  site.ask(`/api/editors/${path}`, { headers: { cookie, 'x-forwarded-for': address }, body })
const userOf = async (cookie: string) =>
  ((await (await site.ask('/api/editors/get-session', { headers: { cookie } })).json()) as { user: { email: string } } | null)?.user
const reads = async (cookie: string) => (await site.ask('/api/documents?path=/', { headers: { cookie } })).status
const told = async () => (await site.accounts.log.page(0)).events.map(({ action, email }) => `${action} ${email}`)

/** A new account, signed in. */
async function somebody() {
  count += 1
  const email = `person${count}@clinic.example`
  await site.accounts.add({ name: `Person ${count}`, email }, PASSWORD)
  return { email, cookie: await site.signIn(email) }
}

/** Sets up a second factor; the cookie is that of the session afterwards. */
async function setUp(cookie: string) {
  const begun = await post('second-factor/begin', { password: PASSWORD }, cookie)
  const { secret, address, codes } = (await begun.json()) as { secret: string; address: string; codes: string[] }
  const confirmed = await post('second-factor/confirm', { code: codeNow(secret) }, cookie)
  expect(confirmed.status).toBe(200)
  return { secret, address, codes, cookie: cookiesOf(confirmed) }
}

const firstStep = async (email: string) => {
  const answer = await post('sign-in/email', { email, password: PASSWORD })
  return { next: ((await answer.json()) as { next?: string }).next, cookie: cookiesOf(answer) }
}

test('codes are those of RFC 6238', () => {
  expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 59_000)).toBe('287082')
})

test('a second factor is set up with the password and the first code; then the password alone opens nothing', async () => {
  const { email, cookie } = await somebody()
  const wrong = await post('second-factor/begin', { password: 'not my password' }, cookie)
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { reason: 'wrong-password' }])
  const begun = await post('second-factor/begin', { password: PASSWORD }, cookie)
  const { secret, address, codes } = (await begun.json()) as { secret: string; address: string; codes: string[] }
  expect(address).toMatch(/^otpauth:\/\/totp\//)
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect(new Set(codes).size).toBe(10)
  const mistyped = await post('second-factor/confirm', { code: codeNow(secret, 20) }, cookie)
  expect([mistyped.status, await mistyped.json()]).toMatchObject([400, { reason: 'wrong-code' }])
  expect((await firstStep(email)).next).toBeUndefined()

  const code = codeNow(secret)
  const confirmed = await post('second-factor/confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, cookie)
  expect(confirmed.status).toBe(200)
  expect(await userOf(cookiesOf(confirmed))).toMatchObject({ email })
  const half = await firstStep(email)
  expect(half.next).toBe('code')
  expect(await userOf(half.cookie)).toBeUndefined()
  expect(await reads(half.cookie)).toBe(401)
  const whole = await post('second-step', { code }, half.cookie)
  expect(whole.status).toBe(200)
  expect(await userOf(cookiesOf(whole))).toMatchObject({ email })
  expect(await reads(cookiesOf(whole))).toBe(200)
  expect((await told()).slice(0, 2)).toEqual([`signed-in ${email}`, `second-factor-on ${email}`])
})

test('a code counts once, and a wrong one is told in a sentence and in the log', async () => {
  const { email, cookie } = await somebody()
  const { secret } = await setUp(cookie)
  const [first, second] = [await firstStep(email), await firstStep(email)]
  const code = codeNow(secret)
  expect((await post('second-step', { code }, first.cookie)).status).toBe(200)
  const again = await post('second-step', { code }, second.cookie)
  expect([again.status, await again.json()]).toMatchObject([400, { reason: 'wrong-code' }])
  expect((await told())[0]).toBe(`code-failed ${email}`)
  const never = await post('second-step', { code: '123456' }, '')
  expect([never.status, await never.json()]).toMatchObject([400, { reason: 'step-expired' }])
})

test('a backup code opens in place of the app, once', async () => {
  const { email, cookie } = await somebody()
  const { codes } = await setUp(cookie)
  const [code = ''] = codes
  const first = await post('second-step', { code: ` ${code.replace('-', ' ')} ` }, (await firstStep(email)).cookie)
  expect(first.status).toBe(200)
  expect(await userOf(cookiesOf(first))).toMatchObject({ email })
  expect((await told()).slice(0, 2).sort()).toEqual([`backup-code-used ${email}`, `signed-in ${email}`])
  expect((await post('second-step', { code }, (await firstStep(email)).cookie)).status).toBe(400)
  const renewed = await post('second-factor/codes', { password: PASSWORD }, cookiesOf(first))
  const { codes: fresh } = (await renewed.json()) as { codes: string[] }
  expect((await post('second-step', { code: codes[1] }, (await firstStep(email)).cookie)).status).toBe(400)
  expect((await post('second-step', { code: fresh[1] }, (await firstStep(email)).cookie)).status).toBe(200)
})

test('wrong codes are few: from one address in a minute, and for one password that was typed', async () => {
  const { email, cookie } = await somebody()
  const { secret } = await setUp(cookie)
  const statuses = new Set<number>()
  const half = await firstStep(email)
  const guess = async (n: number, address: string) => {
    const answer = await post('second-step', { code: codeNow(secret, 20 + n) }, half.cookie, address)
    statuses.add(answer.status)
    return ((await answer.json()) as { reason?: string }).reason
  }
  for (let n = 0; n < 5; n += 1) expect(await guess(n, '10.7.0.1')).toBe('wrong-code')
  expect(await guess(5, '10.7.0.2')).toBe('step-expired')
  for (let n = 6; n < 20; n += 1) await guess(n, '10.7.0.3')
  expect(await userOf(half.cookie)).toBeUndefined()
  const tries = async (n: number) => (await post('second-step', { code: codeNow(secret, 40 + n) }, (await firstStep(email)).cookie)).status
  for (let n = 0; n < 5; n += 1) await tries(n)
  expect(await tries(6)).toBe(429)
  const right = await post('second-step', { code: codeNow(secret) }, (await firstStep(email)).cookie, '10.7.0.9')
  expect([right.status, await right.json()]).toMatchObject([429, { reason: 'codes-locked' }])
})

test('turning it off asks the password, and is in the log', async () => {
  const { email, cookie } = await somebody()
  const { cookie: now } = await setUp(cookie)
  expect((await post('second-factor/off', { password: 'not my password' }, now)).status).toBe(400)
  expect((await firstStep(email)).next).toBe('code')
  expect((await post('second-factor/off', { password: PASSWORD }, now)).status).toBe(200)
  expect((await told())[0]).toBe(`second-factor-off ${email}`)
  expect((await firstStep(email)).next).toBeUndefined()
})

test('eight wrong current passwords in a session left open, and no more are looked at', async () => {
  const { cookie } = await somebody()
  for (let n = 0; n < 8; n += 1) expect((await post('second-factor/begin', { password: `guess ${n}` }, cookie)).status).toBe(400)
  expect((await post('second-factor/begin', { password: PASSWORD }, cookie)).status).toBe(429)
  expect((await post('second-factor/codes', { password: PASSWORD }, cookie)).status).toBe(429)
})

test('a new password from the command line takes the second factor away, as for a lost phone', async () => {
  const { email, cookie } = await somebody()
  await setUp(cookie)
  await site.accounts.reset(email, 'four words by chance')
  expect(await site.signIn(email, 'four words by chance')).toContain('session_token')
})

test('where it is demanded, whoever has none sets it up after the password, and can do nothing else before', async () => {
  const { email, cookie } = await somebody()
  await site.accounts.demand.make(true)
  expect(await userOf(cookie)).toBeUndefined()
  expect(await reads(cookie)).toBe(401)
  for (const path of ['name', 'change-password', 'revoke-sessions', 'sessions/end'])
    expect((await post(path, { name: 'Eve', currentPassword: PASSWORD, newPassword: 'four words by chance' }, cookie)).status, path).toBe(
      401,
    )
  const { next, cookie: half } = await firstStep(email)
  expect(next).toBe('set-up')
  expect(await reads(half)).toBe(401)
  const { cookie: whole } = await setUp(half)
  expect(await userOf(whole)).toMatchObject({ email })
  expect(await reads(whole)).toBe(200)
  const off = await post('second-factor/off', { password: PASSWORD }, whole)
  expect([off.status, await off.json()]).toMatchObject([409, { reason: 'demanded' }])
  await site.accounts.demand.make(false)
  expect(await reads(cookie)).toBe(200)
})
