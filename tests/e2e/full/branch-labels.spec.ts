import type { Page } from '@playwright/test'
import { commitTo, edit, git } from '../../fixtures/repository.ts'
import { pageStories, plantPage } from '../../fixtures/stories.ts'
import { becomeTester, branching, expect } from '../branch-site.ts'
import { hydrate } from '../test.ts'

/** The site has a page with a section of each kind. */
const test = branching()
// One after the other: two workers would make these branches twice.
test.describe.configure({ mode: 'default' })

const TEXTS = ['heading', 'title', 'text', 'label', 'figure', 'place', 'question', 'hours', 'submit']
/** Pages whose first section is a title beside a picture, the hero of a treatment, a film across the screen. */
const PAGES = ['/every-section', '/procedures/body/hifu', '/']
/** All but the practitioners, which have no text of their own. */
const SECTIONS = 43

/** The same document with another word in its texts, in all languages. */
function reworded(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return TEXTS.includes(name) ? `${value} X` : value
  if (Array.isArray(value)) return value.map((item) => reworded(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, key === 'sources' ? field : reworded(field, key)]))
}

test.beforeAll(async ({ site }) => {
  // A worker may run these in two goes.
  if (git(site.dir, 'branch', '--list', 'spring')) return
  await plantPage(site.dir, 'every-section', pageStories)
  git(site.dir, 'add', 'content')
  git(site.dir, 'commit', '-qm', 'Plant a page of all sections')
  const reword = edit<object>((document) => Object.assign(document, reworded(document)))
  const files = ['page/every-section', 'treatment/hifu', 'page/home', 'siteSettings/settings'].map((file) => `content/${file}.json`)
  commitTo(site.dir, 'spring', Object.fromEntries(files.map((path) => [path, reword])))
})

/** What is wrong with the labels of a page: text or link that something lies over, and content that a label lies over. */
const faultsIn = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const CONTENT = 'h1, h2, h3, p, li, dt, dd, img, a, button, input, label, td, figure'
    const labels = [...document.querySelectorAll<HTMLElement>('main .chg-l')]
    for (const label of labels) {
      const part = label.parentElement
      const name = `${part?.id} ${part?.children[1]?.className}`
      label.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const words of label.querySelectorAll('b, a')) {
        const { left, right, top, bottom } = words.getBoundingClientRect()
        for (const x of [left + 2, (left + right) / 2, right - 2]) {
          const over = document.elementFromPoint(x, (top + bottom) / 2)
          if (!words.contains(over)) faults.push(`${name}: ${over?.tagName} ${over?.className} lies over "${words.textContent}"`)
        }
      }
      const own = label.getBoundingClientRect()
      if (own.left < 0 || own.right > document.documentElement.clientWidth) faults.push(`${name}: leaves the screen`)
      for (const element of part?.querySelectorAll<HTMLElement>(CONTENT) ?? []) {
        if (label.contains(element) || element.closest('[aria-hidden=true], .vh, .chg-l')) continue
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
        const isUnder = top < own.bottom - 1 && bottom > own.top + 1 && left < own.right - 1 && right > own.left + 1
        // A list begins above its first item, and a picture's frame above the picture.
        if (isUnder && width > 1 && height > 1) faults.push(`${name}: its label lies over ${element.tagName} ${element.className}`)
      }
    }
    return { faults, labels: labels.length }
  })

for (const width of [390, 768, 1440]) {
  for (const locale of ['', '/ar']) {
    test(`each label of a changed part is to be read and clicked at ${width} pixels at ${locale || '/'}, and hides nothing`, async ({
      watched: page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await becomeTester(page)
      for (const path of PAGES) {
        await page.goto(`${locale}${locale && path === '/' ? '' : path}?branch=spring`)
        await hydrate(page)
        const { faults, labels } = await faultsIn(page)
        expect(faults, path).toEqual([])
        expect(labels).toBeGreaterThanOrEqual(path === '/every-section' ? SECTIONS : 5)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  }
}

test('parts, texts and pictures are marked in forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await becomeTester(page)
  await page.goto('/procedures/body/hifu?branch=spring')
  const frame = await page.locator('#change-1').evaluate((part) => {
    const { borderTopStyle, borderTopWidth, borderImageSource } = getComputedStyle(part, '::after')
    return { borderTopStyle, borderTopWidth, borderImageSource }
  })
  expect(frame).toEqual({ borderTopStyle: 'dashed', borderTopWidth: '4px', borderImageSource: 'none' })
  await expect(page.locator('h1')).toHaveCSS('outline-style', 'dashed')
})

test('what is folded up shows that it holds a change', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await becomeTester(page)
  await page.goto('/?branch=spring')
  const menu = page.locator('.nav .mega-menu').first()
  await expect(menu.locator('> button')).toHaveCSS('outline-style', 'dashed')
  await menu.locator('> button').click()
  await expect(menu.locator('.mega [data-tina-field]').first()).toBeVisible()
})

for (const width of [390, 768]) {
  test(`the mobile menu opens under its header at ${width} pixels, and is closed again`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await becomeTester(page)
    await page.goto('/?branch=spring')
    await hydrate(page)
    await page.locator('.burger').click()
    const [header, menu] = [page.locator('.hdr-in'), page.locator('.nav')]
    const box = async (of: typeof menu) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await expect.poll(async () => Math.round((await box(header)).y + (await box(header)).height - (await box(menu)).y)).toBe(0)
    await page.locator('.burger').click()
    await expect(menu).toBeHidden()
    await expect(page.locator('.pvw')).toBeVisible()
  })
}
