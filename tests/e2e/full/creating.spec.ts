import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, openEditor, PATIENCE_MS, signIn, test } from '../editor.ts'

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)

const json = async (dir: string, file: string) => JSON.parse(await readFile(join(dir, 'content', file), 'utf8'))
const PATIENCE = { timeout: PATIENCE_MS }
const html = async (page: Page, address: string) => (await page.request.get(address)).text()

/** Opens the first screen, as somebody who just signed in. */
async function start(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/index.html')
  await signIn(page)
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible(PATIENCE)
}

/** Waits for the form of the page that was just made. */
const opened = async (page: Page) => {
  await expect(page.locator('[name="title"]')).toBeVisible(PATIENCE)
  return page.frameLocator('iframe')
}

async function save(page: Page) {
  const answered = page.waitForResponse((response) => /mutation/.test(response.request().postData() ?? ''))
  await page.getByRole('button', { name: /^Save to/ }).click()
  expect(((await (await answered).json()) as { errors?: unknown }).errors ?? null).toBeNull()
}

test('a name makes a treatment that shows in listings and menu once it is published', async ({ page, site }) => {
  await start(page)
  await page.getByRole('link', { name: 'New treatment' }).click()
  await page.getByLabel('Name of the treatment').fill('Oxygen Glow')
  await page.getByRole('radio', { name: 'Facial' }).check()
  await page.getByRole('checkbox', { name: /menu of its clinics/ }).check()
  await expect(page.getByLabel('Address')).toHaveValue('oxygen-glow')
  await page.getByRole('button', { name: 'Make the treatment' }).click()
  const preview = await opened(page)
  await expect(preview.locator('h1')).toContainText('Oxygen Glow', PATIENCE)
  await expect(preview.getByRole('heading', { name: 'A heading of three to six words' })).toBeVisible()
  const address = '/procedures/facial/oxygen-glow'
  expect((await page.request.get(address)).status()).toBe(410)
  expect(await html(page, '/london/facial')).not.toContain(address)

  await page.locator('select[name="visibility"]').selectOption('listed')
  await save(page)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  for (const listing of ['/london/facial', '/edinburgh/facial', '/procedures/facial']) expect(await html(page, listing)).toContain(address)
  expect((await html(page, '/about')).split(`href="${address}"`).length).toBeGreaterThan(2)
  expect(await html(page, address)).not.toContain('A heading of three to six words')
  const { menus } = await json(site.dir, 'siteSettings/settings.json')
  for (const { categories } of menus)
    expect(categories.find((one: { category: string }) => one.category === 'facial').items.at(-1).href).toBe('xref:/treatment/oxygen-glow')
})

