import { rm } from 'node:fs/promises'
import { markedContent } from '../../fixtures/marked-content.ts'
import { type Server, startServer } from '../../fixtures/server.ts'
import { test as base, expect } from '../test.ts'
import { addresses, faultOf } from './leads.ts'
import { openFrame, shownAt } from './pointers.ts'

/** The site with a mark after each text of an editor. */
const test = base.extend<object, { site: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const dir = await markedContent()
      const server = await startServer({ CONTENT_DIR: dir })
      await use(server)
      await server.stop()
      await rm(dir, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** Without a document of their own, or with more than that. */
const OTHERS = ['/search', '/search?q=laser', '/book-treatment?treatment=hifu&city=london', '/nowhere']

for (const [language, prefix, key] of [
  ['English', '', undefined],
  ['Arabic', '/ar', 'ar'],
] as const)
  test(`every text and picture that editors wrote leads to its field in ${language}`, async ({ page }) => {
    test.setTimeout(1_200_000)
    await openFrame(page)
    const faults = new Map<string, string>()
    for (const path of [...addresses.keys(), ...OTHERS].map((address) => (prefix + address).replace(/(.)\/$/, '$1'))) {
      const { shown, opened } = await shownAt(page, path)
      expect(shown.length, path).toBeGreaterThan(40)
      for (const one of shown) {
        const why = faultOf(one, opened, key)
        if (why) faults.set(`${one.text.slice(0, 60)} ${why.replace(/[\w-]+---/, '')}`, path)
      }
    }
    expect([...faults].map(([what, path]) => `${path}: ${what}`)).toEqual([])
  })
