import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tellFailure } from '../../src/server/http/failure.ts'
import { protectiveHeaders } from '../../src/server/http/headers.ts'
import { build, type Site } from './site.ts'

let site: Site
let editor: string

beforeAll(async () => {
  site = await build({ PUBLIC_URL: 'https://www.clinic.example' })
  await mkdir(join(site.garden.dir, 'public/media'), { recursive: true })
  await writeFile(join(site.garden.dir, 'public/media/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(site.garden.dir, 'public/media/a.webp'), 'RIFF\0\0\0\0WEBPVP8 ')
  editor = `${await site.signIn()}; x-branch=main`
})
afterAll(() => site.close())

const ALWAYS = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy': /frame-ancestors 'self'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-request-id': /^[\da-f-]{36}$/,
}

test.each<[string, string, RequestInit?]>([
  ['a page', '/about'],
  ['a redirect', '/about/'],
  ['a drawing', '/media/drawing.svg'],
  ['a file that is not there', '/media/none.webp'],
  ['the sitemap', '/sitemap.xml'],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
  ['what editors alone may read', '/api/media'],
  ['a list for editors', '/api/media', { headers: { cookie: '' } }],
  ['an export for editors', '/api/inbox/enquiries.csv'],
  ['a calendar file', '/api/enquiries/calendar.ics'],
  ['a sign-in', '/api/editors/sign-in/email', { method: 'POST', body: '{}' }],
  ['content that is refused', '/1.0/content/rose-and-thistle/github/main', { method: 'POST', body: '{}' }],
  ['an address that is too long', `/${'a'.repeat(3000)}`],
  ['a method that nothing takes', '/about', { method: 'DELETE' }],
  ['the head of a page', '/about', { method: 'HEAD' }],
])('%s carries the headers of every answer', async (what, path, init) => {
  const response = await site.ask(path, {
    ...init,
    body: init?.body as string,
    headers: what.includes('editors') ? { cookie: editor } : {},
  })
  for (const [name, value] of Object.entries(ALWAYS)) expect(response.headers.get(name), name).toMatch(value)
})

test('what can run nothing carries only those that concern it', async () => {
  const { headers } = await site.ask('/media/a.webp')
  expect(headers.get('content-type')).toBe('image/webp')
  const given = Object.keys(ALWAYS).filter((name) => headers.has(name))
  expect(given).toEqual(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security', 'x-request-id'])
})

test('what fails carries them, too, and says no more than that it failed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = new Hono()
  app.onError(tellFailure)
  app.use(protectiveHeaders({ isHttps: false, isCloud: true }))
  app.get('/broken', () => {
    throw new Error('line one\n    at file:1:2')
  })
  const response = await app.request('/broken?q=somebody')
  const { headers } = response
  const message = 'Something went wrong on the server. What you typed is still here: tell whoever runs the site, whose log says why.'
  expect([response.status, await response.json()]).toEqual([500, { message }])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // Without https there is none to keep to, and TinaCloud's sign-in is a window of its own.
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(said.mock.calls).toEqual([['GET /broken: line one at file:1:2']])
  said.mockRestore()
})

test('a request keeps the id that a trusted proxy gave it, if it looks like one, and gets its own from anybody else', async () => {
  const idOf = async (given: string, remoteAddress = '127.0.0.1') => {
    const request = new Request('http://site.example/healthz', { headers: { 'x-request-id': given } })
    return (await site.app.fetch(request, { incoming: { socket: { remoteAddress } } })).headers.get('x-request-id')
  }
  expect(await idOf('proxy-request_1')).toBe('proxy-request_1')
  for (const given of ['short', 'ada@clinic.example', '{"level":"error"}', 'x'.repeat(65)])
    expect(await idOf(given)).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf('proxy-request_1', '203.0.113.7')).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf('')).not.toBe(await idOf(''))
})
