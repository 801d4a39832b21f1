import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveSource, publicEndpoint } from '../../src/content/cms/live-source.ts'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { createPublicContent } from '../../src/server/content/public/public.ts'
import type { MostWork } from '../../src/server/content/public/work-limit.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { PageConnectionDocument, PageDocument, TreatmentConnectionDocument, TreatmentDocument } from '../../tina/__generated__/types.ts'
import { type Garden, plant, until } from './garden.ts'
import { ada } from './questions.ts'

const { url, key, query, variables } = liveSource('main', TreatmentDocument as unknown as string)
let garden: Garden
let store: ContentStore
let asked = 0
let open = true

beforeAll(async () => {
  garden = await plant({ history: false })
  store = await openContent(garden.dir)
})

afterAll(async () => {
  store.close()
  await garden.uproot()
})

const headers = { 'content-type': 'application/json', 'x-api-key': key }
const service = (perMinute = 1000, work?: MostWork) => {
  const counted: ContentStore = Object.create(store, {
    request: {
      value: (...args: Parameters<ContentStore['request']>) => {
        asked += 1
        return store.request(...args)
      },
    },
  })
  return createPublicContent({
    branches: createBranches(counted),
    isOpen: async () => open,
    mayPreview: async () => false,
    perMinute,
    work,
  })
}
let shared: ReturnType<typeof service> | undefined
const app = () => {
  shared ??= service()
  return shared
}
const ask = (address: string, init: RequestInit) => app().request(address, { headers, ...init })
const post = (body: unknown, init: RequestInit = {}) =>
  ask(url, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), ...init })
const refused = async (response: Response) => [response.status, ((await response.json()) as { errors: unknown[] }).errors.length]

