import type { Page } from '@playwright/test'
import { LOCALES, prefixOf } from '../../../src/model/languages.ts'
import { settings } from '../../fixtures/clinic-settings.ts'
import { expect, test } from '../test.ts'

/** Every 40 pixels, and where the layout or a common screen changes. */
const WIDTHS = [...Array.from({ length: 57 }, (_, step) => 320 + step * 40), 390, 768, 1099, 1101, 1366, 1728].toSorted((a, b) => a - b)
const PAGES = ['', '/procedures/facial/hydratite', '/procedures/body', '/procedures/peels', '/locations']
/** The narrowest window in which the header has its number and its button, and the first with the whole navigation. */
const [TABLET, DESK] = [768, 1100]

/** What a visitor may set by WCAG 1.4.12, and nothing may be lost by it. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** What is wrong with the page in a window of this width: what is wider, what of the header is cut off or outside the grid, what leaves its card. */
const faultsAt = (page: Page, width: number) =>
  page.evaluate(
    ([width, tablet, desk, phone]) => {
      const faults: string[] = []
      const wide = document.documentElement.scrollWidth
      if (wide > width) faults.push(`the page is ${wide} wide`)
      const seen = [...document.querySelectorAll<HTMLElement>('.hdr-in :is(a, button, summary)')].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
      )
      const [left, right] = [0, window.innerWidth]
      for (const one of seen) {
        const box = one.getBoundingClientRect()
        if (box.left < left - 1 || box.right > right + 1) faults.push(`${one.textContent?.trim()} ends at ${Math.round(box.right)}`)
      }
      const boxes = seen.map((one) => one.getBoundingClientRect())
      for (const [index, box] of boxes.entries()) {
        const over = boxes.findIndex((other, at) => at > index && box.left < other.right - 1 && other.left < box.right - 1)
        if (over >= 0) faults.push(`${seen[index]?.textContent?.trim()} lies over ${seen[over]?.textContent?.trim()}`)
      }
      const grid = document.querySelector('.ftr > .wrap')?.getBoundingClientRect()
      const bar = document.querySelector('.hdr-in')
      const ends = [bar?.firstElementChild, ...(bar?.querySelectorAll('.hdr-act > .btn') ?? [])].flatMap(
        (one) => one?.getBoundingClientRect() ?? [],
      )
      if (width >= desk && grid && ends.some((box) => box.left < grid.left - 1 || box.right > grid.right + 1))
        faults.push('the header leaves the grid')
      const number = [...document.querySelectorAll<HTMLElement>('.hdr-act > [href^="tel:"] .num')].find(
        ({ offsetWidth }) => offsetWidth > 0,
      )
      for (const card of document.querySelectorAll<HTMLElement>('main .card')) {
        const { left, right } = card.getBoundingClientRect()
        const over = [...card.querySelectorAll('h3 a, .go, .badge, .card-m > *')].find((one) => {
          const box = one.getBoundingClientRect()
          return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
        })
        if (over) faults.push(`${over.textContent?.trim() || over.className} leaves the card of ${card.querySelector('h3')?.textContent}`)
      }
      if (width >= tablet && number?.textContent !== phone) faults.push('the number is not in sight')
      return faults
    },
    [width, TABLET, DESK, settings.contactInfo.primaryPhone] as const,
  )

for (const locale of LOCALES)
  test(`nothing is cut off or wider than the window, at every 40 pixels from 320 to 2560, in ${locale}`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    for (const path of PAGES) {
      await page.goto(prefixOf(locale) + path || '/')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        faults.push(...(await faultsAt(page, width)).map((fault) => `${path || '/'} at ${width}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })

test.describe(() => {
  // What a reader sets comes from outside the page, whose policy allows no style but its own.
  test.use({ bypassCSP: true })

  for (const locale of LOCALES)
    test(`with the spacing of WCAG 1.4.12 everything stays in the window, in ${locale}`, async ({ page }) => {
      test.setTimeout(300_000)
      const faults: string[] = []
      for (const path of PAGES) {
        await page.goto(prefixOf(locale) + path || '/')
        await page.addStyleTag({ content: SPACED })
        for (const width of [320, 390, 768, 1101, 1280, 1366, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          faults.push(...(await faultsAt(page, width)).map((fault) => `${path || '/'} at ${width}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    })
})
