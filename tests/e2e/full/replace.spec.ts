import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git } from '../../fixtures/repository.ts'
import { branching } from '../branch-site.ts'
import { expect, PATIENCE_MS, signIn } from '../editor.ts'

/** Counts the changes of the site: nobody else may make any. */
const test = branching()

const FILE = 'content/treatment/profhilo.json'
const documentIn = async (dir: string) => JSON.parse(await readFile(join(dir, FILE), 'utf8'))
const commits = (dir: string) => Number(git(dir, 'rev-list', '--count', 'main'))

test('words are replaced in all ticked texts as one change, and taken back as one', async ({ page, site }) => {
  test.setTimeout(300_000)
  const before = await documentIn(site.dir)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/index.html#/screens/start')
  await signIn(page)
  await expect(page.getByRole('link', { name: /^Home/ })).toBeVisible({ timeout: PATIENCE_MS })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('profhilo')
  await page.getByRole('option', { name: 'Find and replace “profhilo”…' }).click()
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('profhilo')
  await page.getByLabel('Find', { exact: true }).fill('Profhilo')
  await page.getByLabel('Replace with').fill('Profhilo Structura')
  await page.getByLabel('Same capitals').check()
  await page.getByLabel('Language').selectOption({ label: 'English' })
  await page.getByLabel('Language').press('Enter')
  await page.getByRole('button', { name: 'List the texts' }).click()
  const texts = page.getByRole('region', { name: 'Texts' })
  const title = texts.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Profhilo › Hero › Title' }) })
  await expect(title.locator('del')).toHaveText('Profhilo')
  await expect(title.locator('ins')).toHaveText('Profhilo Structura')
  const count = await texts.getByRole('checkbox').count()
  expect(count).toBeGreaterThan(3)
  await expect(texts.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await texts.getByRole('button', { name: 'Tick all' }).click()
  await texts.getByRole('checkbox', { name: 'Replace in Profhilo › Title, English' }).uncheck()
  await texts.getByRole('button', { name: `Replace ${count - 1} texts` }).click()
  await expect(page.getByText(`${count - 1} texts replaced in`)).toBeVisible()
  const after = await documentIn(site.dir)
  expect([after.title, after.hero.title]).toEqual(['Profhilo', 'Profhilo Structura,|water without volume'])
  expect(after.hero.translations.ar.title).toBe(before.hero.translations.ar.title)
  expect(commits(site.dir)).toBe(2)

  await page.getByRole('link', { name: 'See the history' }).click()
  const [newest] = [page.locator('main li, [data-screen] > ul > li').first()]
  await expect(newest).toContainText('Profhilo')
  await newest.getByRole('button', { name: 'Take back…' }).click()
  await newest.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken back in' })).toBeVisible()
  expect(await documentIn(site.dir)).toEqual(before)
  expect(commits(site.dir)).toBe(3)
})
