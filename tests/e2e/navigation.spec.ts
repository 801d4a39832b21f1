import type { Page } from '@playwright/test'
import { expect, hydrate, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const city of ['London', 'Edinburgh'] as const) {
  const featured = { London: 7, Edinburgh: 8 }[city]

  test(`the ${city} menu opens on hover before any script, with its specialities and three lists`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto('/')
    const menu = page.locator(`.mega[data-city=${city.toLowerCase()}]`)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: `${city} Treatments` }).hover()
    await expect(menu).toBeVisible()
    expect(Math.round((await menu.boundingBox())?.width ?? 0)).toBe(900)
    await expect(menu.locator('.mega-f li')).toHaveCount(featured)
    await expect(menu.locator('.mega-f li').first().locator('.badge')).toHaveText('Client favourite')
    await expect(menu.locator('.mega-c')).toHaveCount(3)
    await expect(menu.locator('.mega-c .see')).toHaveCount(3)
    await context.close()
  })

  test(`the ${city} menu works by keyboard and closes on Escape`, async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    const button = page.getByRole('button', { name: `${city} Treatments` })
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.locator(`.mega[data-city=${city.toLowerCase()}] a`).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })
}

test('London lacks the IV drip, sclerotherapy and laser hair removal', async ({ page }) => {
  await page.goto('/')
  const hrefs = await page.locator('.mega[data-city=london] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const slug of ['iv-drip', 'sclerotherapy', 'laser-hair-removal']) expect(hrefs.filter((href) => href?.endsWith(slug))).toEqual([])
  const edinburgh = await page
    .locator('.mega[data-city=edinburgh] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const slug of ['iv-drip', 'sclerotherapy', 'laser-hair-removal']) expect(edinburgh.some((href) => href?.endsWith(slug))).toBe(true)
})

test('the mobile menu opens without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/ar')
  await page.locator('.burger').click()
  await expect(page.locator('.mmenu')).toBeVisible()
  await expect(page.locator('.mmenu a[href="/ar/contact"]')).toBeVisible()
  await context.close()
})

/** What each link within says, and where it leads. */
const linksIn = (page: Page, within: string) =>
  page.locator(`${within} a`).evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))

for (const prefix of ['', '/ar'])
  for (const city of ['london', 'edinburgh'])
    test(`the mobile menu has all that the mega-menu of ${city} has, in the same order, on ${prefix || '/'}, without script`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, viewport: { width: 320, height: 640 } })
      const page = await context.newPage()
      await page.goto(prefix || '/')
      const stacked = await linksIn(page, `.mmenu [data-city=${city}]`)
      expect(stacked.length).toBeGreaterThan(30)
      expect(stacked).toEqual(await linksIn(page, `.mega[data-city=${city}]`))
      await page.locator('.burger').click()
      const part = page.locator(`.mmenu [data-city=${city}]`)
      for (const summary of await part.locator('summary').all()) await summary.click()
      for (const link of await part.getByRole('link').all()) await expect(link).toBeVisible()
      await expect(part.getByRole('link')).toHaveCount(stacked.length)
      expect(await page.locator('.mmenu').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)
      await context.close()
    })

for (const width of [390, 800])
  test(`the mobile menu books, calls both clinics and searches at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.locator('.burger').click()
    const menu = page.locator('.mmenu')
    const book = menu.getByRole('link', { name: /^Book Now.*new tab/ })
    await expect(book).toBeVisible()
    await expect(book).toHaveAttribute('href', 'https://booking.roseandthistle.example/')
    for (const [city, tel] of [
      ['London', 'tel:02079460182'],
      ['Edinburgh', 'tel:01314960247'],
    ] as const)
      await expect(menu.getByRole('link', { name: new RegExp(`^${city} [\\d ]+$`) })).toHaveAttribute('href', tel)
    await expect(menu.getByRole('search').getByRole('button')).toBeVisible()
  })

test('choosing a link closes the mobile menu, and Escape does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrate(page)
  await page.locator('.burger').click()
  // The menu is over the page, so that it listens.
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await page.keyboard.press('Escape')
  await expect(page.locator('.mmenu')).toBeHidden()
  await page.locator('.burger').click()
  await page.locator('.mmenu summary', { hasText: 'London Treatments' }).click()
  await page.locator('.mmenu [data-city=london] .sub summary', { hasText: 'Facial' }).click()
  await page.locator('.mmenu a[href="/london/facial"]').click()
  await expect(page.locator('.lhero h1')).toBeVisible()
  await expect(page.locator('.mmenu')).toBeHidden()
})

test('by keyboard an open mobile menu holds the focus, and the page behind is out of reach until it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrate(page)
  const toggle = page.locator('.burger')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  const stops = new Set<string>()
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.mobile')))).toBe(true)
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  expect(stops.size).toBeGreaterThan(10)
  expect(stops.size).toBeLessThan(60)
  await toggle.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.mmenu a:visible').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toggle).toBeFocused()
  await page.locator('.mmenu .top').first().focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.mmenu')).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('a mobile menu that is open when the screen grows lets go of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrate(page)
  await page.locator('.burger').click()
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the phone bar never covers the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const legal = await page.locator('.legal').boundingBox()
  const bar = await page.locator('.mbar').boundingBox()
  expect((legal?.y ?? 0) + (legal?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
})

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Skip to main content')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
