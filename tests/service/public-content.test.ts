import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveSource, publicEndpoint } from '../../src/content/live-source.ts'
import { createIndex, type Index } from '../../src/server/content/database.ts'
import { createPublicContent } from '../../src/server/content/public.ts'
import { TreatmentConnectionDocument, TreatmentDocument } from '../../tina/__generated__/types.ts'

const { url, key, query, variables } = liveSource('main', TreatmentDocument as unknown as string)
let dir: string
let index: Index
let open = true

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-content-'))
  await cp(join(import.meta.dirname, '../../content'), join(dir, 'content'), { recursive: true })
  const gone = join(dir, 'content/treatment/allergy.json')
  await writeFile(gone, JSON.stringify({ ...JSON.parse(await readFile(gone, 'utf8')), visibility: 'unpublished' }, null, 2))
  index = await createIndex(dir)
})

afterAll(async () => {
  await rm(dir, { recursive: true, force: true })
})

const headers = { 'content-type': 'application/json', 'x-api-key': key }
const ask = (address: string, init: RequestInit) => {
  const app = createPublicContent(
    (branch) => (branch === 'main' ? index.request : undefined),
    async () => open,
  )
  return app.request(address, { headers, ...init })
}
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

  it('has nothing for another client or branch: 404', async () => {
    const body = JSON.stringify({ query, variables })
    expect(await refused(await ask(publicEndpoint('secret'), { method: 'POST', body }))).toEqual([404, 1])
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
})
