import type { Locator } from '@playwright/test'
import { expect, hydrate, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

/** How something is painted: what tells it from its neighbour when shadows and grounds are gone. */
const paint = (of: Locator, pseudo?: string) =>
  of.evaluate((element, pseudo) => {
    const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, width } = getComputedStyle(element, pseudo)
    return { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, width }
  }, pseudo)

test('with forced colours the chosen clinic and time are told from the others', async ({ page }) => {
  await page.goto('/book-treatment')
  await hydrate(page)
  for (const group of ['preferredLocation', 'preferredTime']) {
    const labels = page.locator(`label:has(input[name=${group}]:enabled)`)
    const before = await paint(labels.first())
    expect({ ...before, width: 0 }).toEqual({ ...(await paint(labels.nth(1))), width: 0 })
    await labels.first().click()
    expect((await paint(labels.first())).backgroundColor).not.toBe((await paint(labels.nth(1))).backgroundColor)
  }
})

test('with forced colours the consent shows its tick', async ({ page }) => {
  await page.goto('/book-treatment')
  await hydrate(page)
  const box = page.locator('.check input').first()
  const before = await paint(box)
  await box.check()
  expect((await paint(box)).backgroundColor).not.toBe(before.backgroundColor)
})

test('with forced colours the dots of the reviews are seen, and the current one is told from the others', async ({ page }) => {
  await page.goto('/london')
  await hydrate(page)
  const dots = page.locator('.dots button')
  await dots.first().scrollIntoViewIfNeeded()
  const [current, other] = [await paint(dots.first(), '::before'), await paint(dots.nth(1), '::before')]
  expect(other.borderTopStyle).toBe('solid')
  expect(Number.parseFloat(other.borderTopWidth)).toBeGreaterThanOrEqual(1)
  expect(current.backgroundColor).not.toBe(other.backgroundColor)
})

test('with forced colours the sign of a question is seen, and an open menu has an edge', async ({ page }) => {
  await page.goto('/london')
  await hydrate(page)
  const summary = page.locator('.acc summary').first()
  const sign = await paint(summary, '::before')
  expect(sign.backgroundColor).not.toBe((await paint(page.locator('body'))).backgroundColor)
  await page.locator('.nav .mega-menu > button').first().click()
  expect((await paint(page.locator('.mega').first())).borderTopStyle).toBe('solid')
})

test('with forced colours and on paper the light of the hour is left out, and what is said of it', async ({ page }) => {
  await page.goto('/locations')
  const walls = page.locator('.spot-lit')
  expect(await walls.count()).toBe(2)
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(media)
    for (const wall of await walls.all()) await expect(wall).toBeHidden()
  }
  await page.emulateMedia({ forcedColors: 'none', media: 'screen' })
  await expect(walls.first().locator('figcaption')).toHaveText(/London/)
})
