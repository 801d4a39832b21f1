import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSameName } from '../../src/model/person-name.ts'
import { asked, question, UPDATE } from './questions.ts'
import { build, PASSWORD, type Site } from './site.ts'

const ADA = 'ada@clinic.example'
const FILE = 'fillers-cost.json'
let site: Site

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())

const change = (path: string, cookie: string, body: object) => site.ask(`/api/editors/${path}`, { headers: { cookie }, body })
const userOf = async (cookie: string) =>
  ((await (await site.ask('/api/editors/get-session', { headers: { cookie } })).json()) as { user: Record<string, unknown> } | null)?.user
const save = (cookie: string, text: string) =>
  site.ask('/api/tina/gql', {
    headers: { cookie, 'x-branch': 'main' },
    body: { query: UPDATE, variables: { file: FILE, params: question(text) } },
  })

test('an editor changes their own name, which the next save carries, and stays the same person', async () => {
  const cookie = await site.signIn()
  const before = await userOf(cookie)
  expect(
    (await change('name', cookie, { name: '  Ada Hart-Lin  ', email: 'eve@clinic.example', id: 'x', emailVerified: false })).status,
  ).toBe(200)
  expect(await userOf(cookie)).toMatchObject({ id: before?.id, name: 'Ada Hart-Lin', email: ADA, emailVerified: true })
  expect((await save(cookie, 'Under a new name?')).status).toBe(200)
  expect(site.garden.git('log', '-1', '--format=%an <%ae>')).toBe(`Ada Hart-Lin <${ADA}>`)
})

test.each([
  ['nothing', {}],
  ['only spaces', { name: '   ' }],
  ['no letter', { name: '42 !' }],
  ['no text', { name: { first: 'Ada' } }],
  ['the end of a name in a list of changes', { name: 'Ada <eve@clinic.example>' }],
  ['a line', { name: 'Ada\nauthor Eve' }],
  ['a text that turns around what follows', { name: 'Ada \u202eevE' }],
  ['a book', { name: 'Ada '.repeat(100) }],
  ['what somebody is, in brackets', { name: 'Ada (owner)' }],
  ['two people', { name: 'Ada, Dr Nobody' }],
  ['a number', { name: 'Ada 2' }],
  ['an address', { name: 'ada@clinic.example' }],
  ['what ends a line of a commit', { name: 'Reviewed-by: Ada' }],
  ['letters of two scripts', { name: '\u0410da' }],
  ['Latin with Cherokee', { name: '\u13aada' }],
  ['Latin with Lisu', { name: '\ua4eeda' }],
  ['Latin with Armenian', { name: 'Le\u0585' }],
  ['a letter that nobody sees', { name: '\u3164' }],
  ['such a letter in a name', { name: 'Ada\u3164' }],
])('%s is refused as a name, with a sentence', async (_, body) => {
  const cookie = await site.signIn()
  const { name } = (await userOf(cookie)) ?? {}
  const answer = await change('name', cookie, body)
  expect([answer.status, await answer.json()]).toEqual([400, { message: expect.stringMatching(/\.$/) }])
  expect(await userOf(cookie)).toMatchObject({ name })
})

test('a name is one person’s at a time, however it is written, and whoever asks for it first', async () => {
  await site.accounts.add({ name: 'Bill Hale-Lin', email: 'bill@clinic.example' }, PASSWORD)
  await site.accounts.add({ name: 'Cora', email: 'cora@clinic.example' }, PASSWORD)
  const cora = await site.signIn('cora@clinic.example')
  for (const name of [
    'Bill Hale-Lin',
    'bill hale lin',
    'BILL  HALE–LIN'.replace('–', '‑'),
    'Bi\u200cll Hale-Lin',
    'Bill. Hale’Lin',
    'BiIl HaIe-Iin',
  ]) {
    expect(await (await change('name', cora, { name })).json(), name).toEqual({
      message: expect.stringContaining('A colleague has this name'),
    })
    const newcomer = site.accounts.add({ name, email: 'new@clinic.example' }, PASSWORD)
    await expect(newcomer, name).rejects.toThrow('A colleague has this name')
  }
  for (const [name, other] of [
    ['ANNA', '\u0391\u039d\u039d\u0391'],
    ['KATE', '\u041a\u0410\u0422\u0415'],
    ['Davi', 'Dav\u0131'],
    ['Adam', '\u0251d\u0251m'],
  ] as const)
    expect(isSameName(name, other), `${name} ${other}`).toBe(true)
  for (const [name, other] of [
    ['Ada Hart', 'Ada Hurt'],
    ['Мария', 'Марина'],
    ['ليلى', 'سلمى'],
    ['李小龍', '李小龙'],
  ] as const)
    expect(isSameName(name, other), `${name} ${other}`).toBe(false)
  const dan = await site.accounts.add({ name: 'Dan', email: 'dan@clinic.example' }, PASSWORD).then(() => site.signIn('dan@clinic.example'))
  const both = await Promise.all([cora, dan].map((cookie) => change('name', cookie, { name: 'Robin' })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  // One's own name, written otherwise, stays one's own; one that was given up is free.
  const [own, other] = both[0]?.status === 200 ? [cora, dan] : [dan, cora]
  expect((await change('name', own, { name: 'ROBIN' })).status).toBe(200)
  expect((await change('name', own, { name: 'Robin Low' })).status).toBe(200)
  expect((await change('name', other, { name: 'Robin' })).status).toBe(200)
})

test('names and sessions are changed by nobody who is not signed in', async () => {
  for (const path of ['name', 'revoke-sessions']) expect((await change(path, '', { name: 'Eve' })).status, path).toBe(401)
  expect(await site.accounts.find(ADA)).not.toMatchObject({ name: 'Eve' })
})

test('signing out everywhere ends each session of the editor at once, and of nobody else', async () => {
  await site.accounts.add({ name: 'Bea', email: 'bea@clinic.example' }, PASSWORD)
  const [here, there, hers] = [await site.signIn(), await site.signIn(), await site.signIn('bea@clinic.example')]
  expect((await change('revoke-sessions', here, {})).status).toBe(200)
  expect(await userOf(here)).toBeUndefined()
  expect(await userOf(there)).toBeUndefined()
  expect((await save(there, 'From another browser?')).status).toBe(401)
  expect(await asked(site.store, FILE)).not.toBe('From another browser?')
  expect(await userOf(hers)).toMatchObject({ name: 'Bea' })
})

test('a wrong current password is told in a sentence; the right one leaves this browser signed in, and no other', async () => {
  const [here, there] = [await site.signIn(), await site.signIn()]
  const wrong = await change('change-password', here, { currentPassword: 'a wrong password', newPassword: 'four words by chance' })
  expect([wrong.status, await wrong.json()]).toEqual([400, { message: 'The current password is not the right one. Nothing was changed.' }])
  const right = await change('change-password', here, { currentPassword: PASSWORD, newPassword: 'four words by chance' })
  expect(right.status).toBe(200)
  const [now = ''] = right.headers.getSetCookie().filter((cookie) => cookie.startsWith('editor.session_token='))
  expect(await userOf(now.split(';')[0] ?? '')).toMatchObject({ email: ADA })
  expect(await userOf(there)).toBeUndefined()
  expect(await site.signIn(ADA, PASSWORD)).not.toContain('session_token')
  expect(await site.signIn(ADA, 'four words by chance')).toContain('session_token')
})
