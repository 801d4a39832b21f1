import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { axe } from '../axe.ts'
import { editing, expect, openEditor, PATIENCE_MS, signIn } from '../editor.ts'

const test = editing()
test.setTimeout(300_000)

const PATIENCE = { timeout: PATIENCE_MS }
const json = async (dir: string, file: string) => JSON.parse(await readFile(join(dir, 'content', file), 'utf8'))
const html = async (page: Page, address: string) => (await page.request.get(address)).text()

async function save(page: Page) {
  const answered = page.waitForResponse((response) => /mutation/.test(response.request().postData() ?? ''))
  await page.getByRole('button', { name: /^Save to/ }).click()
  expect(((await (await answered).json()) as { errors?: unknown }).errors ?? null).toBeNull()
}

/** Opens the list of the settings that this subject leads to. */
async function openSubject(page: Page, title: string) {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto('/admin/index.html#/screens/settings')
  await signIn(page)
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click(PATIENCE)
  // The form of all settings, which stands there first, has the rows of every list.
  await expect(page.locator('[data-test^="add-item"]')).toHaveCount(1, PATIENCE)
}

/** Waits until the editor of long texts has read what is chosen: by a timer of the page, which cannot end before the editor's own. */
const untilChosen = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 400)))

/** Waits as long as it takes to look at the address of the admin ten times, by a timer of the page that looks. */
const untilLooked = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 1000)))

/** Goes down the list until a line is chosen, as a keyboard does. */
const chooseBy = async (field: Locator, words: string, name: RegExp) => {
  await field.fill(words)
  const list = field.page().getByRole('listbox', { name: 'Where it leads' })
  await expect(list.getByRole('option', { name }).first()).toBeVisible()
  for (let step = 0; step < 10; step += 1) {
    const chosen = await list.locator('[aria-selected=true]').textContent()
    if (name.test(chosen ?? '')) break
    await field.press('ArrowDown')
  }
  await field.press('Enter')
}

