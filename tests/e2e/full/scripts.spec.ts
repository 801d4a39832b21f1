import { pathOf, treatments } from '../../fixtures/clinic-treatments.ts'
import { expect, test } from '../test.ts'

const untranslated = treatments.filter(({ translationState }) => translationState?.ar === 'toBeTranslated')
test.use({ viewport: { width: 1440, height: 900 } })

for (const locale of ['zh-CN', 'zh-TW', 'ar'] as const)
  test(`English on a page to be translated stands on its own side, in its own italic, in ${locale}`, async ({ page }) => {
    for (const treatment of untranslated) {
      await page.goto(pathOf(treatment, locale))
      for (const text of await page.locator('main :is(h1, .prose-sec h2, .prose-sec .prose, .lead)[lang=en]').all()) {
        await expect(text).toHaveAttribute('dir', 'ltr')
        await expect(text).toHaveCSS('direction', 'ltr')
        await expect(text).toHaveCSS('text-align', 'start')
      }
      await expect(page.locator('h1[lang=en] .hl').first()).toHaveCSS('font-style', 'italic')
    }
  })

for (const locale of ['zh-CN', 'zh-TW', 'ar'] as const)
  test(`facts of two lines don't collide, and no name is pulled apart, in ${locale}`, async ({ page }) => {
    for (const treatment of treatments.filter(({ visibility }) => visibility === 'listed').slice(0, 6)) {
      await page.goto(pathOf(treatment, locale))
      const styles = await page.locator('.ledger dt + dd:not([lang=en]), .card-m b:not([lang=en])').evaluateAll((facts) =>
        facts.map((fact) => {
          const { lineHeight, fontSize, letterSpacing } = getComputedStyle(fact)
          return { lines: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), apart: Number.parseFloat(letterSpacing) || 0 }
        }),
      )
      expect(styles.length).toBeGreaterThan(0)
      for (const { lines, apart } of styles) {
        expect(lines).toBeGreaterThanOrEqual(1.34)
        expect(apart).toBeLessThanOrEqual(0)
      }
      const heading = await page.locator('h1').evaluate((one) => Number.parseFloat(getComputedStyle(one).letterSpacing) || 0)
      expect(heading).toBeLessThanOrEqual(0)
    }
  })

test('the drawing of a missing page is mirrored in Arabic', async ({ page }) => {
  await page.goto('/ar/nowhere')
  await expect(page.locator('.lost .art')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
  await page.goto('/nowhere')
  await expect(page.locator('.lost .art')).toHaveCSS('transform', 'none')
})

test('headings never slant an upright letter, so that no false italic flashes while the letters load', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main .hl').first()).toHaveCSS('font-synthesis-style', 'none')
})

test('the icons of the footer stand at its margin', async ({ page }) => {
  for (const path of ['/', '/ar']) {
    await page.goto(path)
    const away = await page.evaluate(() => {
      const [drawn, text] = ['.soc svg', '.ftr-text'].map((one) => document.querySelector(one)?.getBoundingClientRect())
      if (!drawn || !text) return 99
      return getComputedStyle(document.documentElement).direction === 'rtl'
        ? Math.abs(drawn.right - text.right)
        : Math.abs(drawn.left - text.left)
    })
    expect(away).toBeLessThanOrEqual(2)
  }
})

for (const width of [768, 1101, 1280, 1440, 1920])
  test(`at ${width} the engraving of a treatment is no sliver, and no word lies on it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 })
    for (const slug of ['hydratite', 'exosome', 'profhilo', 'laser-hair-removal', 'coolsculpting', 'obagi']) {
      const treatment = treatments.find((one) => one.slug === slug)
      if (!treatment) throw new Error(`There is no ${slug}`)
      await page.goto(pathOf(treatment))
      const { seen, lines, over } = await page.evaluate(() => {
        const box = document.querySelector('.phero .eng-hero')?.getBoundingClientRect() ?? new DOMRect()
        const range = document.createRange()
        // The lines of a text, which may end long before its box does.
        const linesOf = (node: Node): DOMRect[] => {
          if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].flatMap(linesOf)
          range.selectNodeContents(node)
          return [...range.getClientRects()]
        }
        const lines = [...document.querySelectorAll('.phero-t :is(h1, .tagline, .subtitle, .lead p, .btns > *)')].flatMap(linesOf)
        const top = Math.max(box.top, 0)
        const seen = Math.min(box.right, innerWidth) - box.left
        const over = lines.filter(({ right, bottom }) => bottom > top && right > box.left + 0.12 * box.width)
        return { seen, lines: lines.length, over: over.length }
      })
      expect(lines, slug).toBeGreaterThan(4)
      expect(seen, `${slug} shows ${seen} pixels`).toBeGreaterThan(width / 4)
      expect(over, slug).toBe(0)
    }
  })
