import { EDITOR } from '../../fixtures/server.ts'
import { emailOf, expect, signIn, test } from '../editor.ts'

const PATIENCE = { timeout: 120_000 }

test('the admin says that there is no history until told to be still, and enquiries ask for a session where there is none', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000)
  await page.goto(`${site.origin}/admin/index.html#/screens/enquiries`, { waitUntil: 'commit' })
  await emailOf(page).waitFor({ timeout: 200_000 })
  await signIn(page)
  const notice = page.getByRole('status').filter({ hasText: 'There is no history' })
  await expect(notice).toBeVisible(PATIENCE)
  await expect(page.getByText('There are none.')).toBeVisible(PATIENCE)
  await notice.getByRole('button', { name: 'Hide' }).click()
  await expect(notice).toHaveCount(0)

  await page.context().clearCookies()
  await page.evaluate(() => window.location.assign('#/'))
  await expect(page.getByText('There are none.')).toHaveCount(0)
  await page.evaluate(() => window.location.assign('#/screens/enquiries'))
  await page.getByLabel('E-mail', { exact: true }).fill(EDITOR.email, PATIENCE)
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'don’t belong together' })).toBeVisible(PATIENCE)
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('There are none.')).toBeVisible(PATIENCE)
})
