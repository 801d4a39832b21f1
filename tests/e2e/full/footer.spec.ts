import { expect, test } from '../test.ts'

for (const prefix of ['', '/ar'])
  for (const [width, rows] of [
    [1440, 1],
    [1280, 1],
    [1100, 3],
    [768, 3],
    [390, 4],
  ] as const)
    test(`the footer has ${rows === 1 ? 'one row' : `${rows} rows`} at ${width} pixels, and both cities share one, at ${prefix || '/'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${prefix}/about`)
      const parts = page.locator('.ftr-g > *')
      const tops = await parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(rows)
      expect(tops.at(-1)).toBe(tops.at(-2))
      // An address for mail breaks at its sign, or not at all.
      const lines = await page.locator('.ftr [href^="mailto:"]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.max(...lines)).toBeLessThan(80)
    })

test('without script each list of the footer is a fold on a phone, and open on wider screens', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/about')
  const lists = page.locator('.ftr-links')
  for (const list of await lists.all()) {
    await expect(list.getByRole('link').first()).toBeHidden()
    await list.locator('summary').click()
    await expect(list.getByRole('link').first()).toBeVisible()
    await expect(list.getByRole('heading')).toBeVisible()
  }
  await page.setViewportSize({ width: 768, height: 844 })
  await page.goto('/about')
  for (const list of await lists.all()) {
    await expect(list.getByRole('link').first()).toBeVisible()
    await expect(list.getByRole('heading')).toBeVisible()
    // The heading alone is drawn: the keyboard does not stop there.
    await expect(list.locator('summary')).toBeHidden()
  }
  await context.close()
})
