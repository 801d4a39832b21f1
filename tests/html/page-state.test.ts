import { expect, test } from 'vitest'
import { one } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const handover = (page: Document) => JSON.parse(one(page, 'script[type="application/json"]').textContent)

test.each([
  ['/', '/_root.state'],
  ['/ar/about', '/ar/about.state'],
  ['/procedures/body?concern=hair&utm_source=x', '/procedures/body.state?concern=hair'],
  ['/nowhere', '/nowhere.state'],
])('the data of %s stand apart, at %s', async (path, address) => {
  const page = await site.page(path)
  expect(handover(page).state).toBe(address)
  expect(page.documentElement.innerHTML.includes('streamController.enqueue')).toBe(false)
  const response = await site.ask(address)
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
  expect((await site.page('/about')).querySelector('link[rel=stylesheet]')).toBeNull()
})
