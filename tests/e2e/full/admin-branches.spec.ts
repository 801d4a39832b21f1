import { git } from '../../fixtures/repository.ts'
import { becomeTester, test } from '../branch-site.ts'
import { expect, openEditor, PATIENCE_MS } from '../editor.ts'

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
