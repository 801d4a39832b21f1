import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as expectNow, openEditor, PATIENCE_MS, signIn, test } from '../editor.ts'

const expect = expectNow.configure({ timeout: PATIENCE_MS })
test.setTimeout(300_000)

const photo = async (name: string, colour: string) => ({
  name,
  data: (
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  ).toString('base64'),
})

/** Drops files onto something, as from a window of the computer. */
async function drop(page: Page, onto: Locator, ...files: { name: string; data: string }[]) {
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, data } of given) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
    }
    return transfer
  }, files)
  await onto.dispatchEvent('drop', { dataTransfer })
}

const keptOf = async (dir: string, path: string) => JSON.parse(await readFile(join(dir, 'public/media', `${path}.json`), 'utf8'))

test('pictures that are dropped anywhere on the screen are asked for their words, one after the other', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/index.html#/screens/pictures')
  await signIn(page)
  const title = page.getByRole('heading', { level: 1, name: 'Pictures' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible()
  await drop(page, title, await photo('Front Door.jpg', '#1e28d7'), await photo('Back Door.jpg', '#d71e28'))
  for (const [name, english] of [
    ['front-door', 'The front door'],
    ['back-door', 'The back door'],
  ] as const) {
    await expect(page.getByRole('button', { name: new RegExp(`^${name}\\b`) })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('English')).toBeFocused()
    await expect(page.getByLabel('English')).toHaveValue('')
    for (const language of ['简体中文', '繁體中文', 'العربية']) await expect(page.getByLabel(language)).toBeVisible()
    await page.keyboard.type(english)
    await page.getByLabel('简体中文').fill('门')
    await page.getByRole('button', { name: 'Keep the descriptions' }).click()
    await expect
      .poll(() => keptOf(site.dir, `${name}.webp`).catch(() => undefined))
      .toEqual({ alt: english, translations: { zhCN: { alt: '门' } } })
  }
})

test('one that is dropped onto the head of the dialog of a field, too', async ({ page }) => {
  const preview = await openEditor(page, '/about')
  const change = page.getByRole('button', { name: 'Change…' }).last()
  await preview.locator('main .ph img').first().click()
  await change.click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeVisible()
  await drop(page, dialog.getByRole('heading', { name: 'Choose a picture' }), await photo('Side Door.jpg', '#28d71e'))
  await expect(dialog.getByRole('button', { name: /^side-door\b/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByLabel('English')).toBeFocused()
})
