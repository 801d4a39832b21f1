import { expect, hydrate, test } from './test.ts'

test('choosing a language stores it at the click, and keeps the page, query and hash', async ({ page }) => {
  await page.goto('/london/facial?a=1#group-1')
  await page.locator('.lang > summary').click()
  await page.locator('.lang-menu a[lang=ar]').click()
  await page.waitForURL('**/ar/london/facial?a=1#group-1')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
})

test('a visit to a prefixed address stores nothing', async ({ page }) => {
  await page.goto('/ar')
  await hydrate(page)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
})

test('an address without prefix opens in the stored language, and no English is ever painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'ar')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'first-contentful-paint') sessionStorage.setItem(`painted ${document.documentElement.lang}`, '1')
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/about-nothing?x=1')
  await page.waitForURL('**/ar/about-nothing?x=1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => sessionStorage.getItem('painted en'))).toBeNull()
})

test('a prefix wins over the stored language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.goto('/zh-TW')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  expect(new URL(page.url()).pathname).toBe('/zh-TW')
})

test('a stored value that is not a language counts as English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'xx'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('blocked storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  await hydrate(page)
  await page.locator('.lang > summary').click()
  await page.locator('.lang-menu a[lang=zh-CN]').click()
  await page.waitForURL('**/zh-CN')
})

test('a click inside the site changes the page, starts at its top, and going back restores the place', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const link = page.locator('.cat-l a').first()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await link.click()
  await expect(page.locator('.lhero h1')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('.hero')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50)
})
