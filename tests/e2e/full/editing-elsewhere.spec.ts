import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, openEditor, selected, test } from '../editor.ts'

test.setTimeout(300_000)

const PAGE = '/procedures/body/unison'
const NAMED = '/procedures/body/cm-slim'

/** The menu opens over the page only under the pointer. */
async function clickInMenu(preview: FrameLocator) {
  await preview.locator('.mega-menu', { has: preview.locator('.mega[data-city=london]') }).hover()
  await preview.locator(`.mega[data-city=london] [data-elsewhere^="${NAMED} "]`).click()
}

/** The one field that has the cursor, and what is in it. */
async function expectActive(page: Page, name: string, value: string) {
  const input = page.locator(`[name="${name}"]`)
  await expect(input).toBeFocused()
  await expect(input).toHaveValue(value)
  return input
}

for (const [language, prefix, key] of [
  ['English', '', undefined],
  ['Arabic', '/ar', 'ar'],
] as const)
  test(`a name in the menu or in the trail leads to its own document, each time it is clicked, in ${language}`, async ({ page, site }) => {
    const preview = await openEditor(page, prefix + PAGE)
    const inLanguage = key ? `translations.${key}.` : ''
    const { card } = JSON.parse(await readFile(join(site.dir, 'content/treatment/cm-slim.json'), 'utf8'))
    const name = `card.${inLanguage}name`
    await clickInMenu(preview)
    await expect.poll(() => selected(page)).toMatch(new RegExp(`---treatment\\.${name}$`))
    const input = await expectActive(page, name, key ? card.translations[key].name : card.name)
    await input.fill('Named by a test')
    const own = preview.locator('h1 [data-tina-field], h1[data-tina-field]').first()
    await own.click()
    await expect(input).toBeHidden()
    await clickInMenu(preview)
    await expectActive(page, name, 'Named by a test')
    const [parent, here] = [preview.locator('.crumb [data-elsewhere]').first(), preview.locator('.crumb [aria-current]')]
    for (const crumb of [parent, here, parent]) {
      const title = await crumb.innerText()
      await crumb.click()
      await expectActive(page, `${inLanguage}title`, title)
    }
    await clickInMenu(preview)
    await expectActive(page, name, 'Named by a test')
    // The page still follows its own form.
    await own.click()
    await expect.poll(() => selected(page)).toBe(await own.getAttribute('data-tina-field'))
  })
