import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { readSources, sourceHash } from '../../../src/model/translations/sources.ts'
import { expect, openEditor, selected, test } from '../editor.ts'

test.describe.configure({ mode: 'serial' })

const ROW = 'blocks.3.rows.0'
const FIRST_PRICE = '.tariff-l li:first-child .num [data-tina-field]'

const box = (page: Page, path: string) => page.locator(`[name="${ROW}.${path}"]`)
const mark = (page: Page, path: string) => page.locator(`[data-translation="${ROW}.${path}"] [data-mark]`)
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const price = (preview: FrameLocator) => preview.locator(FIRST_PRICE)

/** Saves the form; `isFigure` where a figure has changed that other places have, too, which then stay as they are. */
async function save(page: Page, isFigure = false) {
  const saved = page.waitForResponse((response) => (response.request().postData() ?? '').includes('mutation'))
  await page.getByRole('button', { name: 'Save' }).click()
  if (isFigure) await page.getByRole('button', { name: 'Save here only' }).click()
  expect((await (await saved).json()).errors).toBeFalsy()
}

test.beforeEach(() => test.setTimeout(180_000))

test('a price is changed in Arabic with one click in the preview, and the English stands beside it', async ({ page, site }) => {
  const preview = await openEditor(page, '/ar/london')
  await price(preview).click()
  await expect.poll(() => selected(page)).toMatch(/translations\.ar\.price$/)
  const input = box(page, 'translations.ar.price')
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('lang', 'ar')
  await expect(input).toHaveAttribute('dir', 'rtl')
  await expect(page.locator(`[data-translation="${ROW}.translations.ar.price"] [lang=en]`)).toHaveText('From £50')
  await expect(tab(page, /العربية/)).toHaveAttribute('aria-selected', 'true')
  await input.fill('ابتداءً من 55 £')
  await expect(price(preview)).toHaveText('ابتداءً من 55 £')
  await save(page, true)
  const rows = JSON.parse(await readFile(join(site.dir, 'content/page/london.json'), 'utf8')).blocks[3].rows
  expect(rows[0].translations.ar.price).toBe('ابتداءً من 55 £')
  expect(readSources(rows[0].translations.ar.sources).price).toBe(sourceHash('From £50'))
  const html = async () => (await page.request.get('/ar/london')).text()
  await expect.poll(async () => (await html()).replace(/<[^>]+>/g, ''), { timeout: 30_000 }).toContain('ابتداءً من 55 £')
  expect(await html()).not.toContain('sources')
})

test('after the English changes its translations are marked, until an editor says that one is still right', async ({ page, site }) => {
  const preview = await openEditor(page, '/london')
  await price(preview).click()
  await box(page, 'price').fill('From £60')
  await expect(tab(page, /العربية/)).toContainText('1')
  await save(page, true)
  await tab(page, /العربية/).click()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(mark(page, 'translations.ar.price')).toContainText('The English has changed since')
  await page.getByRole('button', { name: 'Still right' }).click()
  await expect(mark(page, 'translations.ar.price')).toHaveCount(0)
  await expect(tab(page, /العربية/)).not.toContainText('1')
  await expect(tab(page, /简体中文/)).toContainText('1')
  await save(page)
  const [row] = JSON.parse(await readFile(join(site.dir, 'content/page/london.json'), 'utf8')).blocks[3].rows
  expect(readSources(row.translations.ar.sources).price).toBe(sourceHash('From £60'))
  expect(readSources(row.translations.zhCN.sources).price).toBe(sourceHash('From £50'))
})

test('form and preview show one language, whichever of them chooses it, and keep what was typed', async ({ page }) => {
  const preview = await openEditor(page, '/london')
  await price(preview).click()
  await expect(tab(page, /English/)).toHaveAttribute('aria-selected', 'true')
  await tab(page, /繁體中文/).click()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await expect(page).toHaveURL(/#\/~\/zh-TW\/london$/)
  const input = box(page, 'translations.zhTW.price')
  await expect(input).toHaveAttribute('lang', 'zh-TW')
  await input.fill('£58 起')
  await expect(price(preview)).toHaveText('£58 起')
  await preview.locator('header .lang summary').first().click()
  await preview.locator('header .lang a[data-locale=ar]').first().click()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(tab(page, /العربية/)).toHaveAttribute('aria-selected', 'true')
  await expect(box(page, 'translations.ar.price')).toHaveAttribute('dir', 'rtl')
  await tab(page, /繁體中文/).click()
  await expect(input).toHaveValue('£58 起')
  await expect(price(preview)).toHaveText('£58 起')
})

test('lists are written line by line, longer texts with their formatting, in the direction of their language', async ({ page }) => {
  const preview = await openEditor(page, '/ar/procedures/facial/hydratite')
  await preview.locator('.benef li').nth(1).click()
  await expect.poll(() => selected(page)).toMatch(/treatmentInfo\.translations\.ar\.benefits$/)
  const second = page.locator('[name="treatmentInfo.translations.ar.benefits.1"]')
  await expect(page.locator('[name="treatmentInfo.translations.ar.benefits.0"]')).toBeFocused()
  await expect(second).toHaveAttribute('dir', 'rtl')
  await second.fill('سطر جديد')
  await expect(preview.locator('.benef li').nth(1)).toHaveText('سطر جديد')
  await preview.locator('.phero [data-tina-field$="hero.translations.ar.description"]').click()
  const written = page.locator('[data-translation="hero.translations.ar.description"]')
  await expect(written.locator('[lang=ar][dir=rtl] [contenteditable=true]')).toBeVisible()
  await expect(written.locator('[lang=en]')).not.toBeEmpty()
  await written.locator('[contenteditable=true]').click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('تجربة ')
  await expect(preview.locator('.phero')).toContainText('تجربة ')
  await expect(written.locator('[data-mark]')).toHaveCount(0)
})
