import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeNow } from '../fixtures/app-codes.ts'
import { type PasskeyDevice, passkeyDevice } from '../fixtures/passkey-device.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const PLACE = { origin: ORIGIN, host: new URL(ORIGIN).hostname }

let site: Site
let count = 0

beforeAll(async () => {
  site = await build({ PUBLIC_URL: ORIGIN })
})
afterAll(() => site.close())

const post = (path: string, body: object, cookie = '', address = `10.2.${count}.1`) =>
  site.ask(`/api/editors/${path}`, { headers: { cookie, 'x-forwarded-for': address }, body })
const userOf = async (cookie: string) =>
  ((await (await site.ask('/api/editors/get-session', { headers: { cookie } })).json()) as { user: { email: string } } | null)?.user
const reads = async (cookie: string) => (await site.ask('/api/documents?path=/', { headers: { cookie } })).status
const told = async () => (await site.accounts.log.page(0)).events.map(({ action, email }) => `${action} ${email}`)
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { reason?: string }).reason]
const listOf = async (cookie: string) =>
  (await (await site.ask('/api/editors/passkeys', { headers: { cookie } })).json()) as { id: string; name: string; made: string }[]

/** A new account, signed in with its password. */
async function somebody() {
  count += 1
  const email = `person${count}@clinic.example`
  const letters = [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  await site.accounts.add({ name: `Person ${letters}`, email }, PASSWORD)
  return { email, cookie: await site.signIn(email) }
}

/** Asks what a new passkey is to be made for; the cookie holds the session and the question. */
async function beginAdding(cookie: string, password = PASSWORD) {
  const begun = await post('passkeys/begin', { password }, cookie)
  return { begun, asked: (await begun.clone().json()) as { challenge: string }, cookie: `${cookie}; ${cookiesOf(begun)}` }
}

async function add(cookie: string, device: PasskeyDevice = passkeyDevice(PLACE), name = 'My phone') {
  const { asked, cookie: both } = await beginAdding(cookie)
  const added = await post('passkeys/add', { name, response: device.make(asked) }, both)
  expect(added.status).toBe(200)
  return device
}

async function beginSignIn(cookie = '') {
  const begun = await post('sign-in/passkey/begin', {}, cookie)
  return { asked: (await begun.json()) as { challenge: string }, cookie: cookiesOf(begun) }
}

async function signInWith(device: PasskeyDevice, otherwise?: Parameters<PasskeyDevice['sign']>[1]) {
  const { asked, cookie } = await beginSignIn()
  return post('sign-in/passkey', { response: device.sign(asked, otherwise) }, cookie)
}

const firstStep = async (email: string) => {
  const answer = await post('sign-in/email', { email, password: PASSWORD })
  return { next: ((await answer.json()) as { next?: string }).next, cookie: cookiesOf(answer) }
}

async function setUpApp(cookie: string) {
  const begun = await post('second-factor/begin', { password: PASSWORD }, cookie)
  const { secret } = (await begun.json()) as { secret: string }
  const confirmed = await post('second-factor/confirm', { code: codeNow(secret) }, cookie)
  expect(confirmed.status).toBe(200)
  return { secret, cookie: cookiesOf(confirmed) }
}

async function whileDemanded(work: () => Promise<void>) {
  await site.accounts.demand.make(true)
  try {
    await work()
  } finally {
    await site.accounts.demand.make(false)
  }
}

test('a passkey is added with the password, signs in by itself, and is removed with the password', async () => {
  const { email, cookie } = await somebody()
  const device = await add(cookie, undefined, '  My phone ')
  const [listed] = await listOf(cookie)
  expect(listed).toEqual({ id: expect.any(String), name: 'My phone', made: expect.any(String) })
  const signedIn = await signInWith(device)
  expect([signedIn.status, await signedIn.json()]).toEqual([200, {}])
  expect(await userOf(cookiesOf(signedIn))).toMatchObject({ email })
  expect(await reads(cookiesOf(signedIn))).toBe(200)
  expect((await told()).slice(0, 3).sort()).toEqual([`passkey-added ${email}`, `passkey-used ${email}`, `signed-in ${email}`])
  expect(await refusal(await post('passkeys/remove', { id: listed?.id, password: 'not mine' }, cookie))).toEqual([400, 'wrong-password'])
  expect(await listOf(cookie)).toHaveLength(1)
  const removed = await post('passkeys/remove', { id: listed?.id, password: PASSWORD }, cookie)
  expect(await removed.json()).toEqual([])
  expect((await told())[0]).toBe(`passkey-removed ${email}`)
  expect(await refusal(await signInWith(device))).toEqual([400, 'passkey-refused'])
})

test('none is added without the password, without a name, in somebody else’s session, or twice with one question', async () => {
  const { cookie } = await somebody()
  const { cookie: other } = await somebody()
  const device = passkeyDevice(PLACE)
  expect(await refusal((await beginAdding(cookie, 'not my password')).begun)).toEqual([400, 'wrong-password'])
  expect((await post('passkeys/begin', { password: PASSWORD })).status).toBe(401)
  const { asked: unasked } = await beginSignIn()
  expect(await refusal(await post('passkeys/add', { name: 'x', response: device.make(unasked) }, cookie))).toEqual([
    400,
    'passkey-not-added',
  ])
  const { begun, asked, cookie: both } = await beginAdding(cookie)
  const made = device.make(asked)
  expect((await post('passkeys/add', { name: ' ', response: made }, both)).status).toBe(400)
  const theirs = await beginAdding(cookie)
  const elsewhere = await post('passkeys/add', { name: 'x', response: device.make(theirs.asked) }, `${other}; ${cookiesOf(theirs.begun)}`)
  expect(elsewhere.status).toBe(400)
  expect((await post('passkeys/add', { name: 'x', response: made }, cookiesOf(begun))).status).toBe(401)
  expect((await post('passkeys/add', { name: 'x', response: made }, both)).status).toBe(200)
  expect((await post('passkeys/add', { name: 'again', response: made }, both)).status).toBe(400)
  expect((await listOf(cookie)).map(({ name }) => name)).toEqual(['x'])
  expect(await listOf(other)).toEqual([])
})

test('a device that did not ask who is there counts neither when a passkey is made nor when it signs', async () => {
  const { email, cookie } = await somebody()
  const device = passkeyDevice(PLACE)
  const { asked, cookie: both } = await beginAdding(cookie)
  expect(asked).toMatchObject({ authenticatorSelection: { residentKey: 'required', userVerification: 'required' } })
  expect((await post('passkeys/add', { name: 'x', response: device.make(asked, { isUnasked: true }) }, both)).status).toBe(400)
  await add(cookie, device)
  expect((await beginSignIn()).asked).toMatchObject({ userVerification: 'required' })
  expect(await refusal(await signInWith(device, { isUnasked: true }))).toEqual([400, 'passkey-refused'])
  expect((await told())[0]).toBe(`passkey-failed ${email}`)
  expect((await signInWith(device)).status).toBe(200)
})

test('what was signed for another page, host or question opens nothing, and no answer opens twice', async () => {
  const { cookie } = await somebody()
  const device = await add(cookie)
  const stale = (await beginSignIn()).asked.challenge
  for (const otherwise of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { challenge: stale }])
    expect(await refusal(await signInWith(device, otherwise)), JSON.stringify(otherwise)).toEqual([400, 'passkey-refused'])
  const { asked, cookie: question } = await beginSignIn()
  const response = device.sign(asked)
  expect((await post('sign-in/passkey', { response })).status).toBe(400)
  expect((await post('sign-in/passkey', { response }, question)).status).toBe(200)
  expect((await post('sign-in/passkey', { response }, question)).status).toBe(400)
})

