import type { Page } from '@playwright/test'
import { EDITOR } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { addEditor, emailOf, expect, PATIENCE_MS, signIn, test } from '../editor.ts'

test.setTimeout(300_000)

const ACCOUNT = '/admin/index.html#/screens/my_account'
const PATIENCE = { timeout: PATIENCE_MS }

async function openAccount(page: Page, who = EDITOR) {
  await page.goto(ACCOUNT)
  await signIn(page, who)
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible(PATIENCE)
}

test('an editor finds their account in the bar, where nothing leads to another company, and signs out there', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto('/admin/index.html')
  await signIn(page)
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible(PATIENCE)
  for (const gone of ['User Management', 'Project Config', 'Support', 'Change Password', 'Cloud'])
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByText(EDITOR.email)).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expect(emailOf(page)).toBeVisible(PATIENCE)
  await page.reload()
  await expect(emailOf(page)).toBeVisible(PATIENCE)
})

test('an editor changes their name, and their password by the current one; a weak one is refused in words', async ({ page, site }) => {
  const cem = await addEditor(site, 'cem@clinic.example', 'cem')
  await openAccount(page, cem)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Cem <boss>')
  await name.press('Enter')
  await expect(page.getByRole('alert')).toContainText('letters, spaces, hyphens and apostrophes')
  await expect(name).toHaveValue('Cem <boss>')
  await name.fill('Cem Aksoy')
  await name.press('Enter')
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(name).toHaveValue('Cem Aksoy', PATIENCE)

  const [now, next] = [page.getByLabel('Current password'), page.getByLabel('New password')]
  const change = async (current: string, chosen: string) => {
    await now.fill(current)
    await next.fill(chosen)
    await next.press('Enter')
  }
  for (const [current, chosen, sentence] of [
    [cem.password, 'short', 'at least 12 characters'],
    [cem.password, 'passwordpassword', 'among those that are tried first'],
    [cem.password, 'cem aksoy cem', 'made of the name'],
    ['not my password', 'four words by chance', 'The current password is not the right one'],
  ] as const) {
    await change(current, chosen)
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(next).toHaveValue(chosen)
  }
  expect((await axe(page).include('[data-screen]').analyze()).violations).toEqual([])
  await change(cem.password, 'four words by chance')
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(now).toHaveValue('')
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await signIn(page, cem)
  await expect(page.getByRole('alert')).toContainText('don’t belong together')
  await signIn(page, { ...cem, password: 'four words by chance' })
  await expect(name).toHaveValue('Cem Aksoy', PATIENCE)
})

test('signing out everywhere ends the sessions in other browsers, after it was asked once more', async ({ page, site, browser }) => {
  const dee = await addEditor(site, 'dee@clinic.example', 'Dee')
  const phone = await browser.newContext({ baseURL: site.origin })
  const elsewhere = await phone.newPage()
  await openAccount(elsewhere, dee)
  await openAccount(page, dee)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.getByRole('button', { name: 'Sign out everywhere now' }).click()
  await expect(emailOf(page)).toBeFocused(PATIENCE)
  await elsewhere.reload()
  await expect(emailOf(elsewhere)).toBeFocused(PATIENCE)
  await phone.close()
})

for (const width of [390, 768, 1440])
  test(`the account fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAccount(page)
    const edges = await page
      .locator('[data-screen] :is(input, button, p):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(edges.length).toBeGreaterThan(8)
    expect(Math.max(...edges)).toBeLessThanOrEqual(width)
  })
