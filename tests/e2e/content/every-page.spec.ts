import { LOCALES, prefixOf } from '../../../src/model/languages.ts'
import { startOwnContent } from '../../fixtures/own-content.ts'
import type { Server } from '../../fixtures/server.ts'
import { axeForVisitors } from '../axe.ts'
import { listed } from '../listed.ts'
import { test as base, expect, ownSite } from '../test.ts'

const test = base.extend<object, { site: Server }>({ site: ownSite(startOwnContent) })

/** What no sitemap names. */
const OTHERS = ['/search', '/search?q=laser', '/search?q=qqqqq', '/thank-you', '/nowhere']
const WIDTHS = [1440, 390]
/** The most pixels that a treatment's page may be high on a phone. */
const HIGHEST = 7000

for (const locale of LOCALES)
  test(`every page of the content passes axe at two widths, fits 400 % zoom, and is not too long for a phone, with less motion, in ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(1_800_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const all = listed(await (await request.get('/sitemap.xml')).text(), prefixOf(locale))
    expect(all.length).toBeGreaterThan(60)
    const faults: string[] = []
    let treatments = 0
    for (const path of [...all, ...OTHERS]) {
      await page.goto(prefixOf(locale) + path || '/')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await axeForVisitors(page).analyze()
        for (const { id, nodes } of violations)
          faults.push(`${path} at ${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
      }
      if (/^\/procedures\/\w+\//.test(path)) {
        treatments += 1
        const high = await page.evaluate(() => document.documentElement.scrollHeight)
        if (high > HIGHEST) faults.push(`${path} is ${high} pixels high at ${WIDTHS.at(-1)}`)
      }
      // 1280 pixels at 400 % are 320.
      await page.setViewportSize({ width: 320, height: 640 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > 320) faults.push(`${path} is ${wide} pixels wide at 320`)
    }
    expect(faults).toEqual([])
    expect(treatments).toBeGreaterThan(30)
  })
