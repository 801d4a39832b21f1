import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountLetter } from '../../src/features/accounts/server/links/letters.ts'
import { steadyClock } from '../../src/server/http/steady-clock.ts'
import { codeNow } from '../fixtures/app-codes.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const ADA = 'ada@clinic.example'
const WORDS = 'four words by chance'
let site: Site
const letters: AccountLetter[] = []
let isDown = false

beforeAll(async () => {
  site = await build(
    {},
    {
      async sendLetter(letter) {
        if (isDown) throw new Error('The mail server is away.')
        letters.push(letter)
      },
    },
  )
})
afterAll(() => site.close())

const post = (path: string, body: object, headers: Record<string, string> = {}) => site.ask(`/api/editors/${path}`, { headers, body })
const tokenIn = (letter: AccountLetter | undefined) => /#\/link\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''

const lettersTo = (email: string) => letters.filter(({ to }) => to === email)
const ask = (email: string, address: string, language = 'en') => post('forgotten', { email, language }, { 'x-forwarded-for': address })

/** Asks for a letter and waits for it: the server writes it after its answer. */
async function letterFor(email: string, address: string, language = 'en') {
  const before = lettersTo(email).length
  expect((await ask(email, address, language)).status).toBe(200)
  await expect.poll(() => lettersTo(email).length).toBe(before + 1)
  return lettersTo(email).at(-1)
}

test('whoever forgot a password gets a letter with a link of this site, for one use within an hour', async () => {
  expect(await (await site.ask('/api/editors/ways')).json()).toEqual({ letters: true })
  expect((await ask(` ${ADA.toUpperCase()} `, '10.2.0.1')).status).toBe(200)
  await expect.poll(() => letters.length).toBe(1)
  const [letter] = letters
  expect(letter).toMatchObject({ to: ADA, language: 'en', text: expect.stringContaining(`${ORIGIN}/admin/index.html#/link/`) })
  const token = tokenIn(letter)
  const here = await site.signIn()
  expect(await (await post('link', { token })).json()).toEqual({ kind: 'forgotten', email: ADA })
  expect((await post('link/use', { token, password: WORDS })).status).toBe(200)
  expect((await post('link/use', { token, password: PASSWORD })).status).toBe(404)
  expect(await site.signIn(ADA, PASSWORD)).not.toContain('session_token')
  expect(await site.signIn(ADA, WORDS)).toContain('session_token')
  expect((await site.ask('/api/people', { headers: { cookie: here } })).status).toBe(401)
  const real = Date.now
  Date.now = () => real() - 61 * 60_000
  steadyClock.begin()
  const old = await site.accounts.links.make({ kind: 'forgotten', email: ADA, by: '' }).finally(() => {
    Date.now = real
    steadyClock.begin()
  })
  expect((await post('link', { token: old.token })).status).toBe(404)
})

test('the answer is the same whether there is an account or not, and only one of them gets a letter', async () => {
  const unknown = await ask('nobody@clinic.example', '10.2.0.2', 'zh-CN')
  const known = await ask(ADA, '10.2.0.2', 'zh-CN')
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  await expect.poll(() => lettersTo(ADA).at(-1)).toMatchObject({ language: 'zh-CN', subject: '编辑工作台的新密码' })
  expect(lettersTo('nobody@clinic.example')).toEqual([])
})

test('a few letters an hour for one account, and a few questions from one address', async () => {
  for (const name of ['bea', 'bo']) await site.accounts.add({ name, email: `${name}@clinic.example` }, PASSWORD)
  for (let n = 0; n < 3; n += 1) await letterFor('bea@clinic.example', `10.3.0.${n}`)
  for (let n = 3; n < 6; n += 1) expect((await ask('bea@clinic.example', `10.3.0.${n}`)).status).toBe(200)
  await letterFor('bo@clinic.example', '10.3.0.9')
  expect(lettersTo('bea@clinic.example')).toHaveLength(3)
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await ask('nobody@clinic.example', '10.3.1.1')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a forgotten password leaves the second factor on, and a new password takes back links that are on their way', async () => {
  await site.accounts.add({ name: 'Cy', email: 'cy@clinic.example' }, PASSWORD)
  const cookie = await site.signIn('cy@clinic.example')
  const { secret } = (await (await post('second-factor/begin', { password: PASSWORD }, { cookie })).json()) as { secret: string }
  await post('second-factor/confirm', { code: codeNow(secret) }, { cookie })
  const letter = await letterFor('cy@clinic.example', '10.4.0.1')
  expect((await post('link/use', { token: tokenIn(letter), password: WORDS })).status).toBe(200)
  expect(await (await post('sign-in/email', { email: 'cy@clinic.example', password: WORDS })).json()).toEqual({ next: 'code' })

  await site.accounts.add({ name: 'Dee', email: 'dee@clinic.example' }, PASSWORD)
  const hers = await site.signIn('dee@clinic.example')
  const late = await letterFor('dee@clinic.example', '10.4.0.2')
  await post('change-password', { currentPassword: PASSWORD, newPassword: WORDS }, { cookie: hers })
  expect((await post('link', { token: tokenIn(late) })).status).toBe(404)
})

test('an invitation goes by letter, too, and says so where the letter was not taken', async () => {
  const owner = await site.signIn(ADA, WORDS)
  const invite = async (email: string) => {
    const body = { email, language: 'en', role: 'editor', languages: [], enquiries: false }
    return (await site.ask('/api/people/invite', { headers: { cookie: owner }, body })).json() as Promise<{ token: string; letter: string }>
  }
  const made = await invite('eli@clinic.example')
  expect([made.letter, tokenIn(lettersTo('eli@clinic.example')[0])]).toEqual(['sent', made.token])
  isDown = true
  const failed = await invite('fay@clinic.example')
  isDown = false
  expect(failed).toMatchObject({ letter: 'failed', token: expect.stringMatching(/.{40}/) })
})
