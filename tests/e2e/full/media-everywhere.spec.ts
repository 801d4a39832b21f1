import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { git } from '../../fixtures/repository.ts'
import { branching } from '../branch-site.ts'
import { expect as expectNow, PATIENCE_MS, signIn } from '../editor.ts'

/** Counts the changes of the site: nobody else may make any. */
const test = branching()
const expect = expectNow.configure({ timeout: 60_000 })

const commits = (dir: string) => Number(git(dir, 'rev-list', '--count', 'main'))

const green = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#33aa33' } })
    .jpeg()
    .toBuffer()

test('a picture says where it is shown, is replaced in all its places, taken back, and deleted only when nothing shows it', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/index.html#/screens/pictures')
  await signIn(page)
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('body', { timeout: PATIENCE_MS })
  await page.getByRole('button', { name: /^body\b/ }).click()
  const details = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name: 'Where it is shown' }) })
    .last()
  const links = details.getByRole('link')
  await expect(links.first()).toBeVisible()
  const places = await links.count()
  expect(places).toBeGreaterThan(2)
  await expect(page.getByRole('button', { name: /^body\b/ })).toContainText(`In ${places} places`)
  await expect(details.getByText('It can’t be deleted while')).toBeVisible()

  await details.locator('input[type=file]').setInputFiles([{ name: 'Better.jpg', mimeType: 'image/jpeg', buffer: await green() }])
  await expect(details.getByText(/^Put Better\.jpg in all \d+ places\?$/)).toBeVisible()
  await details.getByRole('button', { name: `Replace in ${places} places` }).click()
  await expect(page.getByText(/^Replaced in \d+ texts?\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'better', level: 2 })).toBeVisible()
  await expect(links).toHaveCount(places)
  expect(commits(site.dir)).toBe(2)
  expect(git(site.dir, 'log', '-1', '--name-only', '--format=').split('\n')).toContain('public/media/img/better.webp')

  // The place is opened by its very field.
  const field = (await links.first().getAttribute('href')) ?? ''
  expect(field).toMatch(/^#\/collections\/edit\/.+\?field=.+(src|image|poster|backgroundImage)$/i)

  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText(/^Taken back in \d+ places?\./)).toBeVisible()
  expect(commits(site.dir)).toBe(3)
  expect(git(site.dir, 'diff', '--stat', 'HEAD~2', '--', 'content')).toBe('')
  await page.getByRole('searchbox').fill('better')
  await page.getByRole('button', { name: /^better\b/ }).click()
  await expect(details.getByText('No page shows it. It can be deleted.')).toBeVisible()
  await details.getByRole('button', { name: 'Delete…' }).click()
  await details.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('button', { name: /^better\b/ })).toHaveCount(0)
  const file = join(site.dir, 'public/media/img/better.webp')
  await expect.poll(() => access(file).catch(() => 'gone')).toBe('gone')
})
