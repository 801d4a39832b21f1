import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EDITOR, type Server, startServer } from '../fixtures/server.ts'
import { test as base, expect } from './test.ts'

/** What is edited here must not be the site that other tests read. */
const test = base.extend<object, { site: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

/** Opens the real admin on the preview of a page, and waits until its texts can be clicked. */
async function openEditor(page: import('@playwright/test').Page, path: string) {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.addInitScript(() => {
    Object.assign(window, { selected: [] as string[] })
    window.addEventListener('message', ({ data }) => {
      if (data?.type === 'field:selected') (window as unknown as { selected: string[] }).selected.push(data.fieldName)
    })
  })
  await page.goto(`/admin/index.html#/~${path}`)
  await page.getByPlaceholder('Username').fill(EDITOR.email)
  await page.getByPlaceholder('Password').fill(EDITOR.password)
  await page.getByRole('button', { name: 'Login' }).click()
  const preview = page.frameLocator('iframe')
  await preview.locator('h1 [data-tina-field], h1[data-tina-field]').first().waitFor({ timeout: 45_000 })
  // Texts can be clicked once the admin has their forms.
  await page.getByText('Referenced Files').waitFor({ timeout: 45_000 })
  return preview
}

const selected = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { selected: string[] }).selected.at(-1))

test('an editor clicks a heading, sees the typing at once, saves, and visitors read it at the next load', async ({ page, site }) => {
  test.setTimeout(120_000)
  const preview = await openEditor(page, '/')
  await preview.locator('h1').click()
  await expect.poll(() => selected(page)).toMatch(/---page\.blocks\.0\.heading$/)
  const input = page.locator('input[name="blocks.0.heading"]')
  await input.fill('Medicine always.|Beauty follows.')
  await expect(preview.locator('h1')).toHaveText('Medicine always. Beauty follows.')
  await page.getByRole('button', { name: 'Save' }).click()
  const file = join(site.dir, 'content/page/home.json')
  await expect.poll(async () => (await readFile(file, 'utf8')).includes('Medicine always.|Beauty follows.')).toBe(true)
  const saved = await readFile(file, 'utf8')
  expect(saved).toBe(JSON.stringify(JSON.parse(saved), null, 2))
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Medicine always.')
})

test('a click on an answer selects the field of its own document', async ({ page }) => {
  test.setTimeout(120_000)
  const preview = await openEditor(page, '/')
  const question = preview.locator('.acc details').first()
  await question.locator('summary').click()
  await question.locator('.a [data-tina-field]').click()
  await expect.poll(() => selected(page)).toMatch(/questions\.0\.question\.answer$/)
})

test('a click on an Arabic text selects its translation', async ({ page }) => {
  test.setTimeout(120_000)
  const preview = await openEditor(page, '/ar')
  await preview.locator('.hero-panel .lead').click()
  await expect.poll(() => selected(page)).toMatch(/---page\.blocks\.0\.translations\.ar\.lead$/)
})
