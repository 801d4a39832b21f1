import { join } from 'node:path'
import { startServer } from '../fixtures/server.ts'
import { expect, hydrate, ownSite, test as siteTest } from './test.ts'

const FOREIGN_SCRIPTS = join(import.meta.dirname, '../fixtures/with-foreign-scripts.ts')

const test = siteTest.extend({ site: ownSite(() => startServer({ NODE_OPTIONS: `--import=${FOREIGN_SCRIPTS}` })) })

test('scripts that content brings into a page are refused, and all of the site’s own run', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
  for (const path of ['/', '/ar/about', '/nowhere']) {
    refused.length = 0
    const html = await (await page.goto(path))?.text()
    expect(html?.match(/dataset\.foreign/g)).toHaveLength(4)
    await hydrate(page)
    expect(await page.evaluate(() => Object.keys(document.documentElement.dataset))).toEqual(['hydrated'])
    expect(refused).toHaveLength(4)
  }
})

test('the language that was chosen, which the first script of a page reads, is opened', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/about')
  await expect(page).toHaveURL(/\/ar\/about$/)
})

test('a page names the scripts that it allows, and is the same at each render', async ({ request }) => {
  const [one, other] = [await request.get('/search?q=laser'), await request.get('/search?q=laser')]
  expect(await one.text()).toBe(await other.text())
  const policy = (response: typeof one) => response.headers()['content-security-policy'] ?? ''
  expect(policy(one)).toBe(policy(other))
  expect(policy(one)).not.toMatch(/unsafe|nonce/)
})
