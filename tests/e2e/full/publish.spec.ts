import type { Page } from '@playwright/test'
import { git } from '../../fixtures/repository.ts'
import { axe } from '../axe.ts'
import { branching } from '../branch-site.ts'
import { addEditor, expect, PATIENCE_MS, signIn } from '../editor.ts'

const test = branching()
test.setTimeout(400_000)

const ADMIN = '/admin/index.html'
const PATIENCE = { timeout: PATIENCE_MS }
const place = (page: Page) => page.getByRole('button', { name: /^(The site|Draft:)/ })

/** Changes a text in three languages in the form of a question, and saves it. */
async function writeInThree(page: Page, texts: { en: string; ar: string; zhCN: string }) {
  await page.goto(`${ADMIN}#/collections/edit/faq/~/fillers-cost`)
  await page.locator('[name="question"]').fill(texts.en, PATIENCE)
  await page.getByRole('tab', { name: /العربية/ }).click()
  await page.locator('[name="translations.ar.question"]').fill(texts.ar)
  await page.getByRole('tab', { name: /简体中文/ }).click()
  await page.locator('[name="translations.zhCN.question"]').fill(texts.zhCN)
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('mutation') ?? false)
  await page.getByRole('button', { name: /^Save/ }).click()
  expect((await (await saved).json()).errors).toBeFalsy()
}

test('an editor makes a draft in three languages, a publisher publishes it, visitors read it, and it is taken back', async ({
  browser,
  site,
  page,
}) => {
  const [editor, publisher] = [
    await addEditor(site, 'eve@clinic.example', 'Eve Low', '--role', 'editor'),
    await addEditor(site, 'pat@clinic.example', 'Pat Hart', '--role', 'publisher'),
  ]
  const read = async (path: string) => {
    const html = await (await page.request.get(`${site.origin}${path}`)).text()
    return html.replace(/<[^>]+>/g, '').replace(/&nbsp;|[\u00a0\u202f\u2060]/g, ' ')
  }
  const pages = { '/london/fillers': 'Spring question?', '/ar/london/fillers': 'سؤال الربيع؟', '/zh-CN/london/fillers': '春季问题？' }

  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(ADMIN)
  await signIn(page, editor)
  await expect(place(page)).toHaveText(/The site/, PATIENCE)
  await place(page).click()
  await page.getByLabel('Name of the new draft').fill('Spring questions')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await loaded
  await expect(place(page)).toHaveText(/Draft: Spring questions/, PATIENCE)
  const main = git(site.dir, 'rev-parse', 'main')
  await writeInThree(page, { en: 'Spring question?', ar: 'سؤال الربيع؟', zhCN: '春季问题？' })
  await expect(page.getByRole('status').filter({ hasText: 'Changed in 1 place.' })).toBeVisible()
  expect(git(site.dir, 'rev-parse', 'main')).toBe(main)

  // An editor sees what it changes, and is offered nothing more.
  await page.getByRole('link', { name: 'What it changes' }).click()
  const dialog = page.getByRole('dialog', { name: /Spring questions/ })
  await expect(dialog.getByText('Spring question?').first()).toBeVisible(PATIENCE)
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  for (const [path, text] of Object.entries(pages)) expect(await read(path)).not.toContain(text)

  const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await other.setViewportSize({ width: 1440, height: 1000 })
  await other.goto(`${ADMIN}#/screens/releases`)
  await signIn(other, publisher)
  await other.getByRole('link', { name: 'Publish…' }).click(PATIENCE)
  const asks = other.getByRole('dialog', { name: 'Publish Spring questions' })
  await expect(asks.getByText('English, Simplified Chinese and Arabic')).toBeVisible(PATIENCE)
  const looked = asks.getByRole('checkbox')
  if (await looked.count()) await looked.check()
  expect((await axe(other).include('dialog').analyze()).violations).toEqual([])
  await asks.getByRole('button', { name: 'Publish now' }).click()
  await expect(other.getByRole('status').filter({ hasText: '“Spring questions” is public.' })).toBeVisible(PATIENCE)
  for (const [path, text] of Object.entries(pages)) expect(await read(path)).toContain(text)
  expect(git(site.dir, 'log', '-1', '--format=%an|%s', 'main')).toBe('Pat Hart|Publish “Spring questions”')
  expect(git(site.dir, 'rev-parse', 'main^')).toBe(main)
  expect((await axe(other).include('[data-screen]').analyze()).violations).toEqual([])

  await other.getByRole('button', { name: 'Take back…' }).click()
  await other.getByRole('button', { name: 'Take it back' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'Taken back in 1 place.' })).toBeVisible()
  for (const [path, text] of Object.entries(pages)) expect(await read(path)).not.toContain(text)
  await other.getByRole('link', { name: 'All releases' }).click()
  await expect(other.getByRole('region', { name: 'What was published' }).getByRole('listitem')).toHaveCount(2)
  await other.context().close()
})

test('a draft is deleted after a question, and brought back by its name', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${ADMIN}#/screens/releases`)
  await signIn(page)
  const drafts = page.getByRole('complementary', { name: 'Drafts' })
  await drafts.getByLabel('Name of the new draft').fill('A short life', PATIENCE)
  const loaded = page.waitForEvent('load')
  await drafts.getByRole('button', { name: 'Begin a draft' }).click()
  await loaded
  const line = drafts.getByRole('listitem').filter({ hasText: 'A short life' })
  await line.getByRole('button', { name: 'Delete…' }).click(PATIENCE)
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  const again = page.waitForEvent('load')
  await line.getByRole('button', { name: 'Delete the draft' }).click()
  // Whoever worked on it works on the site again.
  await again
  await expect(place(page)).toHaveText(/The site/, PATIENCE)
  expect(git(site.dir, 'branch', '--list', 'a-short-life')).toBe('')
  await drafts.getByText('Deleted drafts, kept 30 days').click(PATIENCE)
  await drafts.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('status').filter({ hasText: '“A short life” is back.' })).toBeVisible()
  expect(git(site.dir, 'branch', '--list', 'a-short-life').trim()).toBe('a-short-life')
})
