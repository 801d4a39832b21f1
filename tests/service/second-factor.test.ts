import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { serverSentence } from '../../src/admin/said-by-server/server-sentence'
import { codeAt, codeNow } from '../fixtures/app-codes.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, PASSWORD, type Site } from './site.ts'

let site: Site
let count = 0

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())
afterEach(() => void vi.useRealTimers())

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
  const letters = [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  await site.accounts.add({ name: `Person ${letters}`, email }, PASSWORD)
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

const firstStep = async (email: string, address?: string) => {
  const answer = await post('sign-in/email', { email, password: PASSWORD }, '', address)
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

/** Stops the wall clock in the middle of a half minute, and returns what moves it on by so many seconds. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const at = (Math.floor(Date.now() / 30_000) + 0.5) * 30_000
  vi.setSystemTime(at)
  return (seconds: number) => void vi.setSystemTime(at + seconds * 1000)
}

const stepped = async (code: string, cookie: string, address?: string) => {
  const answer = await post('second-step', { code }, cookie, address)
  return { status: answer.status, ...((await answer.json()) as { reason?: string; seconds?: number; message?: string }) }
}

// The limits: eight codes a minute from one address, five wrong ones for a password that was typed, and ten in a row for an account.
test.each([0, 1, 2, 3, 4])('a right code is never refused because of four wrong ones that come with it, at place %i', async (place) => {
  const { email, cookie } = await somebody()
  const { secret } = await setUp(cookie)
  const half = await firstStep(email)
  const codes = [20, 21, 22, 23].map((periods) => codeNow(secret, periods))
  codes.splice(place, 0, codeNow(secret))
  const answers = await Promise.all(codes.map((code, at) => stepped(code, half.cookie, `10.20.${place}.${at}`)))
  expect(answers[place]?.status).toBe(200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('wrong codes for others, sixty at once, keep nobody’s right one out', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const { secret } = await setUp(one.cookie)
  const { secret: theirs } = await setUp(other.cookie)
  const [half, half2] = [await firstStep(one.email), await firstStep(other.email)]
  const wrong = Array.from({ length: 60 }, (_, at) => stepped(codeNow(theirs, 20 + at), half2.cookie, `10.21.0.${at}`))
  expect((await stepped(codeNow(secret), half.cookie, '10.21.1.1')).status).toBe(200)
  const answers = await Promise.all(wrong)
  expect(answers.filter(({ reason }) => reason === 'wrong-code')).toHaveLength(5)
  expect(answers.filter(({ reason }) => reason === 'step-expired')).toHaveLength(55)
})

test('of twenty who come with the same right code in the same moment one gets in', async () => {
  const { email, cookie } = await somebody()
  const { secret } = await setUp(cookie)
  const halves = await Promise.all(Array.from({ length: 20 }, (_, at) => firstStep(email, `10.22.1.${at}`)))
  const code = codeNow(secret)
  const answers = await Promise.all(halves.map((half, at) => stepped(code, half.cookie, `10.22.0.${at}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ reason }) => reason === 'wrong-code')).toHaveLength(19)
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

test.each([
  [2, 'clock-ahead', 60],
  [-2, 'clock-behind', 60],
  [5, 'clock-ahead', 150],
  [10, 'clock-ahead', 300],
  [-10, 'clock-behind', 300],
  [11, 'wrong-code', undefined],
  [-11, 'wrong-code', undefined],
])('a phone that is %i half minutes off: %s', async (periods, reason, seconds) => {
  const move = stopClock()
  const { email, cookie } = await somebody()
  const begun = await post('second-factor/begin', { password: PASSWORD }, cookie)
  const { secret } = (await begun.json()) as { secret: string }
  const first = await post('second-factor/confirm', { code: codeNow(secret, periods) }, cookie)
  expect([first.status, await first.json()]).toMatchObject([400, { reason, ...(seconds && { seconds }) }])
  expect((await post('second-factor/confirm', { code: codeNow(secret) }, cookie)).status).toBe(200)
  const address = `10.23.${periods + 20}`
  const half = await firstStep(email, `${address}.9`)
  const code = codeNow(secret, periods)
  const answer = await stepped(code, half.cookie, `${address}.1`)
  expect(answer).toMatchObject({ status: 400, reason, ...(seconds && { seconds }) })
  if (seconds) expect(serverSentence(answer.message ?? '')).toContain(String(seconds))
  // It counts as a wrong one, and not as used.
  for (let n = 0; n < 3; n += 1) expect((await stepped(code, half.cookie, `${address}.2`)).reason).toBe(reason)
  if (periods > 0) move(periods * 30)
  expect((await stepped(periods > 0 ? code : codeNow(secret), half.cookie, `${address}.3`)).status).toBe(200)
})

test('five codes of a phone whose clock is off are five wrong ones', async () => {
  stopClock()
  const { email, cookie } = await somebody()
  const { secret } = await setUp(cookie)
  const half = await firstStep(email)
  for (let n = 3; n < 8; n += 1) expect((await stepped(codeNow(secret, n), half.cookie, '10.24.0.1')).reason).toBe('clock-ahead')
  expect((await stepped(codeNow(secret), half.cookie, '10.24.0.2')).reason).toBe('step-expired')
})

test.each([-1, 0, 1])('the code of %i half minutes from now opens, once', async (periods) => {
  stopClock()
  const { email, cookie } = await somebody()
  const { secret } = await setUp(cookie)
  const [half, again] = [await firstStep(email), await firstStep(email)]
  expect((await stepped(codeNow(secret, periods), half.cookie, '10.25.0.1')).status).toBe(200)
  expect((await stepped(codeNow(secret, periods), again.cookie, '10.25.0.1')).reason).toBe('wrong-code')
})

test('a right code that the limit on an account refuses is right once that is over', async () => {
  const move = stopClock()
  const { email, cookie } = await somebody()
  const { secret } = await setUp(cookie)
  for (let n = 0; n < 10; n += 1) await stepped(codeNow(secret, 20 + n), (await firstStep(email)).cookie, `10.26.0.${n}`)
  const later = codeNow(secret, 31)
  expect((await stepped(codeNow(secret), (await firstStep(email)).cookie, '10.26.1.1')).reason).toBe('codes-locked')
  move(31 * 30)
  expect((await stepped(later, (await firstStep(email)).cookie, '10.26.1.2')).status).toBe(200)
})
