import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../fixtures/postgres.ts'
import { cookiesOf, EDITOR, type Server, startServer } from '../../fixtures/server.ts'
import { until } from '../garden.ts'
import { mailServer } from '../mail-server.ts'

// Each test waits for two whole servers, and the first page loads the application.
vi.setConfig({ testTimeout: 120_000 })

let mail: Awaited<ReturnType<typeof mailServer>>
let both: [Server, Server]

beforeAll(async () => {
  mail = await mailServer()
  const env = {
    DATABASE_URL: await createDatabase(inject('postgres')),
    SMTP_URL: mail.url(),
    MAIL_FROM: 'bookings@clinic.example',
    GATE: 'server',
    EDITOR_PASSWORD: '',
    ENQUIRIES_PER_ADDRESS: '1000',
  }
  // On an empty database, at the same moment.
  both = await Promise.all([startServer(env), startServer(env)])
}, 240_000)
afterAll(async () => {
  await Promise.all(both.map((server) => server.stop()))
  await mail.close()
})

const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', took: '9000' }
const post = async (server: Server, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin, ...headers },
    body: JSON.stringify(body),
  })
const printed = (pattern: RegExp) => both.flatMap((server) => pattern.exec(server.output())?.[1] ?? [])
const referenceOf = async (response: Response) => ((await response.json()) as { reference: string }).reference

test('two processes that start at once make one first editor, who signs in at one and is known to the other', async () => {
  await until(() => printed(/(Editor {2})/).length === 2, 'the last line of the start')
  const passwords = printed(/first editor \S+, password (\S+)/)
  expect(passwords).toHaveLength(1)
  const response = await post(both[0], '/api/editors/sign-in/email', { email: EDITOR.email, password: passwords[0] })
  expect(response.status).toBe(200)
  const cookie = cookiesOf(response)
  expect((await fetch(`${both[1].origin}/api/inbox/unread`, { headers: { cookie } })).status).toBe(200)
  await post(both[1], '/api/editors/sign-out', {}, { cookie })
  expect((await fetch(`${both[0].origin}/api/inbox/unread`, { headers: { cookie } })).status).toBe(401)
})

test('the password of testers is made once and printed by whoever made it, and who passed at one sees the site at the other', async () => {
  const passwords = printed(/password: (\S+), shown only now/)
  expect(passwords).toHaveLength(1)
  expect(printed(/password: (in the database)/)).toHaveLength(1)
  const closed = await (await fetch(`${both[1].origin}/contact`)).text()
  const cookie = cookiesOf(await post(both[0], '/api/gate/sign-in', { password: passwords[0] }))
  const open = await (await fetch(`${both[1].origin}/contact`, { headers: { cookie } })).text()
  expect(closed).not.toContain('name="message"')
  expect(open).toContain('name="message"')
})

test('attempts with wrong passwords are counted together, for testers and for editors', async () => {
  const headers = { 'x-forwarded-for': '10.0.0.9' }
  const count = async (path: string, body: object) => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => post(both[n % 2 === 0 ? 0 : 1], path, body, headers)))
    return answers.filter(({ status }) => status === 401).length
  }
  expect(await count('/api/gate/sign-in', { password: 'wrong' })).toBe(10)
  expect(await count('/api/editors/sign-in/email', { email: EDITOR.email, password: 'wrong password' })).toBe(8)
})

test('the same enquiry sent to both at once is one, ten times over', async () => {
  for (let n = 0; n < 10; n += 1) {
    const body = { ...MESSAGE, email: `twice${n}@example.com`, message: `Twice, the ${n}th time`, key: n.toString(16).padStart(32, 'a') }
    const [first, second] = await Promise.all(both.map(async (server) => referenceOf(await post(server, '/api/enquiries', body))))
    expect(first).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(second).toBe(first)
  }
})

test('both send letters, and each letter arrives once', async () => {
  await until(() => mail.delivered.length >= 20, 'the letters of the test before', 30_000)
  mail.delivered.length = 0
  const bodies = Array.from({ length: 60 }, (_, n) => ({ ...MESSAGE, email: `ada${n}@example.com`, message: `Letter ${n}` }))
  const references = await Promise.all(
    bodies.map(async (body, n) => referenceOf(await post(both[n % 2 === 0 ? 0 : 1], '/api/enquiries', body))),
  )
  await until(() => mail.delivered.length >= 120, 'all letters', 30_000)
  const ids = mail.delivered.map(({ headers }) => /^Message-ID: <(.*)@/im.exec(headers)?.[1])
  expect(ids.toSorted()).toEqual(references.flatMap((one) => [`clinic.${one.toLowerCase()}`, `visitor.${one.toLowerCase()}`]).toSorted())
})
