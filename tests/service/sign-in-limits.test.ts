import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cookiesOf } from '../fixtures/server.ts'
import { build, PASSWORD, type Site } from './site.ts'

let site: Site
let said: string[]
let strangers = 0

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())
beforeEach(() => {
  said = []
  const hear = (line: string) => void said.push(line)
  vi.spyOn(console, 'error').mockImplementation(hear)
  vi.spyOn(console, 'log').mockImplementation(hear)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const ADA = 'ada@clinic.example'
/** Tries to sign in, from a new address unless one is given. */
async function attempt(email: string, password: string, { cookie = '', from = '' } = {}) {
  strangers += 1
  const address = from || `10.20.${strangers >> 8}.${strangers & 255}`
  return site.ask('/api/editors/sign-in/email', { headers: { 'x-forwarded-for': address, cookie }, body: { email, password } })
}
/** An editor with a browser that has signed in before. */
async function newEditor(name: string) {
  const email = `${name}@clinic.example`
  await site.accounts.add({ name, email }, PASSWORD)
  const signedIn = await attempt(email, PASSWORD)
  return { email, cookie: cookiesOf(signedIn).replace(/editor\.session_token=[^;]*(; )?/, '') }
}
async function triesOf(count: number, one: () => Response | Promise<Response>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await one()).status)
  return statuses
}

/** What a stranger reads who tries wrong passwords for an address, each from an address of their own. */
async function answersFor(email: string) {
  const answers: { status: number; text: string; wait: string | null; cookies: string[] }[] = []
  for (let n = 0; n < 22; n += 1) {
    const response = await attempt(email, 'a wrong password')
    const { status, headers } = response
    answers.push({ status, text: await response.text(), wait: headers.get('retry-after'), cookies: headers.getSetCookie() })
  }
  return answers
}

test('many addresses can not try one account, nor learn whether there is one: after twenty wrong passwords none is tried', async () => {
  const { email, cookie } = await newEditor('bea')
  const dee = await newEditor('dee')
  const answers = await answersFor(email)
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429, 429])
  expect(await answersFor('nobody@clinic.example')).toEqual(answers)
  expect((await attempt(email, PASSWORD)).status).toBe(429)
  expect((await attempt(ADA, PASSWORD)).status).toBe(200)

  // A browser is known to its own account only, by a cookie that nobody else can write.
  const name = (of: string) => String(of.split('=')[0])
  const renamed = dee.cookie.replace(name(dee.cookie), name(cookie))
  for (const forged of [dee.cookie, renamed, cookie.replace(/.$/, 'x'), `${name(cookie)}=.`, `${name(cookie)}=`])
    expect((await attempt(email, PASSWORD, { cookie: forged })).status, forged).toBe(429)

  // Whatever strangers try, the editor signs in where they did before, also from the address of a stranger.
  await triesOf(10, () => attempt('nobody@clinic.example', 'a wrong password', { from: '10.7.7.7' }))
  const known = await attempt(email, PASSWORD, { cookie: `${dee.cookie}; ${cookie}`, from: '10.7.7.7' })
  expect([known.status, cookiesOf(known)]).toEqual([200, expect.stringContaining('editor.session_token=')])
})

test('a browser that is known has its own few tries', async () => {
  const { email, cookie } = await newEditor('cem')
  const statuses = await triesOf(10, () => attempt(email, 'a wrong password', { cookie }))
  expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
  expect((await attempt(email, PASSWORD)).status).toBe(200)
})

test('each refused sign-in is one sentence of the log, with an address only if it is an editor’s, and never a password', async () => {
  const { email } = await newEditor('gus')
  said = []
  await attempt(email, 'SecretGuess one')
  await attempt('visitor@private.example', 'SecretGuess two')
  await attempt('visitor@private.example\nFake: line', 'SecretGuess three')
  await triesOf(12, () => attempt(email, 'SecretGuess four', { from: '10.9.9.9' }))
  expect(said.slice(0, 2)).toEqual([
    `Sign-in refused: a wrong password for ${email}.`,
    'Sign-in refused: a wrong password for an address that no editor has.',
  ])
  expect(said.filter((line) => /from one address/.test(line))).toHaveLength(1)
  expect(said.join('\n')).not.toMatch(/SecretGuess|private\.example|Fake/)
  for (const line of said) expect(line).toMatch(/^[^\n]+\.$/)
  said = []
  await attempt(ADA, PASSWORD)
  expect(said).toEqual([`${ADA} has signed in.`])
})

test('a page of another site can try no password, and what it is called is not in the log', async () => {
  for (const path of ['sign-in/email', 'sign-out', 'change-password', 'name', 'revoke-sessions']) {
    const headers = { origin: 'http://evil.example', cookie: 'editor.session_token=x' }
    expect((await site.ask(`/api/editors/${path}`, { headers, body: { email: ADA, password: PASSWORD } })).status).toBe(403)
  }
  expect(said).toEqual([])
})

test('the cookie of a known browser is out of reach for scripts and other sites, and names nobody', async () => {
  const response = await attempt(ADA, PASSWORD)
  const known = response.headers.getSetCookie().find((cookie) => cookie.startsWith('editor.browser.'))
  expect(known).toMatch(/; Path=\/api\/editors; HttpOnly; SameSite=Strict$/)
  expect(known).not.toMatch(/ada|clinic/)
})

test('behind a proxy that says https, cookies of editors are for https only', async () => {
  const headers = { 'x-forwarded-for': '10.8.8.8', 'x-forwarded-proto': 'https' }
  const response = await site.ask('/api/editors/sign-in/email', { headers, body: { email: ADA, password: PASSWORD } })
  expect(response.headers.getSetCookie()).toHaveLength(2)
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/)
})

test('a new password is judged, in plain words, and whoever guesses the current one has few tries', async () => {
  const { email } = await newEditor('ida')
  const session = cookiesOf(await attempt(email, PASSWORD))
  const change = (currentPassword: string, newPassword: string, cookie = session) =>
    site.ask('/api/editors/change-password', { headers: { cookie }, body: { currentPassword, newPassword } })
  for (const [weak, why] of [
    ['short', /at least 12 characters/],
    ['123456789012', /tried first/],
    ['ida-clinic-ida', /made of the name/],
    ['rose and thistle', /made of the name/],
  ] as const) {
    const answer = await change(PASSWORD, weak)
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.stringMatching(why) }])
  }
  expect((await change(PASSWORD, 'four words by chance', '')).status).toBe(401)
  expect((await change(PASSWORD, 'four words by chance')).status).toBe(200)
  const now = cookiesOf(await attempt(email, 'four words by chance'))
  const statuses = await triesOf(9, () => change('a wrong password', 'four other words here', now))
  expect(statuses).toEqual([...Array(8).fill(400), 429])
})
