import { expect, test } from 'vitest'
import { until } from '../service/garden.ts'
import { one } from './reading.ts'
import { openSite, ownSite } from './site.ts'

const site = await openSite()
const handover = (page: Document) => JSON.parse(one(page, 'script[type="application/json"]').textContent)

test.each([
  ['/', '/_root.state'],
  ['/ar/about', '/ar/about.state'],
  ['/procedures/body?concern=hair&utm_source=x', '/procedures/body.state?concern=hair'],
  ['/nowhere', '/nowhere.state'],
])('the data of %s stand apart, at %s', async (path, address) => {
  const page = await site.page(path)
  const { state } = handover(page)
  expect(state.replace(/[?&]v=[\w-]{20}$/, '')).toBe(address)
  expect(page.documentElement.innerHTML.includes('streamController.enqueue')).toBe(false)
  const response = await site.ask(state)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('loaderData')
})

test('a page that is made for one visitor holds its data itself', async () => {
  const page = await site.page('/search?q=laser')
  expect(handover(page).state).toBeUndefined()
  expect(page.documentElement.innerHTML.includes('streamController.enqueue')).toBe(true)
})

test('no page rests on the whole style sheet: its own rules stand in it, allowed by their hash', async () => {
  const response = await site.ask('/about')
  const html = await response.text()
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  expect(rules).toContain('.hdr{')
  expect(rules).not.toContain('.tariff{')
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rules))).toString('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  expect((await site.page('/about')).querySelector('link[rel=stylesheet]:not([media=print])')).toBeNull()
})

test('whoever has a page open gets the data that it was made of, also once the page says something else', async () => {
  const changing = await ownSite()
  const before = handover(await changing.read('/about')).state
  const data = await (await changing.ask(before)).text()
  const file = 'content/page/about.json'
  const about = JSON.parse(await changing.garden.text(file))
  await changing.garden.write(file, { ...about, title: 'About the new house' })
  const current = async () => handover(await changing.read('/about')).state
  await until(async () => (await current()) !== before, 'the new title')
  const now = await current()
  expect(await (await changing.ask(now)).text()).toContain('About the new house')
  expect(await (await changing.ask(before)).text()).toBe(data)
  expect((await changing.ask(before.replace(/.{20}$/, 'a'.repeat(20)))).status).toBe(404)
})

test('an address that names only data is no page, and takes no other one’s place', async () => {
  const fresh = await ownSite()
  expect(await fresh.status('/_root')).toBe(404)
  expect(await fresh.status('/')).toBe(200)
  expect(await fresh.status('/_root')).toBe(404)
  const { state } = handover(await fresh.read('/_root'))
  expect(await (await fresh.ask(state)).text()).not.toBe(await (await fresh.ask('/_root.state')).text())
  expect((await fresh.ask('/_root.state')).headers.get('content-type')).toContain('text/plain')
})
