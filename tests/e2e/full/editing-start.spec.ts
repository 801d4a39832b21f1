import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, openEditor, selected, signIn, test } from '../editor.ts'

test.setTimeout(300_000)

test('the first screen says what to do, and leads to each page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/admin/index.html')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'What would you like to change?' })).toBeVisible({ timeout: 120_000 })
  const files = (folder: string) => readdir(join(site.dir, 'content', folder), { recursive: true })
  const documents = [...(await files('page')), ...(await files('treatment'))].filter((file) => file.endsWith('.json'))
  await expect(page.locator('a[href^="#/~/"]')).toHaveCount(documents.length)
  await expect(page.getByRole('link', { name: 'Enquiries' })).toBeVisible()
  await page.locator('a[href="#/~/about"]').click()
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
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
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
