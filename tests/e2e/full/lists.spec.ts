import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Server } from '../../fixtures/server.ts'
import { startServer } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { test as base, expect, PATIENCE_MS, signIn } from '../editor.ts'
import { ownSite } from '../test.ts'

/** With git, so that rows have their last hands and deletions a way back. */
const test = base.extend<object, { site: Server }>({ site: ownSite(() => startServer({}, { history: true })) })

test.setTimeout(300_000)

async function openList(page: Page, hash: string, heading: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/admin/index.html${hash}`)
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: PATIENCE_MS })
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

test('Tina’s address of a list shows ours, with titles and no file names, and every row is reached by the keyboard', async ({ page }) => {
  await openList(page, '#/collections/treatment/~', 'Treatments')
  expect(new URL(page.url()).hash).toBe('#/screens/treatments')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(24)
  await expect(page.locator('main, [data-screen]').last()).not.toContainText(/\.json|Add file/)
  expect((await axe(page).include('[data-screen]').analyze()).violations).toEqual([])
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill('fácial')
  await expect(page.getByText(/^\d+ of 23/)).toBeVisible()
  await page.getByRole('searchbox').fill('')
  const links = page.locator('.list-name')
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  const name = await links.nth(1).innerText()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/~\/procedures\//)
  await expect(page.getByRole('navigation', { name: 'breadcrumb' })).toContainText(name, { timeout: PATIENCE_MS })
  await page.getByRole('button', { name: 'Back to Treatments' }).click()
  await page.getByRole('heading', { level: 1, name: 'Treatments' }).waitFor({ timeout: PATIENCE_MS })
})

test('a treatment is hidden and shown again, and what was deleted comes back', async ({ page, site }) => {
  await openList(page, '#/screens/treatments', 'Treatments')
  const saved = async (path: string) => JSON.parse(await readFile(join(site.dir, path), 'utf8'))
  const profhilo = row(page, 'Profhilo')
  await profhilo.getByRole('button', { name: 'What can be done with Profhilo' }).click()
  await profhilo.getByRole('button', { name: 'Hide from visitors' }).click()
  await expect(page.getByText('Visitors don’t see “Profhilo” any more.')).toBeVisible()
  await expect(profhilo).toContainText('Not public')
  expect((await saved('content/treatment/profhilo.json')).visibility).toBe('unpublished')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(profhilo).not.toContainText('Not public')
  expect((await saved('content/treatment/profhilo.json')).visibility).toBe('listed')
})

test('whoever deletes what others show is asked, and told by name who they are', async ({ page }) => {
  await openList(page, '#/screens/questions', 'Questions')
  const shown = page
    .getByRole('row')
    .filter({ has: page.locator('.list-chip') })
    .first()
  await shown.getByRole('button', { name: /^What can be done/ }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('button', { name: /^What can be done/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await shown.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(shown.getByText(/Delete “.+”\? .+ (leads|lead) to it or/)).toBeVisible()
  await shown.getByRole('button', { name: 'Keep it' }).click()
  await expect(shown.getByText(/Delete “/)).toHaveCount(0)
})

test('a question that was deleted comes back by one key', async ({ page, site }) => {
  await openList(page, '#/screens/questions', 'Questions')
  const path = join(site.dir, 'content/faq/fillers-pain.json')
  const text = await readFile(path, 'utf8')
  const own = row(page, JSON.parse(text).question)
  await own.getByRole('button', { name: /^What can be done/ }).click()
  await own.getByRole('button', { name: 'Delete', exact: true }).click()
  const sure = own.getByRole('button', { name: 'Delete it' })
  if (await sure.isVisible()) await sure.click()
  await expect(own).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own).toHaveCount(1)
  expect(await readFile(path, 'utf8')).toBe(text)
})

for (const width of [390, 768])
  test(`lists fit a screen of ${width} pixels`, async ({ page }) => {
    await openList(page, '#/screens/pages', 'Pages', width)
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    const overflow = await page.locator('.list').evaluate((list) => list.scrollWidth - list.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect((await axe(page).include('[data-screen]').analyze()).violations).toEqual([])
  })
