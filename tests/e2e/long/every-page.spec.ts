import { LOCALES, prefixOf } from '../../../src/model/languages.ts'
import { startOwnContent } from '../../fixtures/own-content.ts'
import type { Server } from '../../fixtures/server.ts'
import { axeForVisitors } from '../axe.ts'
import { listed } from '../listed.ts'
import { test as base, expect, ownSite } from '../test.ts'

const test = base.extend<object, { site: Server }>({ site: ownSite(startOwnContent) })

/** What no sitemap names. */
const OTHERS = ['/search', '/search?q=laser', '/search?q=qqqqq', '/thank-you', '/nowhere']

for (const width of [390, 1440])
  for (const locale of LOCALES)
    test(`every page of the content passes axe, in ${locale}, ${width} pixels wide`, async ({ page, request }) => {
      test.setTimeout(3_600_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const all = listed(await (await request.get('/sitemap.xml')).text(), prefixOf(locale))
      expect(all.length).toBeGreaterThan(60)
      const faults: string[] = []
      for (const path of [...all, ...OTHERS]) {
        await page.goto(prefixOf(locale) + path || '/')
        const { violations } = await axeForVisitors(page).analyze()
        for (const { id, nodes } of violations) faults.push(`${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
      }
      expect(faults).toEqual([])
    })