describe('The public content endpoint', () => {
  it('answers the generated query for the live treatment with hero, title and details', async () => {
    const response = await post({ query, variables })
    expect(response.status).toBe(200)
    const { data, errors } = await response.json()
    expect(errors).toBeUndefined()
    expect(data.treatment).toMatchObject({
      title: 'Anti-wrinkle consultation',
      hero: { description: { type: 'root' } },
      treatmentInfo: { price: 'From £150' },
    })
    expect(data.treatment._sys).toMatchObject({ filename: 'anti-wrinkle', relativePath: 'anti-wrinkle.json', extension: '.json' })
  })

  it('gives errors of a query as GraphQL errors', async () => {
    const { errors } = await (await post({ query, variables: { relativePath: 'nothing.json' } })).json()
    expect(errors[0].message).toMatch(/nothing\.json/)
  })

  it('refuses a missing or wrong key with 401', async () => {
    expect(await refused(await post({ query, variables }, { headers: { 'content-type': 'application/json' } }))).toEqual([401, 1])
    expect(await refused(await post({ query, variables }, { headers: { ...headers, 'x-api-key': 'wrong' } }))).toEqual([401, 1])
  })

  it('has nothing for another client: 404', async () => {
    const body = JSON.stringify({ query, variables })
    expect(await refused(await ask(url.replace('rose-and-thistle', 'other'), { method: 'POST', body }))).toEqual([404, 1])
  })

  it('takes only POST: 405', async () => {
    const response = await ask(url, { method: 'GET' })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await refused(response)).toEqual([405, 1])
  })

  it('takes no large bodies: 413', async () => {
    expect(await refused(await post({ query, variables, padding: 'x'.repeat(70_000) }))).toEqual([413, 1])
  })

  it.each<[string, object | string]>([
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['mutations', { query: 'mutation { deleteDocument(collection: "treatment", relativePath: "hifu.json") { __typename } }' }],
    ['queries of anybody else', { query: '{ treatment(relativePath: "hifu.json") { title } }' }],
    ['two operations at once', { query: `${query} { __typename }` }],
    ...[-1, 0, 0.5, 101, 100_000, 1e308, '9', true, [9]].flatMap((count) => [
      [`first: ${JSON.stringify(count)}`, { query: TreatmentConnectionDocument, variables: { first: count } }] as [string, object],
      [`last: ${JSON.stringify(count)}`, { query: TreatmentConnectionDocument, variables: { last: count } }] as [string, object],
    ]),
    ['a body without a query', {}],
    ['a body that is not JSON', 'query'],
    ['variables that are no object', { query, variables: 'x' }],
  ])('refuses %s with 400', async (_what, body) => {
    expect(await refused(await post(body))).toEqual([400, 1])
  })

  it('never gives an unpublished treatment', async () => {
    expect(await (await post({ query, variables: { relativePath: 'led-facial.json' } })).json()).toEqual({ data: null })
    const { data } = await (await post({ query: TreatmentConnectionDocument, variables: { first: 100 } })).json()
    const names = data.treatmentConnection.edges.map((edge: { node: { _sys: { filename: string } } }) => edge.node._sys.filename)
    expect(names).toContain('hifu')
    expect(names).not.toContain('led-facial')
  })

  it('never gives an unpublished page', async () => {
    const path = 'content/page/shop.json'
    const text = JSON.stringify({ ...JSON.parse(await garden.text(path)), visibility: 'unpublished' }, null, 2)
    expect((await store.put(ada, new Map([[path, text]]))).errors).toBeNull()
    expect(await (await post({ query: PageDocument, variables: { relativePath: 'shop.json' } })).json()).toEqual({ data: null })
    const { data } = await (await post({ query: PageConnectionDocument, variables: { first: 100 } })).json()
    const slugs = data.pageConnection.edges.map((edge: { node: { slug: string } }) => edge.node.slug)
    expect(slugs).toContain('about')
    expect(slugs).not.toContain('shop')
  })

  it('gives nothing while the gate is closed', async () => {
    open = false
    expect(await refused(await post({ query, variables }))).toEqual([403, 1])
    open = true
  })

  it('gives a stranger no branch, in the address or in the header, whether it is there or not', async () => {
    const body = JSON.stringify({ query, variables })
    expect(await refused(await ask(publicEndpoint('secret'), { method: 'POST', body }))).toEqual([403, 1])
    expect(await refused(await post({ query, variables }, { headers: { ...headers, 'x-branch': 'secret' } }))).toEqual([403, 1])
  })

  it('runs a query once for each revision', async () => {
    const file = 'content/treatment/anti-wrinkle.json'
    const title = async () => (await (await post({ query, variables })).json()).data.treatment.title
    const before = await title()
    const { revision } = store
    asked = 0
    await Promise.all([title(), title(), title()])
    expect(asked).toBe(0)
    await garden.write(file, { ...JSON.parse(await garden.text(file)), title: 'Consultation' })
    await until(() => store.revision > revision)
    expect(await Promise.all([title(), title(), title()])).toEqual(['Consultation', 'Consultation', 'Consultation'])
    expect(asked).toBe(1)
    expect(before).not.toBe('Consultation')
  })

  it('takes a question for the same, whatever else is sent with it and in which order', async () => {
    await post({ query: TreatmentConnectionDocument, variables: { first: 7, sort: 'title' } })
    asked = 0
    for (const variables of [
      { sort: 'title', first: 7 },
      { first: 7, sort: 'title', padding: Math.random() },
      { first: 7, sort: 'title', last: null },
    ])
      expect((await post({ query: TreatmentConnectionDocument, variables })).status).toBe(200)
    expect(asked).toBe(0)
  })

  /** Asks from an address for something that nobody has asked for, or for what everybody does. */
  const asker = (app: ReturnType<typeof service>) => {
    let count = 0
    return (address: string, isNew = true) => {
      count += 1
      const body = JSON.stringify({ query, variables: isNew ? { relativePath: `none-${count}.json` } : variables })
      return app.request(url, { method: 'POST', body, headers: { ...headers, 'x-forwarded-for': address } })
    }
  }

  it('works only so long a minute for one address: 429; what is known is answered all the same, and so are others', async () => {
    const from = asker(service(1000, { eachMs: 1, inTotalMs: 60_000, windowMs: 60_000 }))
    expect((await from('10.0.0.1', false)).status).toBe(200)
    let response = await from('10.0.0.1')
    // The system may count the time of a thread in steps of some milliseconds.
    for (let n = 0; response.status === 200 && n < 100; n += 1) response = await from('10.0.0.1')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused(response)).toEqual([429, 1])
    expect((await from('10.0.0.1', false)).status).toBe(200)
    expect((await from('10.0.0.2')).status).toBe(200)
  })

  it('works only so long a minute for all together: 503', async () => {
    const from = asker(service(1000, { eachMs: 60_000, inTotalMs: 1, windowMs: 60_000 }))
    expect((await from('10.0.0.1', false)).status).toBe(200)
    let response = await from('10.0.0.2')
    // The system may count the time of a thread in steps of some milliseconds.
    for (let n = 3; response.status === 200 && n < 100; n += 1) response = await from(`10.0.0.${n}`)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused(response)).toEqual([503, 1])
    expect((await from('10.0.0.2', false)).status).toBe(200)
  })

  it('does not let one address stand in line with more than it could be answered', async () => {
    const from = asker(service(1000, { eachMs: 600_000, inTotalMs: 600_000, windowMs: 60_000 }))
    const statuses = (await Promise.all(Array.from({ length: 60 }, () => from('10.0.0.1')))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  it('answers one address only so often: 429, and when to come back', async () => {
    const strict = service(2)
    const from = (address: string) => {
      const init = { method: 'POST', body: JSON.stringify({ query, variables }), headers: { ...headers, 'x-forwarded-for': address } }
      return strict.request(url, init)
    }
    expect([(await from('10.0.0.1')).status, (await from('10.0.0.1')).status]).toEqual([200, 200])
    const response = await from('10.0.0.1')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused(response)).toEqual([429, 1])
    expect((await from('10.0.0.2')).status).toBe(200)
  })
})
