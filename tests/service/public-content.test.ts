import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveSource, publicEndpoint } from '../../src/content/live-source.ts'
import { createBranches } from '../../src/server/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { createPublicContent } from '../../src/server/content/public.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { TreatmentConnectionDocument, TreatmentDocument } from '../../tina/__generated__/types.ts'
import { type Garden, plant, until } from './garden.ts'

const { url, key, query, variables } = liveSource('main', TreatmentDocument as unknown as string)
const GONE = 'content/treatment/allergy.json'
let garden: Garden
let store: ContentStore
let asked = 0
let open = true

beforeAll(async () => {
  garden = await plant({ history: false })
  await garden.write(GONE, { ...JSON.parse(await garden.text(GONE)), visibility: 'unpublished' })
  store = await openContent(garden.dir)
})

afterAll(async () => {
  store.close()
  await garden.uproot()
})

const headers = { 'content-type': 'application/json', 'x-api-key': key }
const service = (perMinute = 1000) => {
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

  it.each([
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['mutations', { query: 'mutation { deleteDocument(collection: "treatment", relativePath: "hifu.json") { __typename } }' }],
    ['queries of anybody else', { query: '{ treatment(relativePath: "hifu.json") { title } }' }],
    ['two operations at once', { query: `${query} { __typename }` }],
    ['too many documents', { query: TreatmentConnectionDocument, variables: { first: 100_000 } }],
    ['a body without a query', {}],
    ['a body that is not JSON', 'query'],
    ['variables that are no object', { query, variables: 'x' }],
  ])('refuses %s with 400', async (_what, body) => {
    expect(await refused(await post(body))).toEqual([400, 1])
  })

  it('never gives an unpublished treatment', async () => {
    expect(await (await post({ query, variables: { relativePath: 'allergy.json' } })).json()).toEqual({ data: null })
    const { data } = await (await post({ query: TreatmentConnectionDocument, variables: { first: 100 } })).json()
    const names = data.treatmentConnection.edges.map((edge: { node: { _sys: { filename: string } } }) => edge.node._sys.filename)
    expect(names).toContain('hifu')
    expect(names).not.toContain('allergy')
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
