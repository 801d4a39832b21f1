import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { baseOf } from '../../../src/i18n/addresses.ts'
import { CLINIC } from '../../fixtures/clinic.ts'
import { commitTo, edit, git } from '../../fixtures/repository.ts'
import { EDITOR, type Server, startServer } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { becomeTester, expect, PASSWORD } from '../branch-site.ts'
import { test as base, hydrate, ownSite } from '../test.ts'

/** A site before its launch, with a draft that changes a page, a question, a picture, and takes a page away. */
const test = base.extend<object, { site: Server }>({
  site: ownSite(() => startServer({ GATE: 'server', GATE_PASSWORD: PASSWORD }, { history: true })),
})
test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

type Words = { heading: string; translations: { ar: { heading: string } } }
const PICTURE = 'scene/leaf-plaster.webp'

test.beforeAll(async ({ site }) => {
  if (git(site.dir, 'branch', '--list', 'winter')) return
  commitTo(site.dir, 'winter', {
    'content/page/about.json': edit<{ blocks: Words[] }>(({ blocks: [first] }) => {
      if (first) Object.assign(first, { heading: 'Winter offers' }).translations.ar.heading = 'عروض الشتاء'
    }),
    'content/page/shop.json': null,
    [`public/media/${PICTURE}`]: await readFile(join(CLINIC, 'public/media/img/ice.webp')),
  })
})

/** Opens the page that is shown before and after, and returns both pages. */
async function compare(page: Page, name: string): Promise<{ before: FrameLocator; after: FrameLocator }> {
  await hydrate(page)
  await page.locator('.pvw-here').getByRole('button', { name, exact: true }).click()
  const frames = page.getByRole('dialog').locator('iframe')
  await expect(frames).toHaveCount(2)
  const [before, after] = [frames.first().contentFrame(), frames.last().contentFrame()]
  await expect(after.locator('body')).toBeVisible()
  return { before, after }
}
const cleanDialog = async (page: Page) => expect((await axe(page).include('.cmp').exclude('iframe').analyze()).violations).toEqual([])
const fits = (page: Page) => page.getByRole('dialog').evaluate((one) => one.scrollWidth <= one.clientWidth)

test('a tester compares the page that they are on with the site, in three ways and two widths, with its pictures', async ({ page }) => {
  await becomeTester(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/~winter/about')
  const { before, after } = await compare(page, 'Before and after')
  await expect(after.locator('main')).toContainText('Winter offers')
  await expect(before.locator('h1').first()).toBeVisible()
  await expect(before.locator('main')).not.toContainText('Winter offers')
  for (const frame of [before, after]) await expect(frame.locator('.pvw, .rvw')).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Before and after:' })
  const draft = dialog.locator('iframe[title="Draft"]')

  // By keys, and drawn.
  const share = dialog.getByRole('slider', { name: 'How much of the draft shows' })
  await share.press('ArrowRight')
  await expect(draft).toHaveCSS('clip-path', 'inset(0px 0px 0px 55%)')
  const handle = await dialog.locator('[data-stage] > span > span').boundingBox()
  if (!handle) throw new Error('There is no handle.')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x - 300, handle.y)
  await page.mouse.up()
  await expect.poll(async () => Number(await share.inputValue())).toBeGreaterThan(60)

  const both = dialog.getByRole('region', { name: 'Both pages, scrolled together' })
  const topOf = (frame: FrameLocator) => frame.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY ?? 0)
  // There is nothing to scroll before both pages have loaded.
  await expect.poll(() => both.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(300)
  await both.evaluate((scroller) => scroller.scrollTo(0, 300))
  await expect.poll(() => topOf(after)).toBeGreaterThan(200)
  expect(await topOf(before)).toBe(await topOf(after))

  await dialog.getByRole('button', { name: 'Side by side' }).click()
  await dialog.getByRole('button', { name: 'Phone' }).click()
  await expect(draft).toHaveCSS('width', '390px')
  await dialog.getByRole('button', { name: 'One over the other' }).click()
  await expect(draft).toHaveCSS('opacity', String(Number(await dialog.getByRole('slider').inputValue()) / 100))
  const pictures = dialog.getByRole('region', { name: 'Pictures on this page' }).locator('img')
  await expect(pictures).toHaveCount(2)
  await expect(pictures.last()).toHaveAttribute('src', `/media/~winter/${PICTURE}`)
  await cleanDialog(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Before and after' })).toBeFocused()

  // A page that the draft takes away stands beside what visitors get in its place; where nothing changes, nothing is compared.
  await page.goto('/~winter/shop')
  const gone = await compare(page, 'Before and after')
  await expect(gone.before.locator('main')).toContainText('Shop')
  await expect(gone.after.locator('.lost')).toBeVisible()
  await page.goto('/~winter/contact')
  await hydrate(page)
  await expect(page.locator('.cmp-open')).toHaveCount(0)
})

test('a reader with a link compares in Arabic on a phone, from right to left, though the site itself is behind its gate', async ({
  browser,
  site,
}) => {
  const desk = await browser.newContext({ baseURL: site.origin, extraHTTPHeaders: { origin: site.origin } })
  await desk.request.post('/api/editors/sign-in/email', { data: { email: EDITOR.email, password: EDITOR.password } })
  const made = await desk.request.post('/api/reviews/links', { data: { branch: 'winter', label: '', days: 7, isFrozen: false } })
  const [{ address }] = await made.json()
  await desk.close()

  const page = await (await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(address)
  await expect(page).toHaveURL(/\/~review-link~\w+\/about$/)
  const name = new URL(page.url()).pathname.split('/')[1] ?? ''
  await page.goto(`/${name}/ar/about`)
  const { before, after } = await compare(page, 'قبل وبعد')
  await expect(after.locator('main')).toContainText('عروض الشتاء')
  await expect(before.locator('main h1').first()).toBeVisible()
  await expect(before.locator('main')).not.toContainText('عروض الشتاء')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('iframe[title="قبل المسودة"]')).toHaveAttribute('src', `/${name}~before/ar/about?bare`)
  const draft = dialog.locator('iframe[title="المسودة"]')
  await expect(draft).toHaveCSS('width', '390px')
  const share = dialog.getByRole('slider')
  await share.press('ArrowRight')
  // The draft is where reading ends: at the left, and the edge follows the key.
  await expect(draft).toHaveCSS('clip-path', 'inset(0px 45% 0px 0px)')
  expect(await fits(page)).toBe(true)
  await cleanDialog(page)
  await dialog.getByRole('button', { name: 'جنبًا إلى جنب' }).click()
  await dialog.getByRole('button', { name: 'سطح المكتب' }).click()
  await expect(draft).toHaveCSS('width', '1280px')
  expect(await fits(page)).toBe(true)

  // Nothing else is let in by that: neither the site itself, nor the draft under its own name.
  await page.goto('/about?bare')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('one way of working')
  await page.goto(`${baseOf('winter')}/about?bare`)
  await expect(page).toHaveURL(/\/staff/)
  await page.context().close()
})
