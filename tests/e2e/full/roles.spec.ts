import type { Page } from '@playwright/test'
import type { Server } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { addEditor, expect, PATIENCE_MS, signIn, test } from '../editor.ts'

test.setTimeout(300_000)

const ADMIN = '/admin/index.html'
const PATIENCE = { timeout: PATIENCE_MS }
const ways = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link')
const status = (page: Page) => page.getByRole('status')

/** Opens the desk as a new account of a role. */
async function openAs(page: Page, site: Server, role: string, ...more: string[]) {
  const who = await addEditor(site, `${role}@clinic.example`, role, '--role', role, ...more)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(ADMIN)
  await signIn(page, who)
  await expect(ways(page).first()).toBeVisible(PATIENCE)
}

test('reception begins at the inbox, has no other way, and reads at another address who may open it', async ({ page, site }) => {
  const refused: string[] = []
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
  await openAs(page, site, 'reception')
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible(PATIENCE)
  await expect(ways(page)).toHaveText(['Inbox'])
  await page.goto(`${ADMIN}#/~/about`)
  const sentence = 'Reading the content is for owners, publishers, editors, translators and reviewers. Your role is reception.'
  await expect(page.getByText(sentence)).toBeVisible(PATIENCE)
  expect((await axe(page).include('[data-screen]').analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'Back to where you work' }).click()
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  expect(refused).toEqual([])
})

test('a reviewer opens every form, is told that nothing is saved, and reads why where they press Save', async ({ page, site }) => {
  await openAs(page, site, 'reviewer')
  await expect(ways(page)).toHaveText(['Desk', 'Pages', 'Treatments', 'Pictures', 'Settings', 'Releases', 'Report', 'History'])
  await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(0)
  await page.goto(`${ADMIN}#/collections/edit/faq/~/fillers-cost`)
  const save = page.getByRole('button', { name: 'Not for you to save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true', PATIENCE)
  await expect(status(page).getByText('You are here to read. Nothing that you type is saved.')).toBeVisible()
  await page.locator('[name="question"]').fill('By a reviewer?')
  await save.click({ force: true })
  await expect(page.getByText('Saving is for owners, publishers and editors. Your role is reviewer.')).toBeVisible()
})

test('a translator saves a text of their language; a change of the English is refused, and its field named', async ({ page, site }) => {
  await openAs(page, site, 'translator', '--languages', 'ar')
  await page.goto(`${ADMIN}#/collections/edit/faq/~/fillers-cost`)
  await expect(status(page).getByText('You translate into Arabic. Save takes these texts, and refuses any other.')).toBeVisible(PATIENCE)
  await page.getByRole('tab', { name: /العربية/ }).click()
  await page.locator('[name="translations.ar.question"]').fill('كم التكلفة؟')
  const save = page.getByRole('button', { name: 'Save to the site' })
  await save.click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  await page.locator('[name="question"]').fill('By a translator?')
  await save.click()
  await expect(page.getByText('this would change Question of')).toBeVisible()
})
