import type { Page } from '@playwright/test'
import { EDITOR } from '../fixtures/server.ts'

/** Opens the inbox in the real admin, as an editor who signs in. */
export async function openInbox(page: Page) {
  await page.goto('/admin/index.html#/screens/enquiries')
  await page.getByPlaceholder('Username').fill(EDITOR.email)
  await page.getByPlaceholder('Password').fill(EDITOR.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Enquiries', level: 1 }).waitFor({ timeout: 120_000 })
  await page
    .getByRole('status')
    .filter({ hasText: /shown|none/ })
    .waitFor({ timeout: 120_000 })
}

/** One enquiry in the list. */
export const enquiry = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`)
