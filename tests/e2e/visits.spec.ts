import type { Browser, LaunchOptions } from '@playwright/test'
import type { Figures } from '../../src/features/visits/rules/figures.ts'
import { FIGURES, VISITS } from '../../src/features/visits/rules/visit.ts'
import { EDITOR, type Server } from '../fixtures/server.ts'
import { axeForVisitors } from './axe.ts'
import { expect, hydrate, ownSite, test as siteTest } from './test.ts'

/** The name of a browser that a person uses; by its own the browser of the tests is a robot. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const VISITOR = { viewport: { width: 390, height: 800 } }

const test = siteTest.extend<object, { site: Server; launchOptions: LaunchOptions }>({
  site: ownSite(),
  // The name that a context is given is not told with what is sent as a page goes.
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${AGENT}`] }),
    { scope: 'worker' },
  ],
})

/** Signs an editor in, in a browser of their own, and returns what reads the figures there. */
async function deskOf(browser: Browser, { origin }: Server) {
  const desk = await browser.newContext({ baseURL: origin })
  expect((await desk.request.post('/api/editors/sign-in/email', { data: EDITOR, headers: { origin } })).ok()).toBe(true)
  return {
    figures: async (): Promise<Figures> => (await desk.request.get(FIGURES)).json(),
    close: () => desk.close(),
  }
}

test('a visit is counted when it ends, with how fast its first page was, and leaves nothing in the browser', async ({ browser, site }) => {
  const context = await browser.newContext({ ...VISITOR, baseURL: site.origin })
  const page = await context.newPage()
  const script = page.waitForResponse(/\/assets\/visit-\w+\.js$/)
  await page.goto('/ar/about')
  await script
  await hydrate(page)
  const again = page.waitForResponse(/\/assets\/visit-\w+\.js$/)
  const list = page.locator('.ftr-links', { has: page.locator('a[href="/ar/contact"]') })
  await list.locator('summary').click()
  await list.locator('a[href="/ar/contact"]').click()
  await expect(page).toHaveURL(/\/ar\/contact$/)
  // The module runs after it has come, and is asked for once more to know that it has.
  await page.evaluate((address) => import(address), (await again).url())
  await page.goto('about:blank')
  expect(await context.cookies()).toEqual([])
  await page.goto('/robots.txt')
  // The router keeps how far a page was scrolled, until the tab is closed.
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  expect(kept).toEqual([[], ['react-router-scroll-positions']])
  await context.close()

  const desk = await deskOf(browser, site)
  const counted = async (path: string) => (await desk.figures()).pages.find((one) => one.page === path && one.locale === 'ar')
  await expect.poll(() => counted('/about')).toMatchObject({ seen: 1, sent: 0, cls: expect.any(Number), lcp: expect.any(Number) })
  await expect.poll(() => counted('/contact')).toMatchObject({ seen: 1 })
  await desk.close()
})

for (const javaScriptEnabled of [true, false])
  test(`a visitor objects ${javaScriptEnabled ? 'and is told nothing of' : 'without script'}, and takes it back`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ ...VISITOR, javaScriptEnabled, baseURL: site.origin })
    const page = await context.newPage()
    const told: string[] = []
    context.on('request', (request) => request.url().endsWith(VISITS) && told.push(request.url()))
    await page.goto('/what-we-keep')
    await page.getByRole('button', { name: 'Don’t count my visits' }).click()
    await expect(page).toHaveURL(/\/what-we-keep\?counted=no#counted$/)
    await expect(page.getByRole('status').filter({ hasText: 'not counted' })).toBeVisible()
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['uncounted', 'yes']])
    told.length = 0
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.goto('/what-we-keep')
    expect(told).toEqual([])
    await page.getByRole('button', { name: 'Count my visits', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'are counted' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
    await context.close()
  })

test('prices are found by what is typed above them, and both new sections pass the accessibility rules', async ({ watched: page }) => {
  for (const path of ['/prices', '/ar/prices', '/what-we-keep', '/ar/what-we-keep']) {
    await page.goto(path)
    const { violations } = await axeForVisitors(page).analyze()
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.goto('/prices')
  await hydrate(page)
  const rows = page.locator('.prices th[scope=row]')
  const all = await rows.count()
  await page.locator('main').getByRole('searchbox').fill('hifu')
  await expect(rows.first()).toContainText(/hifu/i)
  expect(await rows.count()).toBeLessThan(all)
  await page.locator('main').getByRole('searchbox').fill('nothing like this')
  await expect(page.getByText('No treatment fits these words.')).toBeVisible()
})
