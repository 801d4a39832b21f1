import { pathOf, treatment, treatments } from '../../fixtures/clinic-treatments.ts'
import { expect, test } from '../test.ts'

const shown = treatments.filter(({ visibility }) => visibility !== 'unpublished')
const exosome = treatments.filter(({ slug }) => slug === 'exosome').map((one) => pathOf(one))

/** What a visitor with a phone and without scripts opens. */
const phoneWithoutScript = ({ origin }: { origin: string }) => ({
  baseURL: origin,
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
})

for (const locale of ['en', 'ar'] as const)
  test(`a treatment takes at most 7,000 pixels on a phone, and what all share at most 900 on a desk, in ${locale}`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    for (const treatment of shown) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(pathOf(treatment, locale))
      // One asks for its text itself.
      if (await page.locator('.live').count()) await expect(page.locator('.live-text')).toBeVisible()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > 7000) faults.push(`${treatment.slug} takes ${height} pixels`)
      await page.setViewportSize({ width: 1440, height: 900 })
      const band = await page.locator('.shared-band').boundingBox()
      if (!band || band.height > 900) faults.push(`the band of ${treatment.slug} takes ${band?.height}`)
    }
    expect(faults).toEqual([])
  })

test('what can go wrong is folded on a phone and open on a desk, and a fold opens by a tap without any script', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext(phoneWithoutScript(site))
  const page = await context.newPage()
  for (const [path, label] of [
    [pathOf(treatment('profhilo')), 'Risks, and how often they happen (2)'],
    [pathOf(treatment('profhilo'), 'ar'), 'المخاطر ومدى تكرارها (2)'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const [summary, risk] = [page.locator('.fold summary'), page.locator('.fold li').first()]
    await expect(summary).toHaveText(label)
    await expect(risk).toBeHidden()
    await summary.click()
    await expect(risk).toBeVisible()
    await summary.click()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(summary).toBeHidden()
    await expect(risk).toBeVisible()
  }
  await context.close()
})

test('the questions of a treatment are folded on a phone and stand open to be chosen on a desk, before any script', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext(phoneWithoutScript(site))
  const page = await context.newPage()
  await page.goto(pathOf(treatment('exilis')))
  const [summary, question] = [page.locator('.faq .fold > summary'), page.locator('.faq [name] > summary').first()]
  await expect(summary).toHaveText(/^Questions and answers \(\d+\)$/)
  await expect(question).toBeHidden()
  await summary.click()
  await question.click()
  await expect(page.locator('.faq [open] .a').first()).toBeVisible()
  await page.reload()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(summary).toBeHidden()
  await expect(question).toBeVisible()
  await context.close()
})

test('the last engraving is drawn while it comes into view; the first, and every one with less motion, is there at once', async ({
  page,
}) => {
  const dash = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).strokeDashoffset))
  for (const path of exosome) {
    await page.goto(path)
    expect(await dash('.eng-hero .eng-c')).toBe(0)
    expect(await dash('.eng-end .eng-c')).toBe(900)
    await page.locator('.shared-band').evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => dash('.eng-end .eng-c')).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const layer of ['c', 'h', 'x']) expect(await dash(`.eng-end .eng-${layer}`)).toBe(0)
    await expect(page.locator('.eng-end .eng-c')).toHaveCSS('animation-name', 'none')
  }
})

test('the card to book stays in view to the end of the article', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of exosome) {
    await page.goto(path)
    for (const section of await page.locator('.treat-article > section').all()) {
      await section.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
      await expect(page.locator('.book .btn')).toBeInViewport()
    }
  }
})
