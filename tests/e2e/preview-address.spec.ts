import type { Page } from '@playwright/test'
import { commitTo, edit, git } from '../fixtures/repository.ts'
import { becomeTester, branching, expect, PASSWORD } from './branch-site.ts'
import { hydrate } from './test.ts'

const test = branching()
// One after the other: two workers would make these branches twice.
test.describe.configure({ mode: 'default' })

type About = { blocks: { heading: string }[] }
const headingOf = (text: string) => edit<About>(({ blocks }) => Object.assign(blocks[0] as object, { heading: text }))
const ABOUT = 'content/page/about.json'

test.beforeAll(({ site }) => {
  // A worker may run these in two goes.
  if (git(site.dir, 'branch', '--list', 'spring/offers')) return
  commitTo(site.dir, 'spring/offers', { [ABOUT]: headingOf('Spring offers') })
  commitTo(site.dir, 'autumn', { [ABOUT]: headingOf('Autumn') })
  commitTo(site.dir, 'broken', { [ABOUT]: '<<<<<<< HEAD\n{', 'content/siteSettings/settings.json': '{}' })
})

const heading = (page: Page) => page.locator('main h1').first()

for (const javaScriptEnabled of [true, false]) {
  test(`a link to a branch leads a stranger through the password to its page, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const page = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage()
    await page.goto('/ar/about?branch=spring/offers')
    await expect(page).toHaveURL(/\/ar\/staff\?to=/)
    if (javaScriptEnabled) await hydrate(page)
    const enter = async (password: string) => {
      await page.locator('input[name=password]').fill(password)
      await page.locator('input[name=password]').press('Enter')
    }
    await enter('wrong')
    await expect(page.getByRole('alert')).toBeVisible()
    await enter(PASSWORD)
    await expect(page).toHaveURL(/\/~spring~offers\/ar\/about$/)
    await expect(page.locator('.pvw')).toContainText('spring/offers')
    await page.context().close()
  })
}

test('two tabs show two branches, and links keep each', async ({ page, context }) => {
  await becomeTester(page)
  const other = await context.newPage()
  await page.goto('/~spring~offers/about')
  await other.goto('/~autumn/about')
  for (const [tab, base, words] of [
    [page, '/~spring~offers', 'Spring offers'],
    [other, '/~autumn', 'Autumn'],
  ] as const) {
    await hydrate(tab)
    await tab.locator('footer a[href$="/contact"]').first().click()
    await expect(tab).toHaveURL(new RegExp(`${base}/contact$`))
    await tab.goBack()
    await expect(heading(tab)).toContainText(words)
    await tab.reload()
    await expect(heading(tab)).toContainText(words)
  }
  await other.getByRole('link', { name: 'Exit' }).click()
  await expect(other).toHaveURL(/[^~]\/about$/)
  await expect(heading(other)).not.toContainText('Autumn')
})

test('a page follows new commits by itself, and says so instead where something is typed', async ({ page, site }) => {
  await becomeTester(page)
  await page.goto('/~spring~offers/about')
  await hydrate(page)
  await expect(heading(page)).toHaveText('Spring offers')
  commitTo(site.dir, 'spring/offers', { [ABOUT]: headingOf('Later offers') })
  await expect(heading(page)).toHaveText('Later offers')

  await page.goto('/~spring~offers/contact')
  await hydrate(page)
  await page.locator('[name=message]').fill('Half a')
  commitTo(site.dir, 'spring/offers', { [ABOUT]: headingOf('Last offers') })
  await expect(page.locator('.pvw-newer')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('[name=message]')).toHaveValue('Half a')
})

test('a broken branch says what is broken, with the bar and a way out, in English and Arabic', async ({ page }) => {
  await becomeTester(page)
  for (const [address, out] of [
    ['/~broken/about', 'Exit'],
    ['/~broken/ar/about', 'خروج'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('.pvw-broken')).toContainText('about.json')
    await expect(page.locator('.pvw-broken')).toContainText('settings.json')
    await page.getByRole('link', { name: out }).click()
    await expect(page.locator('.pvw-broken')).toHaveCount(0)
    await expect(page).not.toHaveURL(/~/)
  }
})

test('a form on a branch is thanked on the branch', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  await becomeTester(page)
  await page.goto('/~autumn/contact')
  const typed = { firstName: 'Tessa', lastName: 'Ester', email: 'tessa@example.com', message: 'A trial' }
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value)
  await page.click('form[data-typed] [type=submit]')
  await expect(page).toHaveURL(/\/~autumn\/thank-you\?sent=/)
  await expect(page.locator('.pvw')).toContainText('autumn')
  await page.context().close()
})
