import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '../test.ts'
import { missed, type Stop, stop } from './focus.ts'
import { KINDS } from './kinds.ts'

const MOST_STOPS = 250

type Way = { until?: (at: Stop) => boolean; backwards?: boolean }

/** Steps on by Tab until the focus leaves the page or `until` is reached, opening what is closed; gives what went wrong. */
async function walk(page: Page, { until = () => false, backwards = false }: Way = {}): Promise<string[]> {
  const faults: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
    const at = await stop(page, backwards)
    if (at?.within) continue
    if (!at || until(at)) return stops < 2 ? [...faults, `ends after ${stops} stops`] : faults
    if (at.again) return [...faults, `goes round at ${at.name}`]
    faults.push(...at.faults.map((fault) => `${at.name} ${fault}`))
    if (at.kind === 'menu') {
      // It opens by Enter, never by the focus.
      await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false')
      if (!backwards) await page.keyboard.press('Enter')
      if (!backwards) await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true')
    }
    if (at.kind !== 'closed' || backwards) continue
    await page.keyboard.press('Enter')
    const isOpen = await page.evaluate(() => {
      const over = (document.activeElement as HTMLButtonElement | null)?.popoverTargetElement
      return over ? over.matches(':popover-open') : document.activeElement?.closest('details')?.open
    })
    if (!isOpen) faults.push(`${at.name} is not opened by Enter`)
  }
  return [...faults, `has more than ${MOST_STOPS} stops`]
}

for (const [prefix, width] of [
  ['', 390],
  ['', 1440],
  ['/ar', 390],
  ['/ar', 1440],
] as const) {
  const where = `at ${width} px in ${prefix || '/en'}`

  test.describe(() => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    test(`header, menus, footer and bar are used by keyboard alone ${where}`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.goto(prefix || '/')
      await hydrate(page)
      const faults: string[] = []
      if (width < 1100) {
        faults.push(...(await walk(page, { until: ({ again }) => again })))
        await page.keyboard.press('Escape')
        await expect(page.locator('.burger')).toBeFocused()
        await expect(page.locator('.nav')).toBeHidden()
      }
      faults.push(...(await walk(page)))
      faults.push(...(await missed(page, 'body')))
      expect(faults).toEqual([])
    })

    test(`nothing is hidden from who goes backwards ${where}`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.goto(prefix || '/')
      await hydrate(page)
      expect(await walk(page, { backwards: true })).toEqual([])
    })

    test(`one page of each kind is used by keyboard alone, from "Skip to main content" to the footer, ${where}`, async ({ page }) => {
      test.setTimeout(300_000)
      const faults: string[] = []
      for (const path of KINDS.slice(1)) {
        await page.goto(prefix + path || '/')
        await hydrate(page)
        await page.keyboard.press('Tab')
        await expect(page.locator('.skip')).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.locator('main')).toBeFocused()
        const found = [...(await walk(page, { until: ({ part }) => part === 'footer' })), ...(await missed(page, 'main'))]
        faults.push(...found.map((fault) => `${prefix}${path} ${fault}`))
      }
      expect(faults).toEqual([])
    })
  })
}
