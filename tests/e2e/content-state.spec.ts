import { expect, openEditor, test } from './editor.ts'

test.describe.configure({ mode: 'serial' })

test('the admin says that there is no history, and stops saying it when told so', async ({ page }) => {
  test.setTimeout(120_000)
  await openEditor(page, '/')
  const notice = page.getByRole('status').filter({ hasText: 'There is no history' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Hide' }).click()
  await expect(notice).toHaveCount(0)
})

test('enquiries ask for a session of this site where there is none', async ({ page, site }) => {
  test.setTimeout(120_000)
  await openEditor(page, '/')
  await page.context().clearCookies()
  await page.evaluate(() => window.location.assign('#/screens/enquiries'))
  await page.getByLabel('E-mail').fill('editor@clinic.example')
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('wrong')
  await page.getByLabel('Password').fill('a password for tests')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('There are none.')).toBeVisible()
  expect(site.output()).toContain('no history')
})