test('a page says which address is taken or kept, loses nothing, and opens on itself', async ({ page, site }) => {
  await start(page)
  // Tina's own address for a new page leads to the same screen.
  await page.evaluate(() => window.location.assign('#/collections/new/page/~/'))
  const name = page.getByLabel('Name of the page')
  const make = page.getByRole('button', { name: 'Make the page' })
  await expect(name).toBeFocused(PATIENCE)
  await make.click()
  await expect(page.getByText('Give it a name.')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('About')
  await make.click()
  await expect(page.getByText('has this address already. Take another one.')).toBeVisible()
  await page.getByLabel('Address').fill('search')
  await expect(page.getByText('a few such as search, staff and admin are taken')).toBeVisible()
  await page.getByLabel('Address').fill('gift-vouchers')
  await name.fill('Gift vouchers')
  await expect(page.getByLabel('Address')).toHaveValue('gift-vouchers')
  await page.getByRole('checkbox', { name: /navigation/ }).check()

  await page.route('**/api/tina/gql', (route) =>
    route.request().postData()?.includes('createDocument') ? route.abort() : route.fallback(),
  )
  await make.click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
  await expect(name).toHaveValue('Gift vouchers')
  await page.unroute('**/api/tina/gql')
  await make.click()
  const preview = await opened(page)
  await expect(preview.locator('h1')).toHaveText('Gift vouchers', PATIENCE)
  expect((await page.request.get('/gift-vouchers')).status()).toBe(410)
  expect(await html(page, '/')).not.toContain('/gift-vouchers')

  await page.locator('select[name="visibility"]').selectOption('published')
  await save(page)
  await expect.poll(async () => (await page.request.get('/gift-vouchers')).status()).toBe(200)
  expect(await html(page, '/')).toContain('href="/gift-vouchers"')
  expect((await json(site.dir, 'page/gift-vouchers.json')).visibility).toBe('published')
})

test('a question and a person need no more than a name', async ({ page, site }) => {
  await start(page)
  await page.evaluate(() => window.location.assign('#/screens/new?kind=faq'))
  await page.getByLabel('The question').fill('Does it hurt?')
  await page.getByLabel('The question').press('Enter')
  await expect(page.locator('[name="question"]')).toHaveValue('Does it hurt?', PATIENCE)
  await expect.poll(async () => (await json(site.dir, 'faq/does-it-hurt.json')).answer).toBe('Two or three sentences that answer it.')
  await page.evaluate(() => window.location.assign('#/screens/new?kind=teamMember'))
  await page.getByLabel('Name of the person').fill('Ada Example')
  await page.getByRole('button', { name: 'Add the person' }).click()
  await expect(page.locator('[name="specialty"]')).toBeVisible(PATIENCE)
  await expect(page.locator('[name="name"]')).toHaveValue('Ada Example')
  expect(await json(site.dir, 'teamMember/ada-example.json')).toMatchObject({ alt: 'Portrait of Ada Example', role: 'Aesthetic Doctor' })
})

test('a section is added, moved, hidden, deleted and brought back, and no empty field holds anybody', async ({ page, site }) => {
  const preview = await openEditor(page, '/shop')
  const count = (await json(site.dir, 'page/shop.json')).blocks.length
  await page.getByRole('button', { name: 'Add a section' }).click()
  const picker = page.getByRole('dialog', { name: 'Add a section' })
  await picker.getByPlaceholder('Search').fill('reasons in a row')
  await picker.locator('button:has(b)').first().click()
  const heading = page.locator(`[name="blocks.${count}.heading"]`)
  await expect(heading).toHaveValue('A heading of three to six words')
  const items = preview.locator('section', { has: preview.getByRole('heading', { name: 'A heading of three to six words' }) })
  await expect(items.getByText('A third title')).toBeVisible()

  await heading.fill('')
  await expect(page.getByText('Heading must not be empty.')).toBeVisible()
  const back = page.getByRole('navigation', { name: 'breadcrumb' }).getByText('Shop', { exact: true })
  await back.click()
  const row = page.getByRole('button', { name: 'Reasons with icons', exact: true })
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: /^Save to/ }).click()
  await expect(page.getByText(/^Not saved yet: Sections › \d+ Reasons with icons › Heading must not be empty/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await heading.fill('Why here')
  await back.click()

  const named = page.getByRole('button', { name: 'Reasons with icons: Why here', exact: true })
  await named.focus()
  await page.keyboard.press('Enter')
  await expect(heading).toBeVisible()
  await back.click()
  const actions = named.locator('xpath=..')
  await actions.getByRole('button', { name: 'Up', exact: true }).click()
  await actions.getByRole('button', { name: 'Hide' }).click()
  await expect(preview.getByRole('heading', { name: 'Why here' })).toHaveCount(0)
  await page
    .getByRole('button', { name: 'Hidden: Reasons with icons: Why here' })
    .locator('xpath=..')
    .getByRole('button', { name: 'Show', exact: true })
    .click()

  const shown = preview.getByRole('heading', { name: 'Why here' })
  await expect(shown).toBeVisible()
  const bin = page.getByRole('button', { name: 'Delete Reasons with icons: Why here' })
  await bin.focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(0)
  const status = page.getByRole('status').filter({ hasText: 'Deleted: Why here' })
  await expect(status.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shown).toBeVisible()
  await expect(status).toHaveCount(0)
  await save(page)
  const { blocks } = await json(site.dir, 'page/shop.json')
  expect([blocks.length, blocks[count - 1].heading, blocks[count - 1].hidden]).toEqual([count + 1, 'Why here', undefined])
})

// It follows the section that the test before saved.
test('an item of another list is opened by Enter, deleted and brought back; the clock has a name', async ({ page }) => {
  await openEditor(page, '/shop')
  await expect(page.getByRole('link', { name: 'History of this text' })).toBeVisible()
  const section = page.getByRole('button', { name: 'Reasons with icons: Why here', exact: true })
  await section.click()
  const first = page.getByRole('button', { name: 'A title of a few words', exact: true })
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[name$=".items.0.title"]')).toBeVisible()
  await page.getByRole('navigation', { name: 'breadcrumb' }).getByText('Shop', { exact: true }).click()
  await section.click()
  await page.getByRole('button', { name: 'Delete A title of a few words' }).click()
  await expect(first).toHaveCount(0)
  await page.getByRole('status').filter({ hasText: 'Deleted: A title of a few words' }).getByRole('button', { name: 'Undo' }).click()
  await expect(first).toBeVisible()
})
