import { readdir, readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, hydrate, test } from './test.ts'

const CHUNKS = new URL('../../build/site/client/assets/', import.meta.url)

const PAGES = [
  { path: '/', heading: /Medicine first/, lang: 'en', dir: 'ltr' },
  { path: '/ar', heading: /الطب أولًا/, lang: 'ar', dir: 'rtl' },
  { path: '/london/facial', heading: /Facial|facial/, lang: 'en', dir: 'ltr' },
  { path: '/ar/london/facial', heading: /علاجات الوجه/, lang: 'ar', dir: 'rtl' },
  { path: '/procedures/facial/exosome', heading: /Exosome/, lang: 'en', dir: 'ltr' },
  { path: '/ar/procedures/facial/exosome', heading: /الإكسوسومات/, lang: 'ar', dir: 'rtl' },
]

for (const { path, heading, lang, dir } of PAGES) {
  test(`${path} is complete in the server's HTML, without any script`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
    const page = await context.newPage()
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(page.locator('h1')).toHaveText(heading)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(5)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.locator('footer')).toContainText('© 2024')
    await context.close()
  })

  test(`${path} hydrates without an error, a shift or a foreign request`, async ({ watched: page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const before = await page.locator('main').textContent()
    await hydrate(page)
    expect(await page.locator('main').textContent()).toBe(before)
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01)
  })

  for (const width of [390, 1440]) {
    test(`${path} has no accessibility fault at ${width} px, and nothing sticks out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}

test('no script is fetched before the first input', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await hydrate(page)
  expect(scripts.length).toBeGreaterThan(3)
})

/** Words of the bridge to the admin that stay as they are in a built script. */
const EDITING = /field:selected|updateData|quickEditEnabled/

test('no editing code reaches a visitor', async ({ page }) => {
  const chunks = (await readdir(CHUNKS)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(chunks.map((name) => readFile(new URL(name, CHUNKS), 'utf8')))
  const editing = chunks.filter((_, at) => EDITING.test(texts[at] ?? ''))
  expect(editing).not.toEqual([])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  await page.goto('/')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((name) => chunks.includes(name)).length).toBeGreaterThan(3)
  expect(fetched.filter((name) => editing.includes(name))).toEqual([])
})

test('the first click of a visit is never lost, with a slow processor and a fast finger', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/')
  const copy = page.getByRole('button', { name: /FIRST20/ })
  await copy.scrollIntoViewIfNeeded()
  await copy.dispatchEvent('pointerdown')
  const box = await copy.boundingBox()
  if (!box) throw new Error('The button has no place')
  await page.mouse.click(box.x + 10, box.y + 10)
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible({ timeout: 60_000 })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FIRST20')
})

test('an unknown address answers 404 in its language, with ways home and to book', async ({ page }) => {
  const response = await page.goto('/ar/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('h1')).toHaveText('الصفحة غير موجودة')
  await expect(page.locator('main a[href="/ar"]')).toBeVisible()
  await expect(page.locator('main a[href="/ar/book-treatment"]')).toBeVisible()
})

for (const [given, straight] of [
  ['/london/facial/?a=1', '/london/facial?a=1'],
  ['//other.example/', '/other.example'],
  ['/ar//about', '/ar/about'],
  ['/home', '/'],
  ['/ar/home', '/ar'],
])
  test(`${given} leads to ${straight}, on this site`, async ({ site }) => {
    const response = await fetch(site.origin + given, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(straight)
  })

test('pages carry a policy without unsafe-inline, and a validator', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['content-security-policy']).not.toContain('unsafe')
  const again = await request.get('/', { headers: { 'if-none-match': page.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('one question is open at a time, and clicking the open one closes it, without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/')
  const questions = page.locator('.acc details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(2).locator('summary').click()
  await expect(page.locator('.acc details[open]')).toHaveCount(1)
  await questions.nth(2).locator('summary').click()
  await expect(page.locator('.acc details[open]')).toHaveCount(0)
  await context.close()
})
