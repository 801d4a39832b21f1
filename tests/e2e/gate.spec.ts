import { test as base, expect, type Page } from '@playwright/test'
import { TOLD_WORDS } from '../../src/i18n/told-words.ts'
import { oneLine, section, WORDS } from '../fixtures/clinic-texts.ts'
import { type Server, startServer } from '../fixtures/server.ts'
import { hydrate } from './test.ts'

const PASSWORD = 'correct horse battery'
const MODES = ['browser', 'server'] as const
const { gate } = WORDS.en
const HOME = oneLine(section('page/home', 'hero').heading)
const SOON = oneLine(section('page/coming-soon', 'hero').heading)
const LISTING = oneLine(section('page/london/facial', 'listingHero').heading)

const test = base.extend<object, { closed: Record<(typeof MODES)[number], Server> }>({
  closed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const [browser, server] = await Promise.all(MODES.map((GATE) => startServer({ GATE, GATE_PASSWORD: PASSWORD })))
      await use({ browser: browser as Server, server: server as Server })
      await Promise.all([browser?.stop(), server?.stop()])
    },
    { scope: 'worker' },
  ],
})

const enter = async (page: Page, password: string) => {
  await page.getByLabel(gate.password).fill(password)
  await page.getByRole('button', { name: gate.enter }).click()
}

test('a wrong password empties the field and says so; typing clears the message; cancel closes', async ({ closed, page }) => {
  await page.goto(`${closed.server.origin}/`)
  await hydrate(page)
  await page.getByText(gate.access).click()
  await enter(page, 'wrong')
  const field = page.getByLabel(gate.password)
  await expect(page.getByRole('alert')).toHaveText(gate.wrong)
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.pressSequentially('a')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: gate.cancel }).click()
  await expect(field).toBeHidden()
})

for (const mode of MODES) {
  test(`gate ${mode}: the right password opens the site, at the address that was asked for, and signing out closes it`, async ({
    closed,
    page,
  }) => {
    await page.goto(`${closed[mode].origin}/london/facial`)
    await hydrate(page)
    await page.getByText(gate.access).click()
    await enter(page, PASSWORD)
    await expect(page.locator('h1')).toHaveText(LISTING)
    expect(await page.evaluate(() => localStorage.getItem('qa_authenticated'))).toBe('true')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'qa_session')?.httpOnly).toBe(true)
    expect(JSON.stringify(cookies)).not.toContain(PASSWORD)
    await page.getByRole('button', { name: gate.signOut }).click()
    await expect(page.locator('h1')).toHaveText(SOON)
    expect(await page.evaluate(() => localStorage.getItem('qa_authenticated'))).toBeNull()
  })

  test(`gate ${mode}: with storage blocked the cookie opens the site`, async ({ closed, page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.goto(`${closed[mode].origin}/staff`)
    await hydrate(page)
    await enter(page, PASSWORD)
    await expect(page.locator('h1')).toHaveText(HOME)
  })

  test(`gate ${mode}: a forged flag opens the site only where the browser decides, after one reload`, async ({ closed, page }) => {
    await page.goto(`${closed[mode].origin}/`)
    await page.evaluate(() => localStorage.setItem('qa_authenticated', 'true'))
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.goto(`${closed[mode].origin}/`)
    await expect(page.locator('h1')).toHaveText(mode === 'browser' ? HOME : SOON)
    await page.waitForTimeout(500)
    expect(loads).toBeLessThanOrEqual(2)
  })
}

for (const language of ['', '/ar'])
  test(`all that the closed page shows is there, at ${language || '/'}`, async ({ closed, page }) => {
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    await page.goto(`${closed.server.origin}${language}/`)
    await hydrate(page)
    for (const map of await page.locator('.map img').all()) {
      await map.scrollIntoViewIfNeeded()
      await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    expect(await page.locator('.map img').count()).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })

test('a browser that keeps no cookies is told so, at the gate and at the desk', async ({ closed, page }) => {
  await page.route('**/api/gate/sign-in', async (route) => {
    const response = await route.fetch()
    await page.context().clearCookies()
    await route.fulfill({ status: response.status(), contentType: 'application/json', body: await response.text() })
  })
  await page.goto(`${closed.server.origin}/zh-CN/staff`)
  await hydrate(page)
  await page.getByLabel(WORDS['zh-CN'].gate.password).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText(TOLD_WORDS['zh-CN'].noCookies.title)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(`${closed.server.origin}/admin/index.html`)
  await expect(page.getByRole('alert')).toContainText('keeps no cookies')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const mode of MODES)
    test(`gate ${mode}: the password form works`, async ({ closed, page }) => {
      await page.goto(`${closed[mode].origin}/london/facial`)
      await page.getByText(gate.access).click()
      await enter(page, 'wrong')
      await expect(page.getByRole('alert')).toHaveText(gate.wrong)
      await enter(page, PASSWORD)
      await expect(page.locator('h1')).toHaveText(LISTING)
    })
})
