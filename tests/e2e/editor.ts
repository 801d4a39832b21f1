import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { EDITOR, type Server } from '../fixtures/server.ts'
import { test as base, expect, ownSite } from './test.ts'

/** Tests that edit a site of their own: those of one call share it, file after file, with whatever was saved to it. */
export const editing = () =>
  base.extend<object, { site: Server }>({
    site: ownSite(),
    // Each test comes from an address of its own: the server lets one sign in eight times a minute.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  })

export const test = editing()

/** The admin is large, and a busy machine slow. */
export const PATIENCE_MS = 120_000

/** Opens the real admin on the preview of a page, and waits until its texts can be clicked. */
export async function openEditor(page: Page, path: string, size = { width: 1600, height: 1000 }) {
  await page.setViewportSize(size)
  await page.addInitScript(() => {
    Object.assign(window, { selected: [] as string[] })
    window.addEventListener('message', ({ data }) => {
      if (data?.type === 'field:selected') (window as unknown as { selected: string[] }).selected.push(data.fieldName)
    })
  })
  await page.goto(`/admin/index.html#/~${path}`)
  await signIn(page)
  return untilReady(page)
}

/** The same in another tab, already signed in. */
export async function reopenEditor(page: Page, path: string) {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`/admin/index.html#/~${path}`)
  return untilReady(page)
}

/** Signs in on the admin's own page. */
export async function signIn(page: Page, { email, password } = EDITOR) {
  await emailOf(page).fill(email, { timeout: PATIENCE_MS })
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The first field of the sign-in. */
export const emailOf = (page: Page) => page.getByLabel('E-mail', { exact: true })

/** Makes another account of a site, an editor's unless `standing` says another (`'--role', 'reviewer'`), with the password of the first. */
export async function addEditor({ dir }: Server, email: string, name: string, ...standing: string[]) {
  const env = { ...process.env, DATA_DIR: join(dir, '.data'), DATABASE_URL: '' }
  const cli = join(import.meta.dirname, '../../src/server/editors-cli.ts')
  await promisify(execFile)(process.execPath, [cli, 'add', email, name, EDITOR.password, ...standing], { env })
  return { email, password: EDITOR.password }
}

/** Waits until the texts of the page in the frame can be clicked. */
export async function untilReady(page: Page) {
  const preview = page.frameLocator('iframe')
  await preview.locator('h1 [data-tina-field], h1[data-tina-field]').first().waitFor({ timeout: PATIENCE_MS })
  await page.getByRole('button', { name: 'Also on this page' }).waitFor({ timeout: PATIENCE_MS })
  // The admin has the forms a moment before the page in the frame listens to clicks.
  await preview.locator('body.__tina-quick-editing-enabled').waitFor({ timeout: PATIENCE_MS })
  return preview
}

/** The field that the last click in the preview chose: `'…---page.blocks.0.heading'` */
export const selected = (page: Page) => page.evaluate(() => (window as unknown as { selected: string[] }).selected.at(-1))

export { expect }
