import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { clinicDate, dateAfter } from '../../../src/content/clinic/clinic-time.ts'
import { printedWeek } from '../../../src/content/clinic/printed-hours.ts'
import { axe } from '../axe.ts'
import { expect, PATIENCE_MS, signIn, test } from '../editor.ts'

test.setTimeout(300_000)

const save = (page: Page) => page.getByRole('button', { name: /^Save to|^Save$/ })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Opens the form of the settings at a field, signed in. */
async function openSettings(page: Page, name: string) {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/admin/index.html#/screens/settings')
  await signIn(page)
  await page.getByRole('heading', { name: 'Settings' }).waitFor({ timeout: PATIENCE_MS })
  await page.goto(`/admin/index.html#/collections/edit/siteSettings/~/settings?field=${name}`)
  await page.getByRole('heading', { name: 'Opening hours' }).waitFor({ timeout: PATIENCE_MS })
}

test('a week and an exceptional day are set by one form, and pages and the booking form follow', async ({ page, site }) => {
  const file = join(site.dir, 'content/siteSettings/settings.json')
  const london = async () => JSON.parse(await readFile(file, 'utf8')).contact.london
  const today = new Date().toISOString().slice(0, 10)
  const date = dateAfter(today, 10)
  await openSettings(page, 'contact.london.openingHours')
  await field(page, 'Monday, closes').fill('20:30')
  await page.getByRole('button', { name: 'Tuesday: Same as Monday' }).click()
  await field(page, 'Saturday, open').uncheck()
  await expect(page.getByRole('button', { name: 'Wednesday: Same as Tuesday' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await field(page, 'This new day: Date').fill(date)
  await field(page, `${date}: Name`).fill('Staff training')
  expect((await axe(page).include('section:has(h3)').analyze()).violations).toEqual([])
  await save(page).click()
  // Pages with hours of their own are shown, and none is ticked.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).not.toHaveCount(0)
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Save here only' }).click()
  await expect.poll(async () => (await london()).exceptions?.[0]?.name).toBe('Staff training')
  const { openingHours, exceptions } = await london()
  expect(printedWeek(openingHours, 'en')).toBe('Mon-Tue 9:00-20:30\nWed-Fri 9:00-18:00\nSat-Sun closed')
  expect(exceptions[0]).toMatchObject({ date, name: 'Staff training' })
  const text = async (path: string) => (await (await page.request.get(path)).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  // The file is there a moment before visitors get it.
  await expect.poll(() => text('/london')).toMatch(/Mon–Tue 9:00–20:30 Wed–Fri 9:00–18:00 Sat–Sun closed .*closed Staff training/)
  expect(await text('/zh-CN/london')).toMatch(/周一至周二 9:00–20:30/)
  const visitor = await page.context().newPage()
  await visitor.goto('/book-treatment')
  await visitor.locator('[name=preferredLocation][value=London]').press('Space')
  await visitor.locator('[name=preferredDate]').fill(date)
  await expect(visitor.locator('[name=preferredTime]:enabled')).toHaveCount(0)
})

test('a day with other hours is told on every page while it lasts, in each language, and on no other day', async ({ page, site }) => {
  const file = join(site.dir, 'content/siteSettings/settings.json')
  const set = async (date: string) => {
    const settings = JSON.parse(await readFile(file, 'utf8'))
    settings.contact.edinburgh.exceptions = [{ date, name: 'Snow', translations: { ar: { name: 'ثلوج' } } }]
    await writeFile(file, JSON.stringify(settings, null, 2))
  }
  const today = page.locator('.hours-today')
  const told = { '/about': /Edinburgh .* closed Snow/, '/zh-TW/london/facial': /愛丁堡 .* 休診 Snow/, '/ar/doctors': /إدنبرة .* مغلق ثلوج/ }
  await set(clinicDate())
  for (const [path, text] of Object.entries(told)) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await page.goto(path)) && (await today.allTextContents()).join()).toMatch(text)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect((await axe(page).include('.hours-today').analyze()).violations).toEqual([])
    }
  }
  await set(dateAfter(clinicDate(), 1))
  await expect.poll(async () => (await page.goto('/about')) && (await today.isVisible())).toBe(false)
})

test('a day that ends before it begins is not saved, and the row says what to do', async ({ page, site }) => {
  const file = join(site.dir, 'content/siteSettings/settings.json')
  const before = await readFile(file, 'utf8')
  await openSettings(page, 'contact.edinburgh.openingHours')
  await field(page, 'Friday, closes').fill('08:00')
  await expect(page.getByText('Closes must be later than 09:00.')).toBeVisible()
  await save(page).click()
  await expect(page.getByText(/Not saved yet: .*Closes must be later than 09:00/)).toBeVisible()
  expect(await readFile(file, 'utf8')).toBe(before)
})
