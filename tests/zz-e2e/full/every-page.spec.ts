import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../test.ts'

const PREFIXES = ['', '/zh-CN', '/zh-TW', '/ar']
/** One address of each kind. */
const KINDS = [
  '',
  '/about',
  '/doctors',
  '/locations',
  '/london',
  '/edinburgh',
  '/contact',
  '/book-treatment',
  '/shop',
  '/search?q=laser',
  '/london/fillers',
  '/edinburgh/injectables',
  '/procedures/body',
  '/procedures/facial/hydratite',
  '/procedures/body/electrolysis',
  '/nowhere',
]

for (const prefix of PREFIXES) {
  for (const width of [390, 1440]) {
    test(`every kind of page passes axe at ${width} px in ${prefix || '/en'}`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      const faults: string[] = []
      for (const path of KINDS) {
        await page.goto(prefix + path || '/')
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const { id, nodes } of violations) faults.push(`${prefix}${path} ${id}: ${nodes[0]?.html.slice(0, 140)}`)
      }
      expect(faults).toEqual([])
    })
  }

  test(`nothing sticks out of any kind of page at 400 % zoom in ${prefix || '/en'}, with less motion`, async ({ page }) => {
    test.setTimeout(300_000)
    // 1280 pixels at 400 % are 320.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const wide: string[] = []
    for (const path of KINDS) {
      await page.goto(prefix + path || '/')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) wide.push(`${prefix}${path}: ${width}`)
    }
    expect(wide).toEqual([])
  })
}
