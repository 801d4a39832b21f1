import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOf } from '../../src/features/accounts/rules/own-sessions.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, PASSWORD, type Site } from './site.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0'
const ADA = 'ada@clinic.example'
let site: Site

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())

type Listed = { id: string; browser: string; system: string; since: string; used: string; isThis: boolean }

const signIn = async (agent: string, email = ADA) =>
  cookiesOf(await site.ask('/api/editors/sign-in/email', { headers: { 'user-agent': agent }, body: { email, password: PASSWORD } }))
const sessionsOf = async (cookie: string) => (await site.ask('/api/editors/sessions', { headers: { cookie } })).json() as Promise<Listed[]>
const end = (cookie: string, id: unknown) => site.ask('/api/editors/sessions/end', { headers: { cookie }, body: { id } })

test.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [IPHONE, 'Safari', 'iPhone'],
  [EDGE, 'Edge', 'Windows'],
  ['curl/8.5.0', '', ''],
])('%s is known by its name', (agent, browser, system) => {
  expect(browserOf(agent)).toEqual({ browser, system })
})

test('an editor sees in which browsers they are signed in, this one first, and ends one of them', async () => {
  const before = Date.now()
  const [phone, here] = [await signIn(IPHONE), await signIn(FIREFOX)]
  const listed = await sessionsOf(here)
  expect(listed.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual([
    ['Firefox', 'Linux', true],
    ['Safari', 'iPhone', false],
  ])
  for (const { since, used } of listed) {
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(used)).toBeGreaterThanOrEqual(Date.parse(since))
  }
  expect(JSON.stringify(listed)).not.toContain(decodeURIComponent(phone).split('=')[1]?.split('.')[0])
  const answer = await end(here, listed[1]?.id)
  expect(((await answer.json()) as Listed[]).map(({ browser }) => browser)).toEqual(['Firefox'])
  expect(await sessionsOf(phone)).toMatchObject({ message: expect.any(String) })
})

test('nobody sees or ends the sessions of others', async () => {
  await site.accounts.add({ name: 'Bea', email: 'bea@clinic.example' }, PASSWORD)
  const [ada, bea] = [await signIn(FIREFOX), await signIn(EDGE, 'bea@clinic.example')]
  const [hers] = await sessionsOf(bea)
  expect((await sessionsOf(ada)).map(({ id }) => id)).not.toContain(hers?.id)
  await end(ada, hers?.id)
  for (const id of [undefined, '', 1, { $gt: '' }]) await end(ada, id)
  expect(await sessionsOf(bea)).toHaveLength(1)
  expect((await site.ask('/api/editors/sessions')).status).toBe(401)
  expect((await end('', hers?.id)).status).toBe(401)
})
