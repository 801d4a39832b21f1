import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Server } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { addEditor, expect, openEditor, PATIENCE_MS, signIn, test, untilReady } from '../editor.ts'

test.setTimeout(400_000)

const save = (page: Page) => page.getByRole('button', { name: /^Save to/ })
const title = (page: Page) => page.locator('[name="title"]')

/** A colleague at another computer, with a page open. */
async function colleague(browser: Browser, site: Server, path: string, name: string) {
  const wei = await addEditor(site, `${name.toLowerCase()}@clinic.example`, name)
  const page = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`/admin/index.html#/~${path}`)
  await signIn(page, wei)
  await untilReady(page)
  return page
}

test('who else has a page open is named, and what they save is told, shown on demand and joined with one’s own', async ({
  page,
  browser,
  site,
}) => {
  await openEditor(page, '/shop')
  const wei = await colleague(browser, site, '/ar/shop', 'Wei')
  const theirs = page.getByText('Wei also has this page open, in Arabic')
  await expect(theirs).toBeVisible()
  await expect(wei.getByText(/also has this page open$/)).toBeVisible()
  const saved = async () => JSON.parse(await readFile(join(site.dir, 'content/page/shop.json'), 'utf8'))

  await title(wei).fill('The shop by Wei')
  await save(wei).click()
  const news = page.getByText('Wei saved changes to this page a moment ago.')
  await expect(news).toBeVisible()
  expect((await axe(page).include('[data-desk-news]').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Show them now' }).click()
  await expect(title(page)).toHaveValue('The shop by Wei')
  await expect(news).toHaveCount(0)
  await expect(save(page)).toBeDisabled()

  await title(page).fill('The shop of both')
  await wei.frameLocator('iframe').locator('h1').click()
  await wei.locator('[name$="heading"]').last().fill('عنوان')
  await save(wei).click()
  await expect(page.getByText('they are joined with yours when you save')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show them now' })).toHaveCount(0)
  await save(page).click()
  await expect.poll(async () => (await saved()).title).toBe('The shop of both')
  expect(JSON.stringify((await saved()).blocks)).toContain('عنوان')
  await expect(page.getByText('they are joined with yours')).toHaveCount(0)

  await wei.context().close()
  await expect(theirs).toHaveCount(0)
})

test('on another page, on another screen and after signing out nobody is there any more', async ({ page, browser, site }) => {
  await openEditor(page, '/about')
  const wei = await colleague(browser, site, '/about', 'Lin')
  const theirs = page.getByText('Lin also has this page open')
  await expect(theirs).toBeVisible()
  await wei.evaluate(() => window.location.assign('#/screens/start'))
  await expect(theirs).toHaveCount(0)
  await wei.evaluate(() => window.location.assign('#/~/about'))
  await expect(theirs).toBeVisible({ timeout: PATIENCE_MS })
  await wei.evaluate(() => fetch('/api/editors/sign-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
  // The tab is still open: the server notices by itself that the session has ended.
  await expect(theirs).toHaveCount(0, { timeout: 40_000 })
  await wei.context().close()
})

test('whoever hurries from page to page keeps the editor, and reads titles above the form', async ({ page }) => {
  const failures: string[] = []
  const pauses: number[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await openEditor(page, '/about')
  for (const path of ['/contact', '/', '/doctors', '/shop', '/about', '/', '/contact', '/procedures/injectables/profhilo', '/london']) {
    await page.evaluate((hash) => window.location.assign(hash), `#/~${path}`)
    const pause = Math.round(150 + Math.random() * 500)
    pauses.push(pause)
    await page.waitForTimeout(pause)
  }
  await page.evaluate(() => window.location.assign('#/~/procedures/body/hifu'))
  await page.getByRole('button', { name: 'Also on this page' }).waitFor({ timeout: PATIENCE_MS })
  expect(
    failures.filter((message) => /tinaForm/.test(message)),
    `after pauses of ${pauses} ms`,
  ).toEqual([])
  await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toHaveCount(0)
  const way = page.getByRole('navigation', { name: 'breadcrumb' })
  await expect(way).toContainText('Treatments')
  await expect(way).toContainText('HIFU')
  await expect(way).not.toContainText('hifu')
  await page.getByRole('button', { name: 'Also on this page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Also on this page' })
  await expect(dialog).not.toContainText('.json')
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  await dialog.getByRole('region', { name: 'Settings' }).getByRole('button').click()
  await expect(dialog).toHaveCount(0)
  await expect(way).toContainText('Settings')
})
