import type { Frame, Page } from '@playwright/test'
import { pageStories, plantPage } from '../../fixtures/stories.ts'
import { expect, openEditor, selected, test } from '../editor.ts'

/** Fields that are chosen, not typed. */
const CHOSEN = /\.(location|rating|comingSoon|icon)$/

/** For one step on one section: what fails is told for all of them. */
const PATIENCE = { timeout: 60_000 }

/** `'…---page.blocks.3.items.0.title'` => `'blocks.3.items.0.title'`; a text of another document by its name there. */
const inputOf = (field: string) => field.replace(/^.*---page\./, '').replace(/^.*\.(member|question|review)\./, '')

/** The fields of one section that a click can choose: those that are seen first. */
const fieldsOf = (frame: Frame, index: number) =>
  frame.evaluate((at) => {
    const own = [...document.querySelectorAll<HTMLElement>('[data-tina-field]')].filter((element) =>
      element.dataset.tinaField?.includes(`---page.blocks.${at}.`),
    )
    const texts = own.filter((element) => element.childElementCount <= 2 && element.textContent?.trim() && !element.closest('.prose'))
    const seen = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth > 4 && offsetHeight > 4
    const isSeen = (element: HTMLElement) => element.checkVisibility() && seen(element)
    return [...texts.filter(isSeen), ...texts.filter((element) => !isSeen(element))].map((element) => ({
      field: element.dataset.tinaField ?? '',
      seen: isSeen(element),
    }))
  }, index)

async function followsTyping(page: Page, frame: Frame, index: number, pattern: RegExp) {
  const found = (await fieldsOf(frame, index)).find(({ field }) => pattern.test(field) && !/\.\d+$/.test(field) && !CHOSEN.test(field))
  expect(found, 'has a text that can be clicked').toBeDefined()
  const { field, seen } = found as { field: string; seen: boolean }
  const text = frame.locator(`[data-tina-field="${field}"]`).first()
  // Some headings are only for screen readers: nobody can click them, but they lead to their field as well.
  await (seen ? text.click(PATIENCE) : text.dispatchEvent('click'))
  await expect.poll(() => selected(page), { message: 'selects its field', ...PATIENCE }).toBe(field)
  const typed = `Typed into ${index}`
  await page
    .locator(`[name="${inputOf(field)}"]`)
    .first()
    .fill(typed, PATIENCE)
  await expect(text, 'shows what is typed').toContainText(typed, PATIENCE)
}

for (const [language, prefix, pattern] of [
  ['English', '', /^(?!.*\.translations\.)/],
  ['Arabic', '/ar', /\.translations\.ar\./],
] as const)
  test(`a click on every kind of section selects its field, and typing shows at once, in ${language}`, async ({ page, site }) => {
    test.setTimeout(900_000)
    const address = await plantPage(site.dir, 'every-section', pageStories)
    // The index takes up all sections at once, which on a busy machine takes longer than a step on one of them.
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 120_000 }).toBe(200)
    await openEditor(page, prefix + address)
    const frame = page.frame({ url: (url) => url.pathname.endsWith(address) })
    if (!frame) throw new Error('There is no preview.')
    const failed: string[] = []
    for (const [index, { _template }] of pageStories.entries())
      await followsTyping(page, frame, index, pattern).catch((error: Error) => failed.push(`${_template}: ${error.message.split('\n')[0]}`))
    expect(failed).toEqual([])
  })
