import type { Browser, Page } from '@playwright/test'
import { settings, tel } from '../fixtures/clinic-settings.ts'
import { axeForVisitors } from './axe.ts'
import { expect, hydrate, kept, sending, test } from './test.ts'

const MESSAGE = { firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com', message: 'Is it open on Sunday?' }
const SENT = '/thank-you?sent=K7MQ-X3EV&form=appointment&location=Edinburgh&date=2030-03-12&time=10%3A30+AM'

/** A link of the page that calls. */
const call = (phone: string) => `main a[href="${tel(phone)}"]`

/** A page that counts the enquiries it sends. */
async function counting(browser: Browser, baseURL: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled, baseURL })
  const page = await context.newPage()
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  return { page, posts }
}

async function send(page: Page, script: boolean) {
  for (const [name, value] of Object.entries(MESSAGE)) await page.fill(`[name=${name}]`, value)
  if (script) await kept(page, MESSAGE.message)
  await page.click('form[data-typed] [type=submit]')
}

for (const prefix of ['', '/ar']) {
  for (const script of [true, false]) {
    sending(
      `a message from ${prefix}/contact is thanked for ${script ? 'with' : 'without'} script, and never sent twice`,
      async ({ browser, site }) => {
        const { page, posts } = await counting(browser, site.origin, script)
        await page.goto(`${prefix}/contact`)
        if (script) await hydrate(page)
        await send(page, script)
        await expect(page).toHaveURL(new RegExp(`${site.origin}${prefix}/thank-you\\?sent=[A-Z2-9]{4}-[A-Z2-9]{4}&form=contact$`))
        const heading = page.getByRole('heading', { level: 1 })
        if (script) await expect(heading).toBeFocused()
        if (script) await expect(heading).toContainText(MESSAGE.firstName)
        await expect(page.locator('main')).toContainText(/[A-Z2-9]{4}-[A-Z2-9]{4}/)
        await expect(page.locator(call(settings.contactInfo.primaryPhone))).toBeVisible()
        await page.reload()
        await expect(heading).not.toContainText(MESSAGE.firstName)
        await page.goBack()
        await expect(page.locator('form[data-typed]')).toBeVisible()
        expect(posts).toHaveLength(1)
        await page.context().close()
      },
    )
  }
}

test('the thanks say what was asked for, with its file for a calendar, in every language', async ({ watched: page, request }) => {
  await page.goto(SENT)
  const main = page.locator('main')
  await expect(main).toContainText('K7MQ-X3EV')
  await expect(main).toContainText('Tuesday')
  await expect(page.locator(call(settings.contact.edinburgh.phone))).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(3)
  await expect(main.locator('.lit-wall img')).toHaveAttribute('src', '/light/edinburgh.webp')
  await expect(main.locator('.thanks-room')).toContainText(/Edinburgh(Open|Closed) now/)
  const file = await request.get((await main.locator('a[download]').getAttribute('href')) ?? '')
  expect(await file.text()).toContain('DTSTART:20300312T103000Z')
  await page.goto(`/zh-CN${SENT}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('感谢您的申请')
  await expect(page.locator('main')).not.toContainText('{name}')
})

test('whoever sent nothing reads so, and finds the forms', async ({ watched: page }) => {
  for (const query of ['', '?sent=<b>&form=contact', '?sent=K7MQ-X3EV']) {
    await page.goto(`/thank-you${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing has been sent yet')
  }
  await expect(page.locator('main a[href="/contact"]')).toBeVisible()
  await page.locator('main a[href="/book-treatment"]').click()
  await expect(page.locator('form[data-typed=appointment]')).toBeVisible()
})

test('search engines are not shown the thanks', async ({ request }) => {
  expect(await (await request.get('/thank-you')).text()).toContain('<meta name="robots" content="noindex"/>')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('thank-you')
})

for (const width of [390, 768, 1440])
  test(`the thanks pass the accessibility rules at ${width} px, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of [SENT, `/ar${SENT}`, '/ar/thank-you']) {
      await page.goto(address)
      const { violations } = await axeForVisitors(page).analyze()
      expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
