import { CITIES, settings, tel } from '../fixtures/clinic-settings.ts'
import { WORDS } from '../fixtures/clinic-texts.ts'
import { expect, hydrate, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const { city, name } of settings.menus)
  test(`the menu of ${city} works by keyboard and closes on Escape`, async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.locator(`.mega[data-city=${city}] a`).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(`.mega[data-city=${city}] a`).first()).toBeFocused()
  })

test('Tab passes the menus that are closed', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const button = page.getByRole('button', { name: settings.menus[0]?.name })
  await button.focus()
  // Time enough for what would open by the focus.
  await page.waitForTimeout(400)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: settings.menus[1]?.name })).toBeFocused()
})

for (const width of [390, 800])
  test(`the mobile menu books, calls both clinics and searches at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.locator('.burger').click()
    const menu = page.locator('.nav')
    const book = menu.getByRole('link', { name: `${WORDS.en.actions.book} (${WORDS.en.newTab})` })
    await expect(book).toBeVisible()
    await expect(book).toHaveAttribute('href', settings.bookingUrl)
    for (const city of CITIES) {
      const { phone, ...clinic } = settings.contact[city]
      const call = menu.getByRole('link', { name: `${clinic.city} ${phone}` })
      await expect(call).toBeVisible()
      await expect(call).toHaveAttribute('href', tel(phone))
    }
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
  await expect(page.locator('.nav')).toBeHidden()
  await page.locator('.burger').click()
  await page.locator('.nav summary', { hasText: settings.menus[0]?.name }).click()
  await page.locator('.mega[data-city=london] summary', { hasText: 'Facial' }).click()
  await page.locator('.nav a[href="/london/facial"]').click()
  await expect(page.locator('.lhero h1')).toBeVisible()
  await expect(page.locator('.nav')).toBeHidden()
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
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.nav, .burger')))).toBe(true)
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  expect(stops.size).toBeGreaterThan(10)
  expect(stops.size).toBeLessThan(60)
  await toggle.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.nav a:visible').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toggle).toBeFocused()
  await page.locator('.nav .top').first().focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.nav')).toBeHidden()
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
  await expect(page.getByText(WORDS.en.skip)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
