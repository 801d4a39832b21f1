import type { Page } from '@playwright/test'
import { signIn } from './editor.ts'

/** Opens the inbox in the real admin, as an editor who signs in. */
export async function openInbox(page: Page) {
  await page.goto('/admin/index.html#/screens/enquiries')
  await signIn(page)
  await page.getByRole('heading', { name: 'Enquiries', level: 1 }).waitFor({ timeout: 120_000 })
  await page
    .getByRole('status')
    .filter({ hasText: /shown|none/ })
    .waitFor({ timeout: 120_000 })
}

/** One enquiry in the list. */
export const enquiry = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`)
