import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { section } from '../fixtures/clinic-texts.ts'
import { axeForVisitors } from './axe.ts'
import { expect, hydrate, test } from './test.ts'

const ASSETS = join(import.meta.dirname, '../../build/site/client/assets')

/**
 * One page of each kind, on a phone and in Arabic: there the most may go wrong, as texts are longer, run the other way and
 * have English parts. `content/every-page` looks at all pages, at both widths. Forms are in `enquiries` and `thanks`.
 */
const KINDS = [
  '/ar',
  '/ar/about',
  '/ar/doctors',
  '/ar/locations',
  '/ar/contact',
  '/ar/shop',
  '/ar/london/facial',
  '/ar/procedures/facial/hydrafacial-london',
  '/ar/search?q=laser',
  '/ar/search',
  '/ar/nowhere',
]

for (const path of KINDS)
  test(`${path} has no accessibility fault, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    const { violations } = await axeForVisitors(page).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

/** How much of a page has moved by itself until now. */
async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

/** How much a page may move when its fonts come. */
const BY_LATE_FONTS = 0.05

const painted = (page: Page) => page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))

for (const path of ['/', '/ar/london/facial', '/procedures/facial/exosome', '/ar/procedures/facial/exosome'])
  test(`${path} hydrates without an error, a shift or a foreign request`, async ({ watched: page }) => {
    await page.goto(path)
    const shifts = await watchShifts(page)
    const before = await page.locator('main').textContent()
    // On a busy machine fonts come after the first paint.
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
    const withFonts = await shifts()
    expect(withFonts).toBeLessThan(BY_LATE_FONTS)
    await hydrate(page)
    expect(await page.locator('main').textContent()).toBe(before)
    expect((await shifts()) - withFonts).toBeLessThan(0.01)
  })

for (const path of ['/ar', '/ar/procedures/facial/exosome', '/procedures/facial/exosome'])
  test(`${path} hardly moves when its fonts come late`, async ({ page }) => {
    let send = () => {}
    const areToCome = new Promise<void>((done) => {
      send = done
    })
    await page.route('**/*.woff2', (route) => areToCome.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await painted(page)
    const shifts = await watchShifts(page)
    send()
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
    expect(await shifts()).toBeLessThan(BY_LATE_FONTS)
  })

test('no script is fetched before the first input, but the one that counts the visit', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => scripts).toEqual([expect.stringMatching(/\/assets\/visit-[0-9a-f]{8}\.js$/)])
  await hydrate(page)
  expect(scripts.length).toBeGreaterThan(3)
})

/** Messages between a page and Tina's admin, which no minifier may rename. */
const EDITING = /field:selected|updateData|quickEditEnabled/

test('no editing code reaches a visitor', async ({ page }) => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  const editing = scripts.filter((name) => EDITING.test(readFileSync(join(ASSETS, name), 'utf8')))
  expect(editing.length).toBeGreaterThan(0)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace('/assets/', '')))
  await page.goto('/')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((name) => scripts.includes(name)).length).toBeGreaterThan(3)
  expect(fetched.filter((name) => editing.includes(name))).toEqual([])
})

test('the first click of a visit is never lost, with a slow processor and a fast finger', async ({ page, context }) => {
  const code = section<{ items: { code?: string }[] }>('page/home', 'offers').items[0]?.code ?? ''
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/')
  const copy = page.getByRole('button', { name: code })
  await copy.scrollIntoViewIfNeeded()
  await copy.dispatchEvent('pointerdown')
  const box = await copy.boundingBox()
  if (!box) throw new Error('The button has no place')
  await page.mouse.click(box.x + 10, box.y + 10)
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible({ timeout: 60_000 })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})
