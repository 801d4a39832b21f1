import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESSES, LEADING_HERE } from '../../src/features/links/rules/leading-here.ts'
import { ben } from './questions.ts'
import { build, type Site } from './site.ts'

let site: Site
let cookie: string
beforeAll(async () => {
  site = await build()
  cookie = await site.signIn()
})
afterAll(() => site.close())

const get = async (path: string) => {
  const response = await site.ask(path, { headers: { cookie, 'x-branch': 'main' } })
  return { status: response.status, body: await response.json() }
}
const asked = (path: string) => get(`${LEADING_HERE}?path=${encodeURIComponent(path)}`)
const put = (path: string, document: object) => site.store.put(ben, new Map([[path, JSON.stringify(document, null, 2)]]))

test('where links lead is told to signed-in editors alone', async () => {
  for (const path of [ADDRESSES, LEADING_HERE]) expect((await site.ask(path)).status).toBe(401)
})

test('editors get the address of each page and treatment, published or not', async () => {
  await put('content/page/quiet.json', { title: 'Quiet', slug: 'quiet-room', visibility: 'unpublished', blocks: [] })
  const { body } = await get(ADDRESSES)
  expect(body).toMatchObject({
    'content/page/home.json': '/',
    'content/page/quiet.json': '/quiet-room',
    'content/treatment/hifu.json': '/procedures/body/hifu',
  })
  expect(Object.keys(body).every((path) => /^content\/(page|treatment)\//.test(path))).toBe(true)
})

test('the links that lead to a page are counted in all other documents', async () => {
  const block = (...hrefs: string[]) => ({ links: hrefs.map((href) => ({ label: 'Go', target: 'page', href })), _template: 'linkRow' })
  await put('content/page/quiet.json', { title: 'Quiet', slug: 'quiet-room', blocks: [block('xref:/page/quiet')] })
  expect((await asked('content/page/quiet.json')).body).toEqual({ links: 0, documents: 0 })
  await put('content/page/one.json', { title: 'One', slug: 'one', blocks: [block('xref:/page/quiet#a', '/quiet-room', '/quiet-rooms')] })
  await put('content/page/two.json', { title: 'Two', slug: 'two', body: '[Here](xref:/page/quiet) and [here](/quiet-room).', blocks: [] })
  expect((await asked('content/page/quiet.json')).body).toEqual({ links: 4, documents: 2 })
  expect((await asked('content/page/none.json')).body).toEqual({ links: 0, documents: 0 })
})
