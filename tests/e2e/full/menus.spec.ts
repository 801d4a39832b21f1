import { LOCALES, prefixOf } from '../../../src/model/languages.ts'
import { expect, hydrate, test } from '../test.ts'

for (const locale of LOCALES)
  for (const width of [1101, 1440, 1920])
    test(`what opens in the header hangs from its edge, under an item underlined in its width, at ${width} px in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(prefixOf(locale) || '/')
      await hydrate(page)
      const edge = await page.locator('.hdr').evaluate((header) => header.getBoundingClientRect().bottom)
      const tops: Record<string, number> = {}
      for (const [name, opener, panel] of [
        ['city', '.mega-menu > button', '.mega'],
        ['places', '.small-menu > button', '.small-menu > .disclosure-panel'],
        ['languages', '.lang > summary', '.lang-menu'],
      ] as const) {
        await page.locator(opener).first().click()
        const box = await page.locator(panel).first().boundingBox()
        tops[name] = Math.round((box?.y ?? 0) - edge)
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
        if (opener.startsWith('.lang')) continue
        const [line, words] = await page
          .locator(opener)
          .first()
          .evaluate((button) => {
            const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(button)
            const line = getComputedStyle(button, '::after')
            return [
              [line.insetInlineStart, line.insetInlineEnd],
              [paddingInlineStart, paddingInlineEnd],
            ]
          })
        expect(line).toEqual(words)
        await page.keyboard.press('Escape')
        await page.mouse.move(5, 700)
      }
      // The city's own line lies over the header's.
      expect(tops).toEqual({ city: -1, places: 0, languages: 0 })
    })

for (const locale of LOCALES)
  test(`no way to all treatments of a list breaks in two in the menus, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(prefixOf(locale) || '/')
    await hydrate(page)
    for (const menu of await page.locator('.mega-menu').all()) {
      await menu.locator('> button').hover()
      await expect(menu.locator('.mega')).toBeVisible()
      const faults = await menu.locator('.see').evaluateAll((links) =>
        links.flatMap((link) => {
          const words = document.createRange()
          words.selectNodeContents(link.firstElementChild ?? link)
          const column = link.closest('.mega-c')?.getBoundingClientRect()
          const box = link.getBoundingClientRect()
          const breaks = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          const panel = link.closest('.mega')?.getBoundingClientRect()
          const leaves = [column, panel].some((frame) => !frame || box.left < frame.left - 1 || box.right > frame.right + 1)
          return breaks || leaves ? [`${link.textContent} ${breaks ? 'breaks' : 'leaves its column'}`] : []
        }),
      )
      expect(faults).toEqual([])
    }
  })
