import { expect, openEditor, selected, test } from '../editor.ts'

test('a click on what search finds opens its treatment at exactly that field, in the language shown', async ({ page }) => {
  test.setTimeout(600_000)
  const preview = await openEditor(page, '/ar/search?q=laser')
  const card = preview.locator('main .card').first()
  await card.locator('[data-elsewhere$=" card.price"]').click()
  await expect.poll(() => selected(page), { timeout: 60_000 }).toMatch(/---treatment\.card\.translations\.ar\.price$/)
  await preview.getByRole('contentinfo').locator('[data-tina-field$=".copyright"]').click()
  await expect.poll(() => selected(page)).toMatch(/---siteSettings\.translations\.ar\.copyright$/)
})
