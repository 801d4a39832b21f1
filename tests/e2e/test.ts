import { test as base, expect, type Page, type WorkerFixture } from '@playwright/test'
import { type Server, startServer } from '../fixtures/server.ts'
import { readingSite } from './reading-site.ts'

/** What went wrong on a page that nobody asserts by itself. */
type Watch = { problems: string[] }

type Fixtures = { watched: Page & Watch; inTime: undefined }
type WorkerFixtures = { site: Pick<Server, 'origin'> }

/** A site that a worker has for itself. Those of two calls are never one: tests that save don't meet those that only read. */
export const ownSite = (start: () => Promise<Server> = startServer): [WorkerFixture<Server, object>, { scope: 'worker' }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  async ({}, use) => {
    const server = await start()
    await use(server)
    await server.stop()
  },
  { scope: 'worker' },
]

/**
 * Tests that only read: one launched site for all of them, and a page that fails on console errors and foreign requests.
 * What saves or counts takes a site of its own: `test.extend<object, { site: Server }>({ site: ownSite() })`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  site: [({}, use) => use(readingSite()), { scope: 'worker' }],
  // In the full run, whose time is limited (`src/setup/test.mjs`), tests that would begin too late are skipped.
  inTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use, { skip }) => {
      skip(Date.now() > Number(process.env.BEGIN_UNTIL ?? Number.POSITIVE_INFINITY), 'the time of the full run is over')
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  watched: async ({ page, site }, use) => {
    const problems: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:/.test(url.protocol) && url.origin !== site.origin) problems.push(`request to ${url.origin}`)
    })
    await use(Object.assign(page, { problems }))
    expect(problems).toEqual([])
  },
})

/** Tests that send enquiries, to a site of their own: it believes only a few from one address. */
export const sending = test.extend<object, { site: Server }>({ site: ownSite() })

/** Waits until the page is hydrated; a pointer move starts it, as a visitor's would. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 200)
  await page.mouse.move(6, 240)
  await page.waitForSelector('html[data-hydrated]')
}

/** Waits until a form keeps what was typed, as it does once its scripts run too: a moment after those of its page. */
export const kept = (page: Page, text: string) =>
  page.waitForFunction((text) => Object.values(sessionStorage).some((draft) => String(draft).includes(text)), text)

export { expect }
