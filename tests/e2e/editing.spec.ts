import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, openEditor, selected, test } from './editor.ts'

test.describe.configure({ mode: 'serial' })

test('an editor clicks a heading, sees the typing at once, saves, and visitors read it at the next load', async ({ page, site }) => {
  test.setTimeout(300_000)
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
  test.setTimeout(300_000)
  const preview = await openEditor(page, '/')
  const question = preview.locator('.acc details').first()
  await question.locator('summary').click()
  await question.locator('.a[data-tina-field]').click()
  await expect.poll(() => selected(page)).toMatch(/questions\.0\.question\.answer$/)
})

test('a click on an Arabic text selects its translation', async ({ page }) => {
  test.setTimeout(300_000)
  const preview = await openEditor(page, '/ar')
  await preview.locator('.hero-panel .lead').click()
  await expect.poll(() => selected(page)).toMatch(/---page\.blocks\.0\.translations\.ar\.lead$/)
})
