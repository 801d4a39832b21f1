import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { localOf } from '../../../src/content/clinic/clinic-time.ts'
import { commitTo, edit } from '../../fixtures/repository.ts'
import { clockAt, type Server, setClock, startServer } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { PASSWORD } from '../branch-site.ts'
import { expect, PATIENCE_MS, signIn } from '../editor.ts'
import { test as base, ownSite } from '../test.ts'

const CLOCK_FILE = join(tmpdir(), `clock-${process.pid}`)
const START = new Date()
const inHours = (hours: number) => new Date(START.getTime() + hours * 60 * 60_000)
const settings = { GATE_PASSWORD: PASSWORD, ...clockAt(START.toISOString()), CLOCK_FILE }
const test = base.extend<object, { site: Server }>({ site: ownSite(() => startServer(settings, { history: true })) })
test.setTimeout(400_000)

const SCREEN = '/admin/index.html#/screens/releases'
const PATIENCE = { timeout: PATIENCE_MS }
const PATH = 'content/faq/fillers-cost.json'
const PAGE = '/london/fillers'

async function fillTimes(page: Page, from: Date, until?: Date) {
  const [[day, time], [lastDay, lastTime]] = [localOf(from).split('T'), until ? localOf(until).split('T') : []] as [string[], string[]]
  await page.getByLabel('From day').fill(day ?? '')
  await page.getByLabel('From time').fill(time ?? '')
  if (!lastDay) return
  await page.getByLabel('Until day').fill(lastDay)
  await page.getByLabel('Until time').fill(lastTime ?? '')
}

test('a draft gets a time, is seen as it will be, moved, goes out when its moment comes, and ends', async ({ browser, site, page }) => {
  const anonymous = await (await browser.newContext({ baseURL: site.origin })).newPage()
  const read = async (path = PAGE) => {
    const html = await (await anonymous.request.get(path)).text()
    return html.replace(/&nbsp;|[\u00a0\u202f\u2060]/g, ' ').includes('Winter question')
  }
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(SCREEN)
  await signIn(page)
  const drafts = page.getByRole('complementary', { name: 'Drafts' })
  await drafts.getByLabel('Name of the new draft').fill('Winter offers', PATIENCE)
  const loaded = page.waitForEvent('load')
  await drafts.getByRole('button', { name: 'Begin a draft' }).click()
  await loaded
  commitTo(site.dir, 'winter-offers', {
    [PATH]: edit<{ question: string }>((one) => Object.assign(one, { question: 'Winter question?' })),
  })

  await page.goto(`${SCREEN}?publish=winter-offers`)
  const dialog = page.getByRole('dialog', { name: 'Publish Winter offers' })
  await dialog.getByRole('radio', { name: 'At a time' }).check(PATIENCE)
  await expect(dialog.getByRole('button', { name: 'Schedule…' })).toBeDisabled()
  await fillTimes(page, inHours(-2))
  await expect(dialog.getByText('This time has passed already.')).toBeVisible()
  await fillTimes(page, inHours(3), inHours(6))
  const looked = dialog.getByRole('checkbox')
  if (await looked.count()) await looked.check()
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: /^Schedule for / }).click()
  await expect(page.getByRole('status').filter({ hasText: '“Winter offers” has its time.' })).toBeVisible(PATIENCE)
  const comes = page.getByRole('region', { name: 'What comes' })
  await expect(comes.getByRole('link', { name: 'Winter offers' })).toBeVisible()

  // The site as it will be, for staff alone.
  await page.goto(`${PAGE}?at=${localOf(inHours(4))}`)
  const bar = page.getByRole('region', { name: 'The site at another time' })
  await expect(bar).toContainText('Public by then: Winter offers')
  await expect(page.getByText('Winter question?').first()).toBeAttached()
  expect((await axe(page).include('.pvw').analyze()).violations).toEqual([])
  await page.goto(`/ar${PAGE}?at=${localOf(inHours(7))}`)
  await expect(page.getByRole('region', { name: 'الموقع في وقت آخر' })).toBeVisible()
  expect(await read()).toBe(false)
  expect(await read(`${PAGE}?at=${localOf(inHours(4))}`)).toBe(false)

  // The calendar, by keyboard and on a phone.
  await page.goto(`${SCREEN}?view=calendar`)
  const calendar = page.getByRole('table')
  const begins = calendar.getByRole('link', { name: /Winter offers begins/ })
  await expect(begins).toBeVisible(PATIENCE)
  await begins.focus()
  await page.keyboard.press('ArrowRight')
  await expect(calendar.getByRole('link', { name: /Winter offers ends/ })).toBeFocused()
  expect((await axe(page).include('[data-screen]').analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(begins).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 1000 })

  // Another time, then its moment comes, and its end.
  await begins.focus()
  await page.keyboard.press('Enter')
  const opened = page.getByRole('dialog', { name: 'Winter offers' })
  await fillTimes(page, inHours(4), inHours(8))
  await opened.getByRole('button', { name: 'Save the time' }).click()
  await expect(page.getByRole('status').filter({ hasText: '“Winter offers” has another time.' })).toBeVisible()
  setClock(site, CLOCK_FILE, inHours(5).toISOString())
  await expect.poll(() => read(), PATIENCE).toBe(true)
  await page.reload()
  await expect(calendar.getByRole('link', { name: /Winter offers public/ })).toBeVisible(PATIENCE)
  setClock(site, CLOCK_FILE, inHours(9).toISOString())
  await expect.poll(() => read(), PATIENCE).toBe(false)
  await page.reload()
  await expect(calendar.getByRole('link', { name: /Winter offers taken back/ })).toBeVisible(PATIENCE)
  await anonymous.context().close()
  rmSync(CLOCK_FILE)
})