test('a question for adding answers no sign-in, and one for signing in adds nothing', async () => {
  const { cookie } = await somebody()
  const device = await add(cookie)
  const adding = await beginAdding(cookie)
  expect((await post('sign-in/passkey', { response: device.sign(adding.asked) }, cookiesOf(adding.begun))).status).toBe(400)
  const { asked, cookie: question } = await beginSignIn()
  const made = passkeyDevice(PLACE).make(asked)
  expect((await post('passkeys/add', { name: 'x', response: made }, `${cookie}; ${question}`)).status).toBe(400)
})

test('nobody learns who has a passkey: all get the same question and the same refusal', async () => {
  const { cookie } = await somebody()
  const device = await add(cookie)
  const [stranger, owner] = [(await beginSignIn()).asked, (await beginSignIn(cookie)).asked]
  expect(Object.keys(stranger).sort()).toEqual(Object.keys(owner).sort())
  expect(stranger).not.toHaveProperty('allowCredentials')
  const [unknown, wrong] = [await signInWith(passkeyDevice(PLACE)), await signInWith(device, { challenge: 'another' })]
  expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()])
})

test('where a second factor is demanded, the password of whoever has a passkey alone opens nothing, and the passkey all', async () => {
  const { email, cookie: before } = await somebody()
  const { cookie: old } = { cookie: await site.signIn(email) }
  const device = await add(before)
  await whileDemanded(async () => {
    const { next, cookie } = await firstStep(email)
    expect(next).toBe('passkey')
    expect(cookie).not.toContain('session_token')
    expect(await userOf(cookie)).toBeUndefined()
    expect([await userOf(old), await reads(old)]).toEqual([undefined, 401])
    for (const path of ['begin', 'confirm', 'codes', 'off']) {
      const body = { password: PASSWORD, code: '123456' }
      expect((await post(`second-factor/${path}`, body, old)).status, path).toBe(401)
    }
    for (const path of ['begin', 'add', 'remove']) {
      const body = { password: PASSWORD, name: 'mine', response: {}, id: (await listOf(before))[0]?.id }
      expect((await post(`passkeys/${path}`, body, old)).status, path).toBe(401)
    }
    expect((await site.ask('/api/editors/passkeys', { headers: { cookie: old } })).status).toBe(401)
    const whole = cookiesOf(await signInWith(device))
    expect([await userOf(whole), await reads(whole)]).toMatchObject([{ email }, 200])
  })
})

