import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { EDITOR } from '../../fixtures/server.ts'
import { editing, expect, signIn } from '../editor.ts'

/** The report reads all of a site, so this one is shared with no other file. */
const test = editing()

test.describe.configure({ mode: 'serial', timeout: 400_000 })

/** Opens the report in the real admin. */
async function openReport(page: Page) {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto('/admin/index.html#/screens/content_report')
  await signIn(page)
  await expect(page.getByText(/to put right, .* worth a look/)).toBeVisible({ timeout: 120_000 })
}

const kind = (page: Page, title: string) => page.locator('details', { has: page.locator('summary', { hasText: title }) })

test('the report lists what is wrong by kind and language; a finding opens its field, deep in a list', async ({ page }) => {
  await openReport(page)
  const facts = kind(page, 'Facts that the site states in several ways')
  await facts.locator('summary').click()
  await expect(facts.getByRole('heading', { name: 'Treatments a month' })).toBeVisible()
  await expect(facts.getByText('“250+ Treatments every month”')).toBeVisible()
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.getByText('Facts that the site states in several ways: nothing found')).toBeVisible()
  await expect(kind(page, 'Prices that say two things').locator('summary')).toBeVisible()
  await page.getByLabel('Language').selectOption('')
  await facts.locator('summary').click()
  const reading = facts.locator('li', { hasText: '“15+ expert doctors”' })
  await reading.getByRole('link', { name: 'Page: doctors' }).click()
  const field = page.locator('input[name="blocks.1.stats.0.figure"]')
  await expect(field).toHaveValue('15', { timeout: 120_000 })
  await expect(field).toBeFocused()
})

test('a finding in another language opens that language, and the page is one more link', async ({ page, site }) => {
  const file = join(site.dir, 'content/page/london/body.json')
  const text = await readFile(file, 'utf8')
  const document = JSON.parse(text)
  document.blocks[0].translations.ar.heading = ''
  await writeFile(file, JSON.stringify(document, null, 2))
  await openReport(page)
  await page.getByLabel('Language').selectOption('ar')
  const missing = kind(page, 'Missing or unfinished translations')
  await missing.locator('summary').click()
  const own = page.getByRole('link', { name: 'Page: london/body' })
  const finding = missing.locator('li', { hasText: 'is missing in العربية' }).filter({ has: own })
  await expect(finding.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '#/~/ar/london/body')
  await finding.getByRole('link', { name: 'Page: london/body' }).click()
  const field = page.locator('[name="blocks.0.translations.ar.heading"]')
  await expect(field).toHaveValue('', { timeout: 120_000 })
  await expect(field).toBeFocused()
  await writeFile(file, text)
})

test('where the session ends while the report is open, the sign-in comes above it, and then it can be loaded again', async ({ page }) => {
  await openReport(page)
  const show = page.getByRole('combobox', { name: 'Show' })
  await show.selectOption({ label: 'What is worth a look' })
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await page.getByLabel('E-mail', { exact: true }).fill(EDITOR.email)
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/to put right, .* worth a look/)).toBeVisible()
  await expect(show).toHaveValue('warning')
})
