import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CLINIC, namesOf } from '../../fixtures/clinic.ts'
import { commitTo, edit, git } from '../../fixtures/repository.ts'
import { axe } from '../axe.ts'
import { becomeTester, branching, expect } from '../branch-site.ts'
import { hydrate } from '../test.ts'

const test = branching()
// One after the other: two workers would make these branches twice.
test.describe.configure({ mode: 'default' })

/** On HIFU's page, and on more others than are listed at once. */
const PICTURE = 'scene/leaf-plaster.webp'
const TREATMENTS = namesOf('treatment')
type Treatment = { title: string; card: { name: string } }

test.beforeAll(async ({ site }) => {
  // A worker may run these in two goes.
  if (git(site.dir, 'branch', '--list', 'many')) return
  const retitle = edit<Treatment>((document) => {
    document.title += ' X'
    document.card.name += ' X'
  })
  commitTo(site.dir, 'many', Object.fromEntries(TREATMENTS.map((name) => [`content/treatment/${name}.json`, retitle])))
  commitTo(site.dir, 'few', {
    [`public/media/${PICTURE}`]: await readFile(join(CLINIC, 'public/media/img/ice.webp')),
    'content/faq/home-cost.json': edit<{ translations: { ar: object } }>(({ translations }) =>
      Object.assign(translations.ar, { answer: 'بحسب الحالة.' }),
    ),
    'content/page/home.json': edit<{ seo: object }>(({ seo }) => Object.assign(seo, { title: 'Found otherwise' })),
    'content/siteSettings/settings.json': edit<{ redirects: object[] }>(({ redirects }) => redirects.push({ from: '/old', to: '/about' })),
    'src/root.tsx': 'x',
    'package.json': '{}',
  })
})

const open = async (page: Page, address: string) => {
  await becomeTester(page)
  await page.goto(address)
  await page.locator('.pvw > details > summary').click()
}
const group = (page: Page, name: string) => page.locator('.pvw-group', { has: page.getByRole('heading', { name, exact: true }) })

test('a replaced picture is listed with its pages, and marked where it stands, in the picture of the branch', async ({ page }) => {
  await open(page, '/?branch=few')
  const line = group(page, 'Pictures').getByRole('listitem')
  await expect(line).toContainText(PICTURE)
  await line.locator('summary').click()
  await line.getByRole('link', { name: 'HIFU' }).click()
  const picture = page.locator('img[src*="~few"]')
  await expect(picture).toHaveAttribute('data-tina-field', 'Changed on this branch')
  await expect(page.locator('main .chg', { has: picture })).toContainText('Changed on this branch')
  await expect(page.locator('main img[data-tina-field]')).toHaveCount(await picture.count())
})

test('settings and the home page both stand in the list, with what can’t be seen of them', async ({ page }) => {
  await open(page, '/?branch=few')
  await expect(group(page, 'Pages')).toContainText('Not to be seen on the page: Title for search engines')
  await expect(group(page, 'Settings')).toContainText('Moved addresses')
  await expect(page.locator('.pvw-here')).toContainText('Title for search engines')
  await expect(page.locator('.pvw-list')).toContainText('code and packages')
})

test('an Arabic answer is listed by its question, in Arabic alone, and leads to the Arabic page', async ({ page }) => {
  await open(page, '/about?branch=few')
  const line = group(page, 'Questions').getByRole('listitem')
  await expect(line).toContainText('What does it cost?')
  await expect(line).toContainText('Differs in: Arabic')
  await line.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/~few\/ar$/)
  await expect(page.locator('.chg details:has([data-tina-field])').first()).toContainText('كم')
  await page.goto('/~few/ar')
  await page.locator('.pvw > details > summary').click()
  await expect(group(page, 'الأسئلة')).toContainText('يختلف في: العربية')
})

test('names of other pages are marked in the trail, in what search finds, and in the menus of a missing page', async ({ page }) => {
  const CHANGED = 'Changed on this branch'
  await becomeTester(page)
  await page.goto('/~many/search?q=hifu')
  await expect(page.locator('.card h3 span').first()).toHaveAttribute('data-elsewhere', CHANGED)
  await page.goto('/~many/procedures/body/hifu')
  await expect(page.locator('.crumb [aria-current]')).toHaveAttribute('data-elsewhere', CHANGED)
  await page.goto('/~many/no-such-page')
  await expect(page.locator('.pvw')).toContainText('many')
  await expect(page.locator('.nav .mega [data-elsewhere]').first()).toHaveAttribute('data-elsewhere', CHANGED)
})

for (const [width, locale] of [
  [390, ''],
  [390, '/ar'],
  [1440, ''],
] as const) {
  test(`the changes of every treatment are gone through by keyboard at ${width} pixels at ${locale || '/'}`, async ({ watched: page }) => {
    await page.setViewportSize({ width, height: 800 })
    await becomeTester(page)
    await page.goto(`${locale || '/'}?branch=many`)
    await hydrate(page)
    const summary = page.locator('.pvw > details > summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox').first()).toBeFocused()
    const links = page.locator('.pvw-group li > div > a')
    await expect(links).toHaveCount(TREATMENTS.length)
    await links.last().focus()
    await expect(links.last()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { violations } = await axe(page).include('.pvw').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/procedures\//)
    await expect(page.locator('.pvw code')).toHaveText('many')
  })
}
