import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, openEditor, PATIENCE_MS, reopenEditor, signIn, test } from '../editor.ts'

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')))

test('what was typed and not saved is offered after the tab was closed, and says if the page has changed since', async ({
  context,
  site,
}) => {
  test.setTimeout(240_000)
  const first = await context.newPage()
  const before = await openEditor(first, '/shop')
  await before.locator('h1').click()
  await first.locator('[name$=".heading"]').first().fill('Typed, not saved')
  await expect(before.locator('h1')).toHaveText('Typed, not saved')
  await first.close()

  const second = await context.newPage()
  const preview = await reopenEditor(second, '/shop')
  const notice = second.getByRole('alert').filter({ hasText: 'You have unsaved changes' })
  await expect(notice).toBeVisible()
  await expect(notice).not.toContainText('saved by somebody')
  await expect(preview.locator('h1')).not.toHaveText('Typed, not saved')
  expect(await kept(second)).toHaveLength(1)
  await second.close()

  const file = join(site.dir, 'content/page/shop.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), title: 'By somebody else' }, null, 2))
  const third = await context.newPage()
  await expect.poll(async () => (await third.request.get('/shop')).text()).toContain('By somebody else')
  const again = await reopenEditor(third, '/shop')
  const offer = third.getByRole('alert').filter({ hasText: 'It was saved by somebody since then' })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(again.locator('h1')).toHaveText('Typed, not saved')
  await third.getByRole('button', { name: /^Save to/ }).click()
  await expect.poll(async () => (await third.request.get('/shop')).text()).toContain('Typed, not saved')
  await expect.poll(() => kept(third)).toEqual([])
})

test('what is typed while a save is on its way stays in the form, unsaved, and can be saved next', async ({ page, site }) => {
  test.setTimeout(240_000)
  const saved = async () => JSON.parse(await readFile(join(site.dir, 'content/page/shop.json'), 'utf8')).blocks[0].heading
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/api/tina/gql', async (route) => {
    if (route.request().postData()?.includes('mutation')) await held
    await route.continue()
  })
  const preview = await openEditor(page, '/shop')
  await preview.locator('h1').click()
  const input = page.locator('[name$=".heading"]').first()
  await input.fill('First words')
  const save = page.getByRole('button', { name: /^Save to/ })
  // Tina asks for the branch before it sends: until then a save takes with it whatever is typed.
  const sent = page.waitForRequest((request) => request.postData()?.includes('mutation') ?? false)
  await save.click()
  await sent
  await input.fill('Second words')
  letGo()
  await expect.poll(saved).toBe('First words')
  await expect(input).toHaveValue('Second words')
  await expect(preview.locator('h1')).toHaveText('Second words')
  await save.click()
  await expect.poll(saved).toBe('Second words')
})

test('what is typed into a form without a page is kept, too, and is offered there', async ({ page, site }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto('/admin/index.html#/collections/edit/faq/~/fillers-cost')
  await signIn(page)
  const question = page.locator('[name="question"]')
  const old = await question.inputValue({ timeout: PATIENCE_MS })
  await question.fill('Typed, and left?')
  await expect(page.getByRole('status').filter({ hasText: /^Not saved:/ })).toBeVisible()
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Not saved:/ })).toBeVisible()

  await page.goBack()
  await expect(question).toHaveValue(old, { timeout: PATIENCE_MS })
  await page.getByRole('alert').filter({ hasText: 'You have unsaved changes' }).getByRole('button', { name: 'Restore' }).click()
  await expect(question).toHaveValue('Typed, and left?')
  expect(await kept(page)).toHaveLength(1)
  await page.getByRole('button', { name: /^Save to/ }).click()
  await expect
    .poll(async () => JSON.parse(await readFile(join(site.dir, 'content/faq/fillers-cost.json'), 'utf8')).question)
    .toBe('Typed, and left?')
  await expect.poll(() => kept(page)).toEqual([])
})

test('Ctrl S in a dialog saves no form under it, and elsewhere saves once', async ({ page, site }) => {
  test.setTimeout(240_000)
  const preview = await openEditor(page, '/about')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation')) saves.push(request.url())
  })
  await preview.locator('h1').click()
  const heading = page.locator('[name$=".heading"]').first()
  await heading.fill('Not to be saved yet')
  await preview.locator('main .ph img').first().click()
  await page.getByRole('button', { name: 'Change…' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByRole('searchbox').press('Control+s')
  // A save asks for the branch before it is sent.
  const untilSent = () => page.evaluate(() => new Promise((done) => setTimeout(done, 1000)))
  await untilSent()
  expect(saves).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => JSON.parse(await readFile(join(site.dir, 'content/page/about.json'), 'utf8')).blocks[0].heading)
    .toBe('Not to be saved yet')
  await untilSent()
  expect(saves).toHaveLength(1)
})
