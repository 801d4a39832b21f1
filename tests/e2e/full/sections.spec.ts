import { prefixOf } from '../../../src/model/languages.ts'
import { type Server, startServer } from '../../fixtures/server.ts'
import { addressOf, pageStories, plantStories } from '../../fixtures/stories.ts'
import { full, least } from '../../fixtures/story-states.ts'
import { axeForVisitors } from '../axe.ts'
import { test as base, expect, ownSite } from '../test.ts'

/** As the clinic has them, `every-page` looks at them. */
const STATES = { 'with all its fields': full, 'with what it needs': least }

for (const [state, inState] of Object.entries(STATES)) {
  const test = base.extend<object, { site: Server }>({
    site: ownSite(() => startServer({}, { prepare: (dir) => plantStories(dir, inState) })),
  })

  for (const [locale, width] of [['en', 1440] as const, ['ar', 390] as const])
    test(`each kind of section, ${state}, passes axe and fits 400 % zoom, in ${locale}`, async ({ watched: page }) => {
      test.setTimeout(600_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const { _template: kind } of pageStories) {
        await page.setViewportSize({ width, height: 900 })
        const response = await page.goto(prefixOf(locale) + addressOf(kind))
        if (response?.status() !== 200) faults.push(`${kind} is answered ${response?.status()}`)
        // React leaves this where a section threw and was left out.
        if ((await response?.text())?.includes('<!--$!-->')) faults.push(`${kind} fails`)
        const { violations } = await axeForVisitors(page).include('main').analyze()
        for (const { id, nodes } of violations) faults.push(`${kind}: ${id}: ${nodes[0]?.html.slice(0, 140)}`)
        // 1280 pixels at 400 % are 320.
        await page.setViewportSize({ width: 320, height: 640 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > 320) faults.push(`${kind} is ${wide} pixels wide at 320`)
      }
      expect(faults).toEqual([])
    })
}
