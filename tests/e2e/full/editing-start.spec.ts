import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, openEditor, selected, signIn, test } from '../editor.ts'

test.setTimeout(300_000)

test('the first screen says what to do, and leads to each page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/admin/index.html')
  await signIn(page)
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible({ timeout: 120_000 })
  const files = (folder: string) => readdir(join(site.dir, 'content', folder), { recursive: true })
  const documents = async (folder: string) => (await files(folder)).filter((file) => file.endsWith('.json')).length
  const listed = page.getByRole('tabpanel').locator('a[href^="#/~/"]')
  await expect(listed).toHaveCount(await documents('page'))
  await page.getByRole('tab', { name: 'Pages' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Treatments' })).toBeFocused()
  await expect(listed).toHaveCount(await documents('treatment'))
  await page.getByRole('tab', { name: 'Pages' }).click()
  await expect(page.getByRole('link', { name: 'Inbox' })).toBeVisible()
  await listed.and(page.locator('a[href="#/~/about"]')).click()
  await expect(page.frameLocator('iframe').locator('h1')).toBeVisible({ timeout: 120_000 })
})

for (const width of [1024, 768])
  test(`the editor can be used ${width} pixels wide`, async ({ page }) => {
    const preview = await openEditor(page, '/about', { width, height: 1000 })
    await preview.locator('h1').click()
    await expect.poll(() => selected(page)).toMatch(/\.heading$/)
    const input = page.locator('[name$=".heading"]').first()
    await input.fill('Typed on a tablet')
    await expect(preview.locator('h1')).toHaveText('Typed on a tablet')
    await expect(page.getByRole('button', { name: /^Save to/ })).toBeInViewport({ ratio: 1 })
    const form = await input.boundingBox()
    const frame = await page.locator('iframe').boundingBox()
    expect((frame?.x ?? 0) + 1).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(width)
  })

test('the form of the page itself comes first, that of another document when it is clicked', async ({ page }) => {
  const preview = await openEditor(page, '/')
  await expect(page.locator('[name="slug"]')).toHaveValue('home')
  await preview.locator('.acc details summary [data-tina-field]').first().click()
  await expect(page.locator('[name="question"]')).toBeVisible()
  await preview.locator('footer [data-tina-field]').first().click()
  await expect.poll(() => selected(page)).toMatch(/---siteSettings\./)
})