test('a session of the password alone from before a factor was set up stays shut, and can’t bring a factor of its own', async () => {
  const { email } = await somebody()
  await whileDemanded(async () => {
    const { next, cookie: guest } = await firstStep(email)
    expect(next).toBe('set-up')
    const begun = await post('second-factor/begin', { password: PASSWORD }, guest)
    const { secret } = (await begun.json()) as { secret: string }
    const adding = await beginAdding(guest)
    const { cookie: own } = await firstStep(email)
    const device = await add(own)
    expect([await userOf(own), await reads(own)]).toMatchObject([{ email }, 200])
    expect([await userOf(guest), await reads(guest)]).toEqual([undefined, 401])
    expect((await post('second-factor/confirm', { code: codeNow(secret) }, guest)).status).toBe(401)
    const made = passkeyDevice(PLACE).make(adding.asked)
    expect((await post('passkeys/add', { name: 'x', response: made }, adding.cookie)).status).toBe(401)
    expect(await listOf(cookiesOf(await signInWith(device)))).toHaveLength(1)
  })
})

test('a session from before an app was set up stays shut, too, and gets no backup codes', async () => {
  const { email } = await somebody()
  await whileDemanded(async () => {
    const { cookie: guest } = await firstStep(email)
    const { cookie: whole } = await setUpApp((await firstStep(email)).cookie)
    expect(await reads(whole)).toBe(200)
    expect(await reads(guest)).toBe(401)
    expect((await post('second-factor/codes', { password: PASSWORD }, guest)).status).toBe(401)
  })
})

