import type { Page } from '@playwright/test'
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

/** The headings of what is read out, in order: `[1, 'Contact']` */
export async function outlineOf(page: Page): Promise<{ level: number; name: string }[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return [...tree.matchAll(/- '?heading "(.*?)" \[level=(\d)\]/g)].map(([, name = '', level]) => ({ level: Number(level), name }))
}
