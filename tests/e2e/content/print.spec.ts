import { addressIn } from '../../../src/i18n/addresses.ts'
import type { Locale } from '../../../src/model/languages.ts'
import { startOwnContent } from '../../fixtures/own-content.ts'
import type { Server } from '../../fixtures/server.ts'
import { printed } from '../full/read-pdf.ts'
import { listed } from '../listed.ts'
import { test as base, expect, ownSite } from '../test.ts'

/** What goes out to visitors, printed: what they take home, and how they find the clinics. */
const test = base.extend<object, { site: Server }>({ site: ownSite(startOwnContent) })
const LANGUAGES: Locale[] = ['en', 'ar']
const PHONES = ['02079460182', '01314960247']
const OTHERS = ['/london', '/edinburgh', '/locations', '/prices']
/** The width of A4 within its margins, in pixels. */
const PAPER = 672

const prefix = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`)

for (const locale of LANGUAGES)
  test(`treatments, prices and the ways to the clinics print on two sheets, whole, with telephone and address, in ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000)
    const treatments = listed(await (await request.get('/sitemap.xml')).text(), prefix(locale)).filter((path) =>
      /^\/procedures\/\w+\/./.test(path),
    )
    expect(treatments.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const path of [...OTHERS, ...treatments]) {
      await page.goto(addressIn(path, locale))
      if (await page.locator('.live').count()) await expect(page.locator('.live-text')).toBeVisible()
      const { pages, text } = await printed(page)
      if (pages > 2) faults.push(`${path} prints on ${pages} pages`)
      for (const one of [...PHONES, 'HarleyStreet,LondonW1G', 'MelvilleStreet,EdinburghEH3'])
        if (!text.includes(one)) faults.push(`${path} prints without ${one}`)
    }
    expect(faults).toEqual([])
  })

for (const locale of LANGUAGES)
  test(`an article prints on two sheets of two sides, without what leads to others, in ${locale}`, async ({ page, request }) => {
    const articles = listed(await (await request.get('/sitemap.xml')).text(), prefix(locale)).filter((path) => /^\/articles\/./.test(path))
    expect(articles.length).toBeGreaterThan(5)
    for (const path of articles) {
      await page.goto(addressIn(path, locale))
      const { pages } = await printed(page)
      expect(pages, path).toBeLessThanOrEqual(4)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.articles')).toBeHidden()
      await page.emulateMedia({ media: null })
    }
  })

for (const locale of LANGUAGES)
  test(`nothing is cut off on paper, and nothing is there to be clicked, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: PAPER, height: 950 })
    await page.emulateMedia({ media: 'print' })
    const faults: string[] = []
    for (const path of [
      ...OTHERS,
      '/contact',
      '/procedures/facial/hydratite',
      '/procedures/injectables/profhilo',
      '/articles/two-weeks-after-filler',
    ]) {
      await page.goto(addressIn(path, locale))
      for (const gone of await page.locator('.hdr, .mbar, nav, form, .btn, .skip, iframe, video').all()) await expect(gone).toBeHidden()
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, th, td, summary, address')]
          .filter((element) => element.checkVisibility() && !element.closest('.vh'))
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent?.slice(0, 40)),
      )
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      // What only screen readers read is one pixel wide, and may lie on the edge.
      if (wide > PAPER + 1) faults.push(`${path} is ${wide} pixels wide`)
      if (cut.length > 0) faults.push(`${path} cuts off ${cut}`)
    }
    expect(faults).toEqual([])
  })
