import type { Page } from '@playwright/test'
import { git } from '../../fixtures/repository.ts'
import { becomeTester, test } from '../branch-site.ts'
import { expect, openEditor, PATIENCE_MS, signIn } from '../editor.ts'

const FILE = 'content/page/home.json'

test('an editor makes a branch in the admin, switches to it and saves; main stays as it is, and testers find it', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(400_000)
  const main = git(site.dir, 'rev-parse', 'main')
  await openEditor(page, '/')
  await page.getByRole('button', { name: 'The site', exact: true }).click()
  await page.getByLabel('Name of the new draft').fill('Spring offers')
  // The desk is loaded again with the new draft.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await loaded
  const preview = page.frameLocator('iframe')
  await expect(page.getByRole('button', { name: 'Draft: Spring offers', exact: true })).toBeVisible({ timeout: PATIENCE_MS })
  await preview.locator('h1[data-tina-field]').waitFor({ timeout: PATIENCE_MS })
  await page.getByRole('button', { name: 'Also on this page' }).waitFor({ timeout: PATIENCE_MS })
  await preview.locator('h1').click()
  await page.locator('input[name="blocks.0.heading"]').fill('Only on|the branch.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => git(site.dir, 'log', '-1', '--format=%s', 'spring-offers')).toBe(`Change ${FILE}`)
  expect(git(site.dir, 'show', `spring-offers:${FILE}`)).toContain('Only on|the branch.')
  expect(git(site.dir, 'rev-parse', 'main')).toBe(main)
  expect(git(site.dir, 'status', '--porcelain', '--', 'content')).toBe('')

  // The frame shows the branch when the admin is opened again; the site itself does not.
  await page.reload()
  await expect(preview.locator('h1')).toHaveText('Only on the branch.', { timeout: PATIENCE_MS })
  expect(await (await page.request.get('/')).text()).not.toContain('Only on')

  const tester = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await becomeTester(tester)
  await tester.goto('/')
  await tester.locator('.pvw summary').click()
  await tester.getByLabel('Look at a branch').selectOption('spring-offers')
  await tester.getByRole('button', { name: 'Show' }).click()
  await expect(tester.locator('h1')).toHaveText('Only on the branch.')
  await expect(tester.locator('.chg')).toHaveCount(1)
  await tester.getByRole('link', { name: 'Exit' }).click()
  await expect(tester.locator('h1')).not.toContainText('Only on')
  await tester.context().close()
})

test('two tabs work on two places: each saves to its own, whichever was used last', async ({ page, context, site }) => {
  test.setTimeout(400_000)
  const file = 'content/faq/fillers-cost.json'
  git(site.dir, 'branch', 'two-tabs', 'main')
  const main = git(site.dir, 'rev-parse', 'main')
  const open = async (tab: Page, branch: string) => {
    await tab.addInitScript((name) => localStorage.setItem('tinacms-current-branch', JSON.stringify(name)), branch)
    await tab.goto('/admin/index.html#/collections/edit/faq/~/fillers-cost')
  }
  const cookie = async () => (await context.cookies(site.origin)).find(({ name }) => name === 'x-branch')?.value
  await open(page, 'two-tabs')
  await signIn(page)
  const question = page.locator('[name="question"]')
  await question.fill('Asked in the draft?', { timeout: PATIENCE_MS })
  const other = await context.newPage()
  await open(other, 'main')
  await expect(other.locator('[name="question"]')).toBeVisible({ timeout: PATIENCE_MS })
  expect(await cookie()).toBe('main')

  // Pressed by a program, the button tells the tab of no use: the save itself has to say where it goes.
  await page.getByRole('button', { name: /^Save to/ }).evaluate((button) => (button as HTMLElement).click())
  await expect.poll(() => git(site.dir, 'log', '-1', '--format=%s', 'two-tabs')).toBe(`Change ${file}`)
  expect(git(site.dir, 'rev-parse', 'main')).toBe(main)
  // What else the tab asks for goes by the cookie, from its first use on.
  await question.click()
  expect(await cookie()).toBe('two-tabs')
  await page.getByText('Comment on a text or a picture of this page').click()
  await expect(page.getByText('Comment on “Question”')).toBeVisible()
})

test('a draft that is deleted while its form is open says so, keeps what was typed in a new draft, and its address leads nowhere dead', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(400_000)
  git(site.dir, 'branch', 'short-lived', 'main')
  const main = git(site.dir, 'rev-parse', 'main')
  // The address of a colleague names the draft: it opens there, whatever this browser worked on before.
  await page.goto('/admin/index.html?branch=short-lived#/collections/edit/faq/~/fillers-pain')
  await signIn(page)
  const question = page.locator('[name="question"]')
  await question.fill('Typed into what goes?', { timeout: PATIENCE_MS })
  await expect(page.getByRole('button', { name: 'Draft: short-lived', exact: true })).toBeVisible()
  const kept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved:')))
  await expect.poll(kept).toBe(true)
  git(site.dir, 'branch', '-D', 'short-lived')
  const gone = page.getByRole('alert').filter({ hasText: 'There is no draft “short-lived” any more' })
  await expect(gone).toBeVisible({ timeout: 15_000 })
  await expect(question).toHaveValue('Typed into what goes?')
  const loaded = page.waitForEvent('load')
  await gone.getByRole('button', { name: 'Keep what I typed in a new draft' }).click()
  await loaded
  await expect(question).toHaveValue('Typed into what goes?', { timeout: PATIENCE_MS })
  await page.getByRole('button', { name: /^Save to/ }).click()
  await expect.poll(() => git(site.dir, 'log', '-1', '--format=%s', 'short-lived')).toBe('Change content/faq/fillers-pain.json')
  expect(git(site.dir, 'rev-parse', 'main')).toBe(main)

  // Somebody else’s tab, after the draft is gone for good: the site, and why.
  git(site.dir, 'branch', '-D', 'short-lived')
  const late = await context.newPage()
  await late.goto('/admin/index.html?branch=short-lived#/~/about')
  await expect(late.getByRole('alert').filter({ hasText: 'You are on the site now' })).toBeVisible({ timeout: PATIENCE_MS })
  await expect(late.getByRole('button', { name: 'The site', exact: true })).toBeVisible()
  await late.frameLocator('iframe').locator('h1').waitFor({ timeout: PATIENCE_MS })
  await expect(late.getByText('Visual Editing Docs')).toBeHidden()
  expect(new URL(late.url()).search).toBe('')
})
