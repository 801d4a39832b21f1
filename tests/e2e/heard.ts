import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../src/model/languages.ts'
import { settings } from '../fixtures/clinic-settings.ts'
import { inLanguage, WORDS } from '../fixtures/clinic-texts.ts'

/** What is said on a page in a language, and what of it is found by role and name only, as who hears it finds it. */
export function heard(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const banner = page.getByRole('banner')
  return {
    words,
    banner,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    title: page.getByRole('heading', { level: 1 }),
    menus: settings.menus.map((menu) => banner.getByRole('button', { name: inLanguage(menu, locale).name })),
  }
}

/**
 * Waits for another document, which is read out from its beginning: its title, then its first stop, as nothing in it has the focus.
 * `open` opens it.
 */
export async function heardAnew(page: Page, open: () => Promise<void>) {
  const [before, opened] = [await page.title(), page.waitForEvent('domcontentloaded')]
  await open()
  await opened
  expect(await page.title()).not.toBe(before)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
}

/** The headings of what is read out, in order: `[1, 'Contact']` */
export async function outlineOf(page: Page): Promise<{ level: number; name: string }[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return [...tree.matchAll(/- '?heading "(.*?)" \[level=(\d)\]/g)].map(([, name = '', level]) => ({ level: Number(level), name }))
}
