import { LOCALES, prefixOf } from '../../../src/model/languages.ts'
import { expect, test } from '../test.ts'

/** What 200 % zoom leaves of a screen: of 1280 × 720, 1366 × 768, 1440 × 900; and a phone on its side. */
const WINDOWS = [
  [640, 360],
  [683, 384],
  [720, 450],
  [844, 390],
] as const

const PAGES = [
  '',
  '/about',
  '/london',
  '/procedures/body',
  '/procedures/facial/hydratite',
  '/procedures/facial/exosome',
  '/contact',
  '/nowhere',
]

for (const [width, height] of WINDOWS)
  test(`at ${width} × ${height}, as 200 % zoom leaves it, a page begins with its heading, and bars take at most a sixth`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const locale of LOCALES)
      for (const path of PAGES) {
        const address = prefixOf(locale) + path || '/'
        await page.goto(address)
        const end = await page.evaluate(() => {
          const heading = document.querySelector('h1')
          const line = Number.parseFloat(heading ? getComputedStyle(heading).lineHeight : '')
          return (heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) + line
        })
        const bar = await page.evaluate(() => document.querySelector('.mbar')?.getClientRects()[0]?.height ?? 0)
        if (!(end <= height - bar)) faults.push(`${address}: the first line of the heading ends at ${Math.round(end)}`)
        const stuck = await page.evaluate(async () => {
          scrollTo(0, document.documentElement.scrollHeight / 2)
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          const boxes = [...document.querySelectorAll('.hdr, .mbar, .lnav, .pvw')].flatMap((bar) => bar.getClientRects()[0] ?? [])
          return boxes.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0)
        })
        if (stuck > height / 6) faults.push(`${address}: bars take ${stuck}`)
      }
    expect(faults).toEqual([])
  })