test('the last factor stays where one is demanded; of two each may go', async () => {
  const { email, cookie } = await somebody()
  const device = await add(cookie)
  await whileDemanded(async () => {
    const whole = cookiesOf(await signInWith(device))
    const [passkey] = await listOf(whole)
    const remove = (own: string) => post('passkeys/remove', { id: passkey?.id, password: PASSWORD }, own)
    expect(await refusal(await remove(whole))).toEqual([409, 'passkey-demanded'])
    const { secret, cookie: both } = await setUpApp(whole)
    expect((await firstStep(email)).next).toBe('code')
    expect((await post('second-factor/off', { password: PASSWORD }, both)).status).toBe(200)
    const again = await setUpApp(cookiesOf(await signInWith(device)))
    expect(again.secret).not.toBe(secret)
    expect((await remove(again.cookie)).status).toBe(200)
    expect(await refusal(await post('second-factor/off', { password: PASSWORD }, again.cookie))).toEqual([409, 'demanded'])
    expect(await reads(again.cookie)).toBe(200)
  })
})

test('a session counts as made with a second factor while its account has one, and with a new password', async () => {
  const { email, cookie } = await somebody()
  const device = await add(cookie)
  const used = cookiesOf(await signInWith(device))
  const renewed = await post('change-password', { currentPassword: PASSWORD, newPassword: 'four words by chance' }, used)
  const now = cookiesOf(renewed)
  await whileDemanded(async () => expect(await userOf(now)).toMatchObject({ email }))
  const [passkey] = await listOf(now)
  expect((await post('passkeys/remove', { id: passkey?.id, password: 'four words by chance' }, now)).status).toBe(200)
  await whileDemanded(async () => expect(await userOf(now)).toBeUndefined())
})

test('owners see who has one; a new password and the end of an account take it away', async () => {
  const { email, cookie } = await somebody()
  const { email: other, cookie: theirs } = await somebody()
  const [device, second] = [await add(cookie), await add(theirs)]
  const before = await site.accounts.secondFactors.holders()
  expect([before.has(email), before.has(other)]).toEqual([true, true])
  const { size } = await site.accounts.passkeys.holders()
  await site.accounts.reset(email, 'four words by chance')
  await site.accounts.remove(other)
  for (const gone of [device, second]) expect((await signInWith(gone)).status).toBe(400)
  const holders = await site.accounts.secondFactors.holders()
  expect([holders.has(email), holders.has(other)]).toEqual([false, false])
  expect((await site.accounts.passkeys.holders()).size).toBe(size - 2)
  await site.accounts.add({ name: 'Same', email: other }, PASSWORD)
  expect((await firstStep(other)).next).toBeUndefined()
})

test('the library’s own addresses for passkeys are shut', async () => {
  const { cookie } = await somebody()
  const read = async (path: string) => (await site.ask(`/api/editors/${path}`, { headers: { cookie } })).text()
  const nothing = await read('nothing-there')
  for (const path of ['generate-register-options', 'generate-authenticate-options', 'list-user-passkeys'])
    expect(await read(`passkey/${path}`), path).toBe(nothing)
  for (const path of ['verify-registration', 'verify-authentication', 'delete-passkey', 'update-passkey'])
    expect((await post(`passkey/${path}`, {}, cookie)).status, path).toBe(404)
  expect((await post('verify-password', { password: PASSWORD }, cookie)).status).toBe(404)
})

test('an address gets thirty questions in ten minutes, and thirty tries', async () => {
  for (const path of ['sign-in/passkey/begin', 'sign-in/passkey']) {
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push((await post(path, { response: { id: 'x' } }, '', '10.9.9.9')).status)
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses[30]).toBe(429)
  }
})

test('a wrong password eight times, and no more are looked at', async () => {
  const { cookie } = await somebody()
  for (let n = 0; n < 8; n += 1) expect((await post('passkeys/begin', { password: `guess ${n}` }, cookie)).status).toBe(400)
  expect((await post('passkeys/begin', { password: PASSWORD }, cookie)).status).toBe(429)
  expect((await post('passkeys/remove', { password: PASSWORD, id: 'x' }, cookie)).status).toBe(429)
})