test('a menu leads to a page chosen by its name, with the keyboard alone, and its rows are moved so', async ({ page, site }) => {
  await openSubject(page, 'The header')
  const rows = page.getByRole('button', { name: /^Move / })
  await expect(rows.first()).toBeVisible(PATIENCE)
  const names = async () => (await rows.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).filter(Boolean)
  const before = await names()
  await rows.first().focus()
  const isSaid = (sentence: string) => expect(page.getByText(sentence, { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await isSaid('About: place 1 of 4.')
  await page.keyboard.press('ArrowDown')
  await isSaid('About: place 2 of 4.')
  await page.keyboard.press('Space')
  await isSaid('About is at place 2 of 4 now.')
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)])
  await expect(page.getByRole('button', { name: 'Move About', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await isSaid('About: place 2 of 4.')
  await page.keyboard.press('Escape')
  await isSaid('About stays at place 2 of 4.')

  const row = page.locator('[data-test^="delete-item"]').first().locator('xpath=preceding-sibling::*[1]')
  const field = page.getByRole('combobox', { name: /Leads to/ })
  await row.press('Enter')
  await expect(field).toBeVisible(PATIENCE)
  await chooseBy(field, 'exilis', /^Exilis/)
  await expect(field).toHaveValue(/Exilis/)
  await expect(page.getByText('/procedures/body/exilis', { exact: true })).toBeVisible()
  const found = await axe(page).include('[role=combobox]').analyze()
  expect(found.violations.map(({ id }) => id)).toEqual([])
  await save(page)
  const { navigation } = await json(site.dir, 'siteSettings/settings.json')
  expect(navigation[0].href).toBe('xref:/treatment/exilis')
  for (const address of ['/', '/ar/about'])
    expect(await html(page, address)).toContain(`href="${address === '/' ? '' : '/ar'}/procedures/body/exilis"`)
})

test('a row that the keyboard opens the moment its list is there stays open', async ({ page }) => {
  await openSubject(page, 'The header')
  await page.getByRole('button', { name: 'About', exact: true }).press('Enter')
  const field = page.getByRole('combobox', { name: /Leads to/ })
  await expect(field).toBeVisible(PATIENCE)
  // The address of the admin still asks for the list, and what follows it looks ten times a second.
  await untilLooked(page)
  await expect(field).toBeVisible()
})

test('Escape closes the list and keeps what was there; another address is taken as it is typed', async ({ page, site }) => {
  await openSubject(page, 'Legal links')
  await page.locator('[data-test^="delete-item"]').first().locator('xpath=preceding-sibling::*[1]').click(PATIENCE)
  const field = page.getByRole('combobox', { name: /Page or address/ })
  await expect(field).not.toHaveValue('')
  const old = await field.inputValue()
  await field.fill('no page is called so')
  await expect(page.getByText('No page is called so.', { exact: false })).toBeVisible()
  await field.press('Escape')
  await field.blur()
  await expect(field).toHaveValue(old)
  await field.fill('ada@clinic.example')
  await field.press('Enter')
  await save(page)
  expect((await json(site.dir, 'siteSettings/settings.json')).legal[0].href).toBe('mailto:ada@clinic.example')
})

test('a new address says what it moves before the save, and the links follow', async ({ page, site }) => {
  await openEditor(page, '/shop')
  const slug = page.locator('input[name="slug"]')
  await slug.fill('our-shelf')
  await expect(page.getByRole('status').filter({ hasText: 'Once saved, this page is at /our-shelf.' })).toContainText(
    /\d+ links? follows?, in \d+ texts?, and who asks for \/shop is led here\./,
  )
  await slug.fill('shop')
  await expect(page.getByText('Once saved, this page is at')).toHaveCount(0)
  await slug.fill('our-shelf')
  await save(page)
  await expect.poll(async () => (await page.request.get('/our-shelf')).status()).toBe(200)
  const moved = await page.request.get('/shop', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/our-shelf'])
  expect((await json(site.dir, 'page/shop.json')).slug).toBe('our-shelf')
})

/** Puts HTML on the clipboard as another program does, and pastes it at the cursor. */
async function paste(page: Page, text: Locator, data: string) {
  await page.evaluate((data) => {
    const copied = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', data)
      event.clipboardData?.setData('text/plain', 'plain')
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('copy', copied, { capture: true, once: true })
    document.execCommand('copy')
  }, data)
  await text.focus()
  await page.keyboard.press('Control+End')
  await untilChosen(page)
  await page.keyboard.press('Control+V')
}

test('what is pasted from Word and Google Docs keeps its kinds, and a # is a #', async ({ page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditor(page, '/notice')
  const text = page.locator('[contenteditable=true]').first()
  await text.click()
  await page.keyboard.type('Room # 4 ')
  await expect(text.locator('a')).toHaveCount(0)
  for (const name of ['word', 'docs']) {
    await page.keyboard.press('Enter')
    await paste(page, text, await readFile(join(import.meta.dirname, `../../fixtures/pasted/${name}.clipboard`), 'utf8'))
    await expect(text.getByText('Before your visit')).toHaveCount(name === 'word' ? 1 : 2)
    await expect(page.getByText('a table (each row is a line now)')).toBeVisible()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByText('a table (each row is a line now)')).toHaveCount(0)
  }
  await expect(text.locator('h2')).toHaveCount(2)
  await expect(text.locator('ul > li > ul')).toHaveCount(2)
  await expect(text.locator('a[href="https://www.nhs.uk/skin"]')).toHaveCount(2)

  await save(page)
  const { body } = await json(site.dir, 'page/notice.json')
  expect(body).toContain('## Before your visit')
  expect(body).toContain('**do not**')
  expect(body).toContain('*keep out of the sun*')
  expect(body).toMatch(/\* Bring your \*\*glasses\*\*\n {2}\* in their case/)
  expect(body).toContain('1. Sign')
  expect(body).toContain('Lip · £50')
})

/** On a site of its own: another test pastes into the same text. */
const alone = editing()

alone(
  'words that are chosen in a long text become a link to a page, and without words it has the name of the page',
  async ({ page, site }) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message.slice(0, 200)))
    await openEditor(page, '/notice')
    const text = page.locator('[contenteditable=true]').first()
    const insert = page.getByRole('radio', { name: 'insert link' })
    const leadsTo = page.getByRole('combobox', { name: 'Leads to', exact: true })
    const words = page.getByRole('textbox', { name: 'Words of the link' })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ask us')
    await expect(page.getByText(/^Not saved:/)).toBeVisible()
    await untilChosen(page)
    for (const chosen of ['s', 'us']) {
      await page.keyboard.press('Shift+ArrowLeft')
      await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe(chosen)
      await untilChosen(page)
    }
    await insert.click()
    await expect(words).toHaveValue('us')
    await chooseBy(leadsTo, 'contact', /^Contact/)
    await expect(text.locator('a')).toHaveText('us')
    await expect(text).toBeFocused()

    await page.keyboard.press('Control+End')
    await untilChosen(page)
    await page.keyboard.type(', or see ')
    await untilChosen(page)
    await insert.click()
    await expect(words).toHaveValue('')
    await chooseBy(leadsTo, 'contact', /^Contact/)
    await expect(text.locator('a')).toHaveText(['us', 'Contact'])
    await save(page)
    expect((await json(site.dir, 'page/notice.json')).body).toContain('Ask [us](xref:/page/contact), or see [Contact](xref:/page/contact)')
    await page.goto('/notice')
    for (const name of ['us', 'Contact'])
      await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', '/contact')
    expect(await page.content()).not.toContain('xref:')
    expect(problems).toEqual([])
  },
)
