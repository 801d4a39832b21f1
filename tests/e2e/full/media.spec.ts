import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as expectNow, openEditor, test } from '../editor.ts'

const expect = expectNow.configure({ timeout: 120_000 })

/** A photo as a telephone makes it. */
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})
const words = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Only words.') }

/** Deletes a picture in the Media Manager, through the question that it asks. */
async function remove(page: Page, name: string) {
  await page.getByTitle(name).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.locator('#modal-root').getByRole('button', { name: 'Delete', exact: true }).click()
}

test('a picture is uploaded, replaces another, and visitors get it in every size; in use it is not deleted', async ({ page, site }) => {
  test.setTimeout(400_000)
  const preview = await openEditor(page, '/about')
  const picture = preview.locator('main .ph img').first()
  const old = (await picture.getAttribute('src')) ?? ''
  const inForm = page.locator('img[src^="/media/"]').first()
  await expect(async () => {
    await picture.click()
    await expectNow(inForm).toBeVisible({ timeout: 5000 })
  }).toPass()

  // In the dialog, several at once, one of which is no picture.
  await inForm.click()
  await page.locator('#modal-root input[type=file]').setInputFiles([await photo('Rose Garden.jpg', '#d71e28'), words])
  await expect(page.getByText(/holiday\.jpg is not a picture, whatever it is called/)).toBeVisible()
  await expect(page.getByTitle('rose-garden.webp')).toBeVisible()
  await page.getByRole('button', { name: 'Insert' }).press('Enter')
  await expect(picture).toHaveAttribute('src', '/media/w800/rose-garden.webp')
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true)

  // Dropped onto the field.
  await page
    .locator('form input[type=file], [data-test^="form:"] input[type=file]')
    .first()
    .setInputFiles([await photo('Second.jpg', '#1e28d7')])
  await expect(picture).toHaveAttribute('src', '/media/w800/second.webp')

  const visitors = async () => (await page.request.get('/about')).text()
  expect(await visitors()).toContain(old)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(visitors).toContain('/media/w800/second.webp')
  for (const width of [480, 800, 1200, 1600]) {
    const address = `/media/w${width}/second.webp`
    expect(await visitors()).toContain(address)
    const shown = sharp(await (await page.request.get(address)).body())
    expect(await shown.metadata()).toMatchObject({ format: 'webp', width })
    const [red = 255, , blue = 0] = await shown.resize(1, 1).removeAlpha().raw().toBuffer()
    expect(blue - red).toBeGreaterThan(100)
  }

  await page.goto('/admin/index.html#/screens/media_manager')
  await remove(page, 'second.webp')
  await expect(page.getByText(/second\.webp is still shown: page “.+”\. Choose another picture there first\./)).toBeVisible()
  await access(join(site.dir, 'public/media/second.webp'))
  await page.reload()
  await remove(page, 'rose-garden.webp')
  await expect(page.getByTitle('rose-garden.webp')).toHaveCount(0)
  await expect.poll(() => access(join(site.dir, 'public/media/rose-garden.webp')).catch(() => 'gone')).toBe('gone')
})
