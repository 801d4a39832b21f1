import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect, openEditor, PATIENCE_MS, test } from '../editor.ts'

test.setTimeout(300_000)

const kB = (bytes: number) => Math.round(bytes / 100) / 10
type Fetched = { url: string; bytes: number; isCached: boolean }

/** Tells what a page fetches: the bytes as they travel, and what the browser had already. */
async function watch(client: CDPSession): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>()
  const note = (id: string, more: Partial<Fetched>) => fetched.set(id, { url: '', bytes: 0, isCached: false, ...fetched.get(id), ...more })
  client.on('Network.requestWillBeSent', ({ requestId, request }) => note(requestId, { url: request.url }))
  client.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { isCached: true }))
  client.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && note(requestId, { isCached: true }))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => note(requestId, { bytes: encodedDataLength }))
  await client.send('Network.enable')
  return fetched
}

/** Opens the form of a page in a tab of its own; returns the milliseconds from the address until its fields can be typed in. */
async function open(context: BrowserContext, look: (page: Page) => Promise<unknown> = async () => {}): Promise<number> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1600, height: 1000 })
  await look(page)
  const started = Date.now()
  await page.goto('/admin/index.html#/~/about', { waitUntil: 'commit' })
  await expect(page.locator('input[name="title"]')).toBeEditable({ timeout: PATIENCE_MS })
  const passed = Date.now() - started
  await page.close()
  return passed
}

const isScript = ({ url }: Fetched) => /\/admin\/assets\/.*\.js$/.test(url)

test('the script of the admin keeps its budget until the first form, and asks nobody else for anything', async ({
  page,
  context,
  site,
}) => {
  const fetched = await watch(await context.newCDPSession(page))
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await openEditor(page, '/about')
  const all = [...fetched.values()]
  const script = kB(all.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0))
  const style = kB(
    all.filter(({ url }) => url.includes('/admin/assets/') && url.endsWith('.css')).reduce((sum, { bytes }) => sum + bytes, 0),
  )
  console.log(`The admin until its first form: ${script} kB of script, ${style} kB of style`)
  expect(script).toBeGreaterThan(100)
  expect(script).toBeLessThanOrEqual(900)
  expect(all.filter(({ url }) => /^https?:/.test(url) && !url.startsWith(site.origin))).toEqual([])
  expect(errors).toEqual([])
})

test('whoever comes again fetches no part of the admin, and the times to a usable form are printed', async ({
  page,
  context,
  browser,
  site,
}) => {
  await openEditor(page, '/about')
  const storageState = await context.storageState()
  const cold: number[] = []
  for (let i = 0; i < 3; i++) {
    const fresh = await browser.newContext({ storageState, baseURL: site.origin })
    cold.push(await open(fresh))
    await fresh.close()
  }
  const warm: number[] = []
  for (let i = 0; i < 5; i++) {
    let fetched = new Map<string, Fetched>()
    warm.push(await open(context, async (page) => (fetched = await watch(await context.newCDPSession(page)))))
    const parts = [...fetched.values()].filter(({ url }) => url.includes('/admin/assets/'))
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter(({ isCached }) => !isCached)).toEqual([])
  }
  console.log(`From the address to a usable form, in ms: cold ${cold.join(', ')}; warm ${warm.join(', ')}`)
})
