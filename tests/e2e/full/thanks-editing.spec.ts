import { expect, openEditor, selected, test } from '../editor.ts'

test('an editor sees the thanks of both forms with a sample enquiry, and changes them by a click, in each language', async ({ page }) => {
  test.setTimeout(240_000)
  const preview = await openEditor(page, '/thank-you')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText([
    /Margaret.*call you/,
    /Margaret.*write back/,
    /Nothing has been sent yet/,
  ])
  await expect(preview.getByText('K7MQ-X3EV')).toHaveCount(2)
  await preview.getByRole('heading', { level: 1 }).nth(1).click()
  await expect.poll(() => selected(page)).toMatch(/---page\.blocks\.1\.heading$/)
  await preview.locator('.panel h3').first().click()
  await expect.poll(() => selected(page)).toMatch(/---page\.blocks\.0\.steps\.0\.title$/)
  await page.goto('/admin/index.html#/~/ar/thank-you')
  await expect(preview.locator('html')).toHaveAttribute('lang', 'ar', { timeout: 120_000 })
  // The form of this address may still be on its way.
  await expect(async () => {
    await preview.locator('.panel .small').last().click()
    expect(await selected(page)).toMatch(/---page\.blocks\.1\.translations\.ar\.phoneNote$/)
  }).toPass({ timeout: 120_000 })
})
