import { LOCALES, prefixOf } from '../../../src/model/languages.ts'
import { axeForVisitors } from '../axe.ts'
import { listed } from '../listed.ts'
import { expect, test } from '../test.ts'
import { KINDS, treatmentsIn } from './kinds.ts'

/** Where every page is walked; in the others one of each kind, to keep within an hour. */
const WHOLE = ['en', 'ar']

for (const locale of LOCALES) {
  const pages = WHOLE.includes(locale) ? 'every page' : 'every kind of page'

  test(`${pages} passes axe and fits 400 % zoom, with less motion, in ${locale}`, async ({ page, request }) => {
    test.setTimeout(1_800_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const all = listed(await (await request.get('/sitemap.xml')).text(), prefixOf(locale))
    expect(all).toEqual(expect.arrayContaining(treatmentsIn(locale)))
    const paths = new Set([...KINDS, ...(WHOLE.includes(locale) ? all : [])])
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(prefixOf(locale) + path || '/')
      for (const width of KINDS.includes(path) ? [390, 1440] : [390]) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await axeForVisitors(page).analyze()
        for (const { id, nodes } of violations) faults.push(`${path} at ${width}: ${id}: ${nodes[0]?.html.slice(0, 140)}`)
      }
      // 1280 pixels at 400 % are 320.
      await page.setViewportSize({ width: 320, height: 640 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > 320) faults.push(`${path} is ${wide} pixels wide at 320`)
    }
    expect(faults).toEqual([])
  })
}
