import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { editing, expect, openEditor } from '../editor.ts'

/** A site of its own: pages get other titles here. */
const test = editing()
test.setTimeout(300_000)

const status = (page: Page) => page.getByRole('status').filter({ hasText: /visitors see/i })
const save = (page: Page) => page.getByRole('button', { name: /^Save to/ })

test('a form that was only opened is not unsaved; a change counts in whatever panel one is, and the status line names it', async ({
  page,
}) => {
  const preview = await openEditor(page, '/about')
  await expect(status(page)).toHaveText('What you save here, visitors see at once.')
  await expect(save(page)).toBeDisabled()
  await preview.locator('h1').click()
  await page.locator('[name$=".heading"]').first().fill('Typed on the desk')
  await expect(status(page)).toContainText('Not saved: ')
  await expect(save(page)).toBeEnabled()
  // In the panel of another section the field that was changed is not there.
  await preview.locator('.mission [data-tina-field]').first().click()
  await expect(page.locator('[name="blocks.0.heading"]')).toHaveCount(0)
  await expect(save(page)).toBeEnabled()
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByText('Not saved yet')).toHaveCount(1)
})

test('two editors of one page keep both their changes, and the form shows what the other did', async ({ page, browser, site }) => {
  const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
  const [mine, theirs] = [await openEditor(page, '/shop'), await openEditor(other, '/shop')]
  await mine.locator('h1').click()
  await page.locator('[name="blocks.0.heading"]').fill('Heading of one')
  await other.locator('[name="title"]').fill('Title of the other')
  const saved = async () => JSON.parse(await readFile(join(site.dir, 'content/page/shop.json'), 'utf8'))
  await save(other).click()
  await expect.poll(async () => (await saved()).title).toBe('Title of the other')
  await save(page).click()
  await expect.poll(async () => (await saved()).blocks[0].heading).toBe('Heading of one')
  expect((await saved()).title).toBe('Title of the other')
  // The form took over the title, so that the next save is no wish to have the old one back.
  await page.locator('[name="blocks.0.heading"]').fill('Heading once more')
  await save(page).click()
  await expect.poll(async () => (await saved()).blocks[0].heading).toBe('Heading once more')
  expect((await saved()).title).toBe('Title of the other')
  await theirs.locator('h1').click()
  await other.locator('[name="blocks.0.heading"]').fill('The same text')
  await save(other).click()
  await expect(other.getByText(/in the same place as you: Sections/)).toBeVisible()
  expect((await saved()).blocks[0].heading).toBe('Heading once more')
  await other.context().close()
})

test('whether visitors read a language is said, and switched, where its texts are written', async ({ page, site }) => {
  const file = join(site.dir, 'content/treatment/hydrafacial-london.json')
  const state = async () => JSON.parse(await readFile(file, 'utf8')).translationState?.ar
  expect(await state()).toBe('toBeTranslated')
  await openEditor(page, '/ar/procedures/facial/hydrafacial-london')
  const read = page.getByRole('checkbox', { name: 'Visitors read this page in Arabic' })
  await expect(read).not.toBeChecked()
  await expect(page.getByText('They read the English, with a note')).toBeVisible()
  const html = async () => (await page.request.get('/ar/procedures/facial/hydrafacial-london')).text()
  expect(await html()).toContain('قيد الترجمة')
  await read.check()
  await expect(page.getByText('They read the English, with a note')).toHaveCount(0)
  await save(page).click()
  await expect.poll(state).toBe('ready')
  // The file is there a moment before visitors get it.
  await expect.poll(html).not.toContain('قيد الترجمة')
})
