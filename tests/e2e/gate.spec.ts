import { type Browser, test as base, expect } from '@playwright/test'
import { type Server, startServer } from '../fixtures/server.ts'
import { hydrate } from './test.ts'

const PASSWORD = 'correct horse battery'
const MODES = ['browser', 'server'] as const
/** Words that stand on the site but not on the coming-soon page. */
const OF_THE_SITE = ['Hydrafacial', 'London Treatments', 'Asked most often', 'Four disciplines', 'book-treatment', 'Exosome']

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

const pageOf = async (browser: Browser, baseURL: string, options = {}) => (await browser.newContext({ baseURL, ...options })).newPage()

for (const mode of MODES) {
  test.describe(`gate ${mode}`, () => {
    test('at every address, HTML and data hold the coming-soon page and nothing of the site', async ({ closed, request }) => {
      const { origin } = closed[mode]
      for (const path of [
        '/',
        '/london/facial',
        '/procedures/facial/exosome',
        '/nowhere',
        '/ar/about',
        '/coming-soon',
        '/_root.data',
        '/london/facial.data',
        '/procedures/facial/exosome.data',
        '/ar.data',
      ]) {
        const response = await request.get(origin + path)
        const text = await response.text()
        for (const word of OF_THE_SITE) expect(text, `${word} at ${path}`).not.toContain(word)
        expect(text).not.toContain(PASSWORD)
        expect(response.headers()['cache-control']).toContain('no-store')
        if (path.endsWith('.data')) continue
        expect(text).toContain('<meta name="robots" content="noindex"/>')
        expect(text.match(/<title>[^<]*</)?.[0]).toMatch(/^<title>.+ \| Rose &amp; Thistle/)
        expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
      }
    })

    for (const [locale, heading] of Object.entries({ '': 'Getting Ready', '/zh-CN': '筹备中', '/zh-TW': '籌備中', '/ar': 'بحُلّة جديدة' })) {
      test(`the coming-soon page speaks its language at ${locale || '/'}, without script`, async ({ closed, browser }) => {
        const page = await pageOf(browser, closed[mode].origin, { javaScriptEnabled: false })
        await page.goto(locale || '/')
        await expect(page.locator('h1')).toContainText(heading)
        await expect(page.locator('.hero-proof li')).toHaveCount(3)
        await expect(page.locator('.pillars li')).toHaveCount(3)
        await expect(page.locator('.why .stat')).toHaveCount(4)
        await expect(page.locator('.loc a[href^="tel:"]')).toHaveCount(2)
        await expect(page.locator('.loc').first()).toContainText('9am–8pm')
        await expect(page.locator('footer')).toContainText(
          new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/London' }).format(new Date()),
        )
        await page.context().close()
      })
    }

    test('a wrong password empties the field and says so; typing clears the message; cancel closes', async ({ closed, browser }) => {
      const page = await pageOf(browser, closed[mode].origin)
      await page.goto('/')
      await hydrate(page)
      await page.getByText('Staff/QA Access').click()
      const field = page.getByLabel('Password')
      await expect(field).toHaveAttribute('type', 'password')
      await expect(field).toHaveAttribute('autocomplete', 'off')
      await field.fill('wrong')
      await page.getByRole('button', { name: 'Access Site' }).click()
      await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.')
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      await field.pressSequentially('a')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(field).toBeHidden()
      await page.context().close()
    })

    test('the right password opens the site, at the address that was asked for, and signing out closes it', async ({ closed, browser }) => {
      const page = await pageOf(browser, closed[mode].origin)
      await page.goto('/london/facial')
      await hydrate(page)
      await page.getByText('Staff/QA Access').click()
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Access Site' }).click()
      await expect(page.locator('.lhero h1')).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('qa_authenticated'))).toBe('true')
      const cookies = await page.context().cookies()
      expect(cookies.find(({ name }) => name === 'qa_session')?.httpOnly).toBe(true)
      expect(JSON.stringify(cookies)).not.toContain(PASSWORD)
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page.locator('h1')).toContainText('Getting Ready')
      expect(await page.evaluate(() => localStorage.getItem('qa_authenticated'))).toBeNull()
      await page.context().close()
    })

    test('the password form works without script', async ({ closed, browser }) => {
      const page = await pageOf(browser, closed[mode].origin, { javaScriptEnabled: false })
      await page.goto('/london/facial')
      await page.getByText('Staff/QA Access').click()
      await page.getByLabel('Password').fill('wrong')
      await page.getByRole('button', { name: 'Access Site' }).click()
      await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.')
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Access Site' }).click()
      await expect(page.locator('.lhero h1')).toBeVisible()
      await page.context().close()
    })

    test('with storage blocked the cookie opens the site', async ({ closed, browser }) => {
      const page = await pageOf(browser, closed[mode].origin)
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        }),
      )
      await page.goto('/staff')
      await hydrate(page)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Access Site' }).click()
      await expect(page.locator('.hero h1')).toContainText('Medicine first')
      await page.context().close()
    })

    test('a forged flag opens the site only where the browser decides, after one reload', async ({ closed, browser }) => {
      const page = await pageOf(browser, closed[mode].origin)
      await page.goto('/')
      await page.evaluate(() => localStorage.setItem('qa_authenticated', 'true'))
      let loads = 0
      page.on('domcontentloaded', () => {
        loads += 1
      })
      await page.goto('/')
      await expect(page.locator('h1')).toContainText(mode === 'browser' ? 'Medicine first' : 'Getting Ready')
      await page.waitForTimeout(500)
      expect(loads).toBeLessThanOrEqual(2)
      await page.context().close()
    })

    test('a forged session cookie opens nothing in server mode', async ({ closed, request }) => {
      const response = await request.get(`${closed[mode].origin}/`, { headers: { cookie: 'qa_session=true.Zm9yZ2Vk' } })
      expect(await response.text()).toContain('Getting Ready')
    })
  })
}

test('attempts are limited', async ({ closed, request }) => {
  const statuses: number[] = []
  for (let i = 0; i < 14; i += 1)
    statuses.push((await request.post(`${closed.server.origin}/api/gate/sign-in`, { data: { password: 'no' } })).status())
  expect(statuses).toContain(429)
})
