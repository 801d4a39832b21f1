import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectRoutes } from 'hono/dev'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../src/model/roles.ts'
import { commitTo } from '../fixtures/repository.ts'
import { APART, DOORS, type Door, PEOPLE, type Person, REPAIRS, SAVING, type Try } from './doors.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const ROLE_OF: Partial<Record<Person, Role>> = {
  publisher: 'publisher',
  editor: 'editor',
  translator: 'translator',
  reviewer: 'reviewer',
  clerk: 'reviewer',
  reception: 'reception',
}
/** Those whom a draft can make a difference to, and a reviewer, whom nothing lets save. */
const READERS = ['owner', 'publisher', 'editor', 'translator', 'reviewer'] as const
/** Those whom it makes a difference to that everybody works on drafts, and an editor, who did before. */
const HELD = ['owner', 'publisher', 'editor'] as const
const emailOf = (who: Person) => (who === 'owner' ? 'ada@clinic.example' : `${who}@clinic.example`)

let site: Site
let picture: Buffer
let tries = 0
const cookies = new Map<Person, string>([['nobody', '']])

beforeAll(async () => {
  site = await build({ GATE: 'server', CONTENT_PER_ADDRESS: '10000', ENQUIRIES_PER_ADDRESS: '10000' })
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  commitTo(site.garden.dir, 'summer', { 'public/media/branch.webp': picture })
  for (const who of PEOPLE) {
    const role = ROLE_OF[who]
    if (role) {
      const languages = role === 'translator' ? (['ar'] as const) : []
      await site.accounts.add({ name: who, email: emailOf(who) }, PASSWORD, { role, languages, enquiries: who === 'clerk' })
    }
    if (role || who === 'owner') cookies.set(who, await site.signIn(emailOf(who)))
  }
  cookies.set('tester', await site.test())
})
afterAll(() => site.close())

/** The sentences that a door has for those whom it doesn't let through. */
const REFUSALS =
  /Your role is|(only owners and publishers save|nobody saves) on the site itself|you translate into|not among your languages|Sign in|signed in\.|not open yet/

/** What came of a try: `'yes'`, `'no'`, or what else the answer was. */
async function came({ ask, yes = /^$/, no = 403 }: Door, who: Person, branch = 'main'): Promise<string> {
  tries += 1
  const store = await site.branches.open(branch)
  if (!store) throw new Error(`There is no branch ${branch}.`)
  const given: Try = { site, branch, store, who, email: emailOf(who), n: tries, picture }
  const { method = 'GET', path, body, headers } = await ask(given)
  const before = tipOfSite()
  const response = await site.app.request(ORIGIN + path, {
    method,
    headers: {
      ...{ host: 'site.example', origin: ORIGIN, 'content-type': 'application/json', 'x-branch': branch },
      ...headers,
      cookie: cookies.get(who) ?? '',
    },
    body: body instanceof Uint8Array ? new Uint8Array(body) : body && JSON.stringify(body),
  })
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  const text = isStream ? '' : await response.text()
  if (isStream) await response.body?.cancel()
  const said = response.status === no ? 'no' : judged(response, text, yes)
  return said === 'no' && tipOfSite() !== before ? 'no, and yet something was saved' : said
}

/** The newest commit of the site itself. */
const tipOfSite = () => readFileSync(join(site.garden.dir, '.git/refs/heads/main'), 'utf8')

function judged({ status, headers }: Response, text: string, yes: number | RegExp): string {
  const told = toldIn(text)
  const isClosed = /"open":false/.test(text) || headers.get('location')?.includes('/staff')
  if ([401, 403].includes(status) || isClosed || REFUSALS.test(told)) return 'no'
  if (typeof yes === 'number') return status === yes ? 'yes' : `${status} ${told}`
  return (status < 400 || told !== '') && yes.test(told) ? 'yes' : `${status} ${told || text.slice(0, 200)}`
}

/** The sentences of an answer that is not simply what was asked for. */
function toldIn(text: string): string {
  try {
    const { message, errors } = (JSON.parse(text) ?? {}) as { message?: string; errors?: { message: string }[] | null }
    return message ?? errors?.map((error) => error.message).join(' ') ?? ''
  } catch {
    return ''
  }
}

/** What comes of a door for each who tries it. */
async function cameToEach(people: readonly Person[], door: Door, branch?: string) {
  const found: [Person, string][] = []
  for (const who of people) found.push([who, await came(door, who, branch)])
  return Object.fromEntries(found)
}

const only = (lets: string[], people: readonly Person[]) =>
  Object.fromEntries(people.map((who) => [who, lets.includes(who) ? 'yes' : 'no']))

test.each(DOORS.map((door) => [door.route, door.what, door] as const))('%s, %s', async (_, __, door) => {
  expect(await cameToEach(PEOPLE, door)).toEqual(only(door.lets.split(' '), PEOPLE))
})

describe('while all but owners and publishers work on drafts only', () => {
  beforeAll(() => site.accounts.drafts.decide('others'))
  afterAll(() => site.accounts.drafts.decide('nobody'))

  test.each(SAVING.map((door) => [door.route, door.what, door] as const))('%s, %s: on a draft alone', async (_, __, door) => {
    const lets = door.lets.split(' ')
    const publishers = lets.filter((who) => ['owner', 'publisher'].includes(who))
    expect(await cameToEach(READERS, door)).toEqual(only(publishers, READERS))
    const before = site.garden.git('rev-parse', 'main')
    expect(await cameToEach(READERS, door, 'summer')).toEqual(only(lets, READERS))
    expect(site.garden.git('rev-parse', 'main')).toBe(before)
  })
})

describe('while everybody works on drafts only, owners and publishers too', () => {
  beforeAll(() => site.accounts.drafts.decide('everybody'))
  afterAll(() => site.accounts.drafts.decide('nobody'))

  test.each(SAVING.map((door) => [door.route, door.what, door] as const))('%s, %s: on a draft alone', async (_, __, door) => {
    const repairs = REPAIRS.includes(door.route) ? ['owner', 'publisher'] : []
    expect(await cameToEach(HELD, door)).toEqual(only(repairs, HELD))
    expect(await cameToEach(['owner'], door, 'summer')).toEqual({ owner: 'yes' })
  })
})

test('each route of the server is a door of the list, and each door a route', () => {
  const routes = inspectRoutes(site.app).flatMap(({ method, path, isMiddleware }) => (isMiddleware ? [] : [`${method} ${path}`]))
  expect([...new Set([...DOORS.map(({ route }) => route), ...APART])].sort()).toEqual([...new Set(routes)].sort())
})

test('no mutation of the schema is run for those who save nothing', async () => {
  const headers = { cookie: `${cookies.get('owner')}; x-branch=main` }
  const asked = { query: '{ __schema { mutationType { fields { name } } } }' }
  const { data } = (await (await site.ask('/api/tina/gql', { headers, body: asked })).json()) as {
    data: { __schema: { mutationType: { fields: { name: string }[] } } }
  }
  const names = data.__schema.mutationType.fields.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['addPendingDocument', 'updateDocument', 'deleteDocument', 'createDocument', 'createFolder']),
  )
  for (const who of ['reviewer', 'clerk', 'reception', 'tester', 'nobody'] as const)
    for (const name of names) {
      const cookie = `${cookies.get(who)}; x-branch=main`
      const { status } = await site.ask('/api/tina/gql', { headers: { cookie }, body: { query: `mutation { ${name} { __typename } }` } })
      expect(`${who} ${name} ${status}`).toBe(`${who} ${name} ${['tester', 'nobody'].includes(who) ? 401 : 403}`)
    }
})
