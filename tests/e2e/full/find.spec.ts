import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { placeOf } from '../../fixtures/place-of.ts'
import { axe } from '../axe.ts'
import { editing, expect, PATIENCE_MS, signIn } from '../editor.ts'

/** A site of their own: what other tests wrote would be found, too. */
const test = editing()

test.describe.configure({ mode: 'serial', timeout: 400_000 })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or do anything' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Find or do anything' })
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true })

/** Opens the first screen and waits until its links are there. */
async function openStart(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/index.html#/screens/start')
  await signIn(page)
  await expect(page.getByRole('link', { name: /^Home/ })).toBeVisible({ timeout: PATIENCE_MS })
}

/** Waits until a field of a form has the focus. */
const expectField = async (page: Page, name: string, value: string) => {
  const input = page.locator(`[name="${name}"]`)
  await expect(input).toHaveValue(value, { timeout: PATIENCE_MS })
  await expect(input).toBeFocused({ timeout: PATIENCE_MS })
}

test('with the keyboard alone a text is found in English and in Arabic, and its very field opens on its page', async ({ page, site }) => {
  await openStart(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(palette(page)).toContainText('Any text of any page')
  await page.keyboard.type('WATER without volume')
  await expect(palette(page).getByRole('status')).toHaveText('1 text in 1 place')
  await expect(chosen(page)).toContainText('English. Profhilo › Hero › Title')
  await expect(chosen(page).locator('mark')).toHaveText(['water', 'without', 'volume'])
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '')
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toContainText('Find and replace “WATER without volume”…')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  await expectField(page, 'hero.title', 'Profhilo,|water without volume')
  expect(page.url()).toContain('#/~/procedures/injectables/profhilo')

  await page.keyboard.press('Control+k')
  await field(page).fill('طبيبا قائمه اسعار')
  await expect(chosen(page).locator('bdi[lang=ar][dir=rtl]')).toContainText('قائمة أسعار')
  await expect(chosen(page)).toContainText('Arabic. Home › Expert medicine › Heading')
  await page.keyboard.press('Enter')
  const home = JSON.parse(await readFile(join(site.dir, 'content/page/home.json'), 'utf8'))
  await expectField(page, `blocks.${placeOf(home, 'expertMedicine')}.translations.ar.heading`, 'ستلتقون طبيبًا،|لا قائمة أسعار')
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ar')
})

test('it opens from within the page in the preview, and Escape gives the focus back', async ({ page }) => {
  await openStart(page)
  await page.getByRole('banner').getByRole('button', { name: 'Find or do anything' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Find or do anything' })).toBeFocused()
  await page.getByRole('link', { name: /^About/ }).click()
  const preview = page.frameLocator('iframe')
  await preview.locator('h1').waitFor({ timeout: PATIENCE_MS })
  // Until its forms are there the admin takes the focus for itself.
  await page.getByRole('button', { name: 'Also on this page' }).waitFor({ timeout: PATIENCE_MS })
  await preview.locator('a[href]').first().press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(preview.locator('a[href]').first()).toBeFocused()
})

test('screens are reached by their names; nothing found, and a server that is away, are said in words', async ({ page }) => {
  await openStart(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('quizzical zebra')
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found')
  await expect(palette(page)).toContainText('No text has all of these words')
  await page.route('**/api/content/find**', (route) => route.abort())
  await field(page).fill('skin')
  await expect(palette(page).getByRole('alert')).toContainText('The server can’t be reached')
  await page.unroute('**/api/content/find**')
  await palette(page).getByRole('button', { name: 'Load again' }).click()
  await expect(palette(page).getByRole('status')).toContainText('the best are listed')
  await field(page).fill('inbox')
  await expect(chosen(page)).toContainText('Go to the inbox')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
})

test('on a phone it fills the screen, and a button closes it', async ({ page }) => {
  await openStart(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button', { name: 'Find or do anything' }).click()
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await field(page).fill('profhilo')
  await palette(page).getByRole('option').nth(1).click({ trial: true })
  await palette(page).getByRole('button', { name: 'Close' }).click()
  await expect(palette(page)).toHaveCount(0)
})
