import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, openEditor, selected, test } from '../editor.ts'

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)

const json = async (dir: string, file: string) => JSON.parse(await readFile(join(dir, 'content', file), 'utf8'))

/** Asks for a page as a visitor, and tells how long the answer took. */
async function visit(page: Page, address: string) {
  const start = performance.now()
  const html = await (await page.request.get(address)).text()
  return { html, took: performance.now() - start }
}

/** Presses Save, waits for the server's answer, and asks for a page at once; prints how long that took, beside a visit before the save. */
async function save(page: Page, address: string) {
  const before = await visit(page, address)
  const answered = page.waitForResponse((response) => /mutation/.test(response.request().postData() ?? ''))
  const start = performance.now()
  await page.getByRole('button', { name: /^Save to/ }).click()
  const response = await answered
  const { html, took } = await visit(page, address)
  const sinceClick = performance.now() - start
  expect(((await response.json()) as { errors?: unknown }).errors ?? null).toBeNull()
  const ratio = (took / before.took).toFixed(1)
  console.log(
    `${address}: ${sinceClick.toFixed()} ms from Save to the public page; its first visit ${took.toFixed()} ms, ${ratio} times one before (${before.took.toFixed()} ms)`,
  )
  return html
}

test('a question is edited from the home page, and the first page after the save shows it', async ({ page, site }) => {
  const preview = await openEditor(page, '/')
  const question = preview.locator('.acc details').first().locator('summary [data-tina-field]').first()
  await question.click()
  await expect.poll(() => selected(page)).toMatch(/questions\.0\.question\.question$/)
  await page.locator('[name="question"]').fill('Asked by a test?')
  await expect(question).toHaveText('Asked by a test?')
  expect(await save(page, '/')).toContain('Asked by a test?')
  const home = await json(site.dir, 'page/home.json')
  const { questions } = home.blocks.find((block: { _template: string }) => block._template === 'faq')
  expect(JSON.parse(await readFile(join(site.dir, questions[0].question), 'utf8')).question).toBe('Asked by a test?')
})

test('a member of the team is edited from the about page', async ({ page }) => {
  const preview = await openEditor(page, '/about')
  const name = preview.locator('[data-tina-field$=".member.name"], [data-tina-field$="---teamMember.name"]').first()
  await name.click()
  await expect.poll(() => selected(page)).toMatch(/(member|teamMember)\.name$/)
  await page.locator('[name="name"]').fill('Dr Test Example')
  await expect(name).toHaveText('Dr Test Example')
  expect(await save(page, '/about')).toContain('Dr Test Example')
})

test('a section is added from pictures with a sentence each, moved, duplicated and hidden', async ({ page, site }) => {
  const preview = await openEditor(page, '/shop')
  const before = (await json(site.dir, 'page/shop.json')).blocks.length
  await page.getByRole('button', { name: 'Add a section' }).click()
  const picker = page.getByRole('dialog', { name: 'Add a section' })
  const cards = picker.locator('button:has(b)')
  await expect.poll(() => cards.count()).toBeGreaterThan(40)
  for (const card of await cards.all()) {
    expect((await card.locator('span').innerText()).length).toBeGreaterThan(10)
    // Pictures are fetched when they come into view.
    await card.scrollIntoViewIfNeeded()
    const picture = card.locator('img')
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(width, `the picture of ${await card.locator('b').innerText()} loads`).toBe(480)
  }
  await picker.getByPlaceholder('Search').fill('running text')
  await picker.getByRole('button', { name: 'Text', exact: false }).first().click()
  const heading = page.locator(`[name="blocks.${before}.heading"]`)
  await expect(heading).toHaveValue('A heading of three to six words')
  await expect(preview.getByRole('heading', { name: 'A heading of three to six words' })).toBeVisible()
  await heading.fill('Written by a test')
  await expect(preview.getByRole('heading', { name: 'Written by a test' })).toBeVisible()
  await page.getByRole('navigation', { name: 'breadcrumb' }).getByText('Shop', { exact: true }).click()
  const row = page.getByText('Text: Written by a test').locator('xpath=..')
  await row.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByText('Text: Written by a test')).toHaveCount(2)
  await row.first().getByRole('button', { name: 'Up', exact: true }).click()
  await row.last().getByRole('button', { name: 'Hide' }).click()
  await expect(preview.getByRole('heading', { name: 'Written by a test' })).toHaveCount(1)
  await save(page, '/shop')
  const { blocks } = await json(site.dir, 'page/shop.json')
  expect(blocks).toHaveLength(before + 2)
  expect(blocks[before - 1]).toMatchObject({ _template: 'textSection', heading: 'Written by a test' })
  expect(blocks[before + 1]).toMatchObject({ heading: 'Written by a test', hidden: true })
})

test('an emptied field says so at once and holds nobody; Save leads to it, also where it is not on screen', async ({ page, site }) => {
  const preview = await openEditor(page, '/')
  const before = await readFile(join(site.dir, 'content/page/home.json'), 'utf8')
  await preview.locator('h1').click()
  await page.locator('[name="blocks.0.heading"]').fill('')
  await expect(page.getByText('Heading must not be empty.')).toBeVisible()
  const button = preview.locator('.hero-panel [data-tina-field$="blocks.0.links.0.label"]').first()
  await button.click()
  await page.locator('[name="blocks.0.links.0.label"]').fill('')
  await expect(page.getByText('Label must not be empty.')).toBeVisible()
  await page.locator('[name="blocks.0.links.0.label"]').fill('Book')
  await page.getByRole('button', { name: /^Save to/ }).click()
  await expect(page.getByText('Not saved yet: Sections › 1 Hero with film › Heading must not be empty')).toBeVisible()
  expect(await readFile(join(site.dir, 'content/page/home.json'), 'utf8')).toBe(before)
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.locator('[name="blocks.0.heading"]')).toBeVisible()
  await expect(page.getByText('Heading must not be empty.')).toBeVisible()
  await expect(page.locator('[name="blocks.0.links.0.label"]')).toHaveCount(0)
  await page.locator('[name="blocks.0.heading"]').fill('Medicine first')
  await save(page, '/')
})

test('a page that gets another address sends visitors on, in every language', async ({ page }) => {
  await openEditor(page, '/shop')
  await page.locator('[name="slug"]').fill('About us')
  await expect(page.getByText(/^Address may have only small letters/)).toBeVisible()
  await page.locator('[name="slug"]').fill('our-shop')
  await save(page, '/our-shop')
  for (const prefix of ['', '/zh-CN', '/zh-TW', '/ar']) {
    const old = await page.request.get(`${prefix}/shop`, { maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([301, `${prefix}/our-shop`])
    expect((await page.request.get(`${prefix}/our-shop`)).status()).toBe(200)
  }
})
