import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commitTo, edit, git } from '../../fixtures/repository.ts'
import { axe } from '../axe.ts'
import { becomeTester, branching, expect } from '../branch-site.ts'
import { hydrate } from '../test.ts'

/** The last of these commits to the site itself. */
const test = branching()
// One after the other: two workers would make these branches twice.
test.describe.configure({ mode: 'default' })

type Blocks = { blocks: { heading: string; translations?: object }[] }

const NEW_SECTION = {
  heading: 'Brought by the branch',
  body: 'A new text.',
  translations: { zhCN: {}, zhTW: {}, ar: {} },
  _template: 'textSection',
}
const LABELS = {
  '': ['Moved on this branch', 'Changed on this branch', 'New on this branch'],
  '/zh-CN': ['在此分支中移动', '此分支有改动', '此分支新增'],
  '/zh-TW': ['在此分支中移動', '此分支有變更', '此分支新增'],
  '/ar': ['نُقل في هذا الفرع', 'تغيّر في هذا الفرع', 'جديد في هذا الفرع'],
} as const

test.beforeAll(({ site }) => {
  // A worker may run these in two goes.
  if (git(site.dir, 'branch', '--list', 'spring')) return
  commitTo(site.dir, 'spring', {
    // One section is edited, two change places, of which one has to move, one goes, one comes.
    'content/page/home.json': edit<Blocks>(({ blocks }) => {
      const [hero, why, categories, _offers, gallery, expert, ...rest] = blocks
      for (const text of [expert, ...Object.values(expert?.translations ?? {})])
        Object.assign(text as object, { heading: 'You will meet|a doctor first' })
      blocks.splice(0, blocks.length, ...([hero, categories, why, gallery, expert, ...rest, NEW_SECTION] as typeof blocks))
    }),
    'content/treatment/hifu.json': edit<{ card: { price: string } }>(({ card }) => Object.assign(card, { price: 'From £999' })),
    'content/siteSettings/settings.json': edit<{ contactInfo: object }>(({ contactInfo }) =>
      Object.assign(contactInfo, { primaryPhone: '020 7946 0999' }),
    ),
  })
})

for (const [locale, [moved, edited, added]] of Object.entries(LABELS)) {
  test(`what a branch changes is outlined and labelled at ${locale || '/'}, without script`, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
    await becomeTester(page)
    await page.goto(`${locale || '/'}?branch=spring`)
    const parts = page.locator('main .chg')
    await expect(parts).toHaveCount(3)
    for (const [at, label] of [moved, edited, added].entries()) await expect(parts.nth(at).locator('.chg-l')).toContainText(label)
    await expect(parts.nth(1).locator('h2')).toHaveAttribute('data-tina-field', edited)
    await expect(parts.nth(1).locator('h2')).toHaveCSS('outline-style', 'dashed')
    // Nothing else is marked but the phone number of the settings, wherever it stands.
    const marked = await page.locator('[data-tina-field]').allTextContents()
    expect(marked.filter((text) => !/^You will meet|020 7946 0999/.test(text))).toEqual([])
    expect(marked.filter((text) => text.includes('0999')).length).toBeGreaterThan(0)
    await page.context().close()
  })
}

for (const width of [390, 1440]) {
  for (const locale of ['', '/ar']) {
    test(`the outlines fit at ${width} pixels at ${locale || '/'}, and lead from one to the next`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await becomeTester(page)
      await page.goto(`${locale || '/'}?branch=spring`)
      await hydrate(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.locator('.pvw-here a').click()
      await expect(page).toHaveURL(/#change-1$/)
      await page.locator('#change-1 .chg-l a').click()
      await expect(page.locator('#change-2 .chg-l')).toBeInViewport()
      // The header stands below the bar, not behind it.
      const bar = await page.locator('.pvw').evaluate((element) => element.getBoundingClientRect().bottom)
      const top = await page.locator('.hdr').evaluate((element) => element.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(Math.floor(bar))
      const covered = await page.locator('#change-2 .chg-l b').evaluate((label) => {
        const { left, top, width: w, height } = label.getBoundingClientRect()
        return !label.contains(document.elementFromPoint(left + w / 2, top + height / 2))
      })
      expect(covered).toBe(false)
      const { violations } = await axe(page).include('.chg').include('.pvw').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    })
  }
}

test('a card shows its change wherever it is listed, and its section is outlined', async ({ page }) => {
  await becomeTester(page)
  await page.goto('/~spring/london/body')
  const card = page.locator('.card', { hasText: 'From £999' }).first()
  await expect(card.locator('[data-tina-field]')).toHaveText('From £999')
  await expect(page.locator('.chg', { has: card })).toHaveCount(1)
})

test('a form that comes back without script is still on the branch', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  await becomeTester(page)
  await page.goto('/contact?branch=spring')
  const typed = { lastName: 'Ellison', email: 'margaret@example.com', message: 'Nothing else' }
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value)
  const answered = page.waitForResponse('**/api/enquiries')
  await page.click('form[data-typed] [type=submit]')
  expect((await answered).status()).toBe(422)
  await expect(page.locator('[name=message]')).toHaveValue('Nothing else')
  await expect(page.locator('.pvw')).toContainText('spring')
  await expect(page.locator('header').first()).toContainText('020 7946 0999')
  await page.context().close()
})

test('visitors get nothing of it, nor do testers who look at the site', async ({ page, request, site }) => {
  for (const path of ['/', '/_root.data', '/ar', '/london/body.data']) {
    const text = await (await request.get(site.origin + path, { headers: { cookie: 'preview-branch=spring; x-branch=spring' } })).text()
    for (const word of ['_change', 'class="chg', 'spring', 'Changed on this branch', '£999', 'Brought by'])
      expect(text, `${word} at ${path}`).not.toContain(word)
    expect(text, path).not.toMatch(/7946 ?0999/)
  }
  await becomeTester(page)
  await page.goto('/?branch=main')
  await expect(page.locator('.chg, [data-tina-field]')).toHaveCount(0)
})

test('what changed on the site since is not taken for a change of the branch', async ({ page, site }) => {
  const file = join(site.dir, 'content/page/about.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Two cities,|', 'Both cities,|'))
  git(site.dir, 'commit', '-qam', 'Change the site')
  await becomeTester(page)
  await page.goto('/about?branch=spring')
  // The draft is shown as it would be published.
  await expect(page.locator('h1')).toHaveText(/Both cities/)
  await expect(page.locator('main .chg')).toHaveCount(0)
})
