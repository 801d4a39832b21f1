import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as expectNow, openEditor, test } from '../editor.ts'

const expect = expectNow.configure({ timeout: 120_000 })

/** A photo as a telephone makes it. */
const photo = async (name: string, colour: string, width = 2400) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})
const words = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Only words.') }

const inList = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) })

test('a picture is uploaded and described, replaces another, and visitors get it in every size', async ({ page, site }) => {
  test.setTimeout(400_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const preview = await openEditor(page, '/about')
  const picture = preview.locator('main .ph img').first()
  const old = (await picture.getAttribute('src')) ?? ''
  const [, folder = '', name = ''] = /w\d[\dx-]*\/(?:(.+)\/)?([^/]+)\.webp$/.exec(old) ?? []
  const change = page.getByRole('button', { name: 'Change…' }).last()
  await picture.click()

  // The list opens where the picture is, with it marked.
  await change.click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('button', { name: new RegExp(`^${folder} \\d+$`) })).toHaveAttribute('aria-pressed', 'true')
  const marked = inList(page, name)
  await expect(marked).toHaveAttribute('aria-current', 'true')
  await expect(marked).toContainText('Chosen now')
  await expect(marked).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()

  // Several at once, one of which is no picture; what the other one shows is asked for.
  await change.click()
  await dialog.locator('input[type=file][multiple]').setInputFiles([await photo('Rose Garden.jpg', '#d71e28'), words])
  await expect(dialog.getByText(/holiday\.jpg is not a picture, whatever it is called/)).toBeVisible()
  await expect(inList(page, 'rose-garden')).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByLabel('English')).toBeFocused()
  await page.keyboard.type('A garden of roses')
  await dialog.getByLabel('العربية').fill('حديقة ورود')
  await dialog.getByRole('button', { name: 'Keep the descriptions' }).click()
  await expect(inList(page, 'rose-garden')).not.toContainText('Not described')
  const kept = JSON.parse(await readFile(join(site.dir, 'public/media', folder, 'rose-garden.webp.json'), 'utf8'))
  expect(kept).toEqual({ alt: 'A garden of roses', translations: { ar: { alt: 'حديقة ورود' } } })
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(picture).toHaveAttribute('src', `/media/w800/${folder}/rose-garden.webp`)
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true)

  // What the place said of the picture before is kept, and the new one's own words are offered.
  await expect(page.getByText('The words of this place still describe the picture before.')).toBeVisible()
  await page.getByRole('button', { name: 'Use them here' }).click()
  await expect(picture).toHaveAttribute('alt', 'A garden of roses')

  // Dropped onto the field, and too small for its place.
  await page.getByLabel('Upload…').setInputFiles([await photo('Second.jpg', '#1e28d7', 300)])
  await expect(picture).toHaveAttribute('src', `/media/w800/${folder}/second.webp`)
  await expect(page.getByText('It is only 300 pixels wide and looks blurred here.')).toBeVisible()
  await page.getByLabel('Upload…').setInputFiles([await photo('Third.jpg', '#1e28d7')])
  await expect(picture).toHaveAttribute('src', `/media/w800/${folder}/third.webp`)
  await expect(page.getByText('looks blurred here')).toBeHidden()

  const visitors = async () => (await page.request.get('/about')).text()
  expect(await visitors()).toContain(old)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(visitors).toContain(`/media/w800/${folder}/third.webp`)
  for (const width of [480, 800, 1200, 1600]) {
    const address = `/media/w${width}/${folder}/third.webp`
    expect(await visitors()).toContain(address)
    const shown = sharp(await (await page.request.get(address)).body())
    expect(await shown.metadata()).toMatchObject({ format: 'webp', width })
    const [red = 255, , blue = 0] = await shown.resize(1, 1).removeAlpha().raw().toBuffer()
    expect(blue - red).toBeGreaterThan(100)
  }
  expect(errors).toEqual([])
})
