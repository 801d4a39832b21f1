import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git } from '../../fixtures/repository.ts'
import { branching } from '../branch-site.ts'
import { expect, openEditor } from '../editor.ts'

/** Counts the changes of a page: nobody else may make any. */
const test = branching()

const FILE = 'content/page/home.json'
const heading = async (dir: string) => JSON.parse(await readFile(join(dir, FILE), 'utf8')).blocks[0].heading

test('an editor sees who changed a page, when and what, and brings an earlier text back', async ({ page, site, context }) => {
  test.setTimeout(300_000)
  const preview = await openEditor(page, '/')
  await preview.locator('h1').click()
  const input = page.locator('input[name="blocks.0.heading"]')
  for (const text of ['First words.|Then more.', 'Second words.|Then more.']) {
    await input.fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => heading(site.dir)).toBe(text)
  }
  // The clock in the head of the form.
  const [history] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'History of this text' }).first().click(),
  ])
  const changes = history.locator('ol > li')
  await expect(history.getByRole('heading', { name: /Home/ })).toBeVisible({ timeout: 120_000 })
  await expect(changes).toHaveCount(3)
  await expect(changes.nth(0)).toContainText('The text as it is now')
  const row = changes.nth(0).getByRole('row', { name: /Heading/ })
  await expect(row).toContainText('Sections › Hero with film')
  await expect(row.getByRole('cell').nth(0)).toHaveText('First words.|Then more.')
  await expect(row.getByRole('cell').nth(1)).toHaveText('Second words.|Then more.')
  await expect(changes.nth(2)).toContainText('Developer')
  await expect(changes.nth(2)).toContainText('The document was made.')

  await changes.nth(1).getByRole('button', { name: 'Bring back this text…' }).click()
  await expect(changes.nth(1).getByRole('group', { name: /^Bring back the text as it was on .+\?/ })).toBeVisible()
  await expect(history.getByRole('button', { name: 'Leave it' })).toBeFocused()
  await history.keyboard.press('Enter')
  expect(await heading(site.dir)).toBe('Second words.|Then more.')
  await changes.nth(1).getByRole('button', { name: 'Bring back this text…' }).click()
  const now = changes
    .nth(1)
    .getByRole('group')
    .getByRole('row', { name: /Heading/ })
  await expect(now.getByRole('cell').nth(0)).toHaveText('Second words.|Then more.')
  await expect(now.getByRole('cell').nth(1)).toHaveText('First words.|Then more.')
  // On a phone the place stands above its two texts, and its button is whole.
  await history.setViewportSize({ width: 390, height: 900 })
  const boxes = await Promise.all([now.getByRole('rowheader'), now.getByRole('cell').first()].map((one) => one.boundingBox()))
  expect(boxes[0]?.width).toBeGreaterThan((boxes[1]?.width ?? 0) * 1.5)
  expect(await history.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await now.getByRole('button', { name: 'Bring this field back' }).click()
  await expect(history.getByRole('status').filter({ hasText: 'The earlier text of this field is back' })).toBeVisible()
  await expect(changes).toHaveCount(4)
  expect(await heading(site.dir)).toBe('First words.|Then more.')
  expect(git(site.dir, 'log', '-1', '--format=%s', 'main')).toBe(`Change ${FILE}`)

  // Somebody else saves while the list is open.
  git(site.dir, '-c', 'user.name=Ben Low', 'commit', '-q', '--allow-empty', '-m', 'Nothing')
  const text = await readFile(join(site.dir, FILE), 'utf8')
  const { writeFile } = await import('node:fs/promises')
  await writeFile(join(site.dir, FILE), text.replace('First words.', 'Words by Ben.'))
  git(site.dir, '-c', 'user.name=Ben Low', 'commit', '-qam', 'By Ben')
  await changes.nth(3).getByRole('button', { name: 'Bring back this text…' }).click()
  await changes.nth(3).getByRole('button', { name: 'Bring all of it back, in every language' }).click()
  await expect(history.getByRole('alert')).toContainText('Ben Low changed this document after you opened its history')
  expect(await heading(site.dir)).toContain('Words by Ben.')
  await expect(changes).toHaveCount(5)

  await history.getByRole('link', { name: 'All changes' }).click()
  await expect(history.getByRole('heading', { name: 'Newest changes' })).toBeVisible()
  await history.getByLabel('History of').selectOption({ label: 'About' })
  await expect(history.getByRole('heading', { name: /About/ })).toBeVisible()
  await expect(changes).toHaveCount(1)
})
