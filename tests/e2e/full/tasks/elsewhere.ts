import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '../../editor.ts'
import { card, field, opened, PATIENCE, read, save, type Task } from './task.ts'

export const newAddress: Task = {
  name: 'a new address',
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'Shop'))
    await opened(page)
    await hand.fill(field(page, 'slug'), 'our-shelf')
    await hand.click(save(page))
    await expect.poll(async () => (await page.request.get('/our-shelf')).status()).toBe(200)
    expect((await page.request.get('/shop', { maxRedirects: 0 })).headers().location).toBe('/our-shelf')
    expect((await read(site, 'page/shop')).slug).toBe('our-shelf')
  },
}

export const search: Task = {
  name: 'a text found wherever it is',
  walk: async ({ page, hand }) => {
    await hand.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Find or do anything' })).toBeFocused()
    await hand.type('water without volume')
    await hand.press('Enter')
    await expect(field(page, 'hero.title')).toBeFocused(PATIENCE)
    await expect(field(page, 'hero.title')).toHaveValue('Profhilo,|water without volume')
  },
}

export const keyboard: Task = {
  name: 'a heading by keyboard alone',
  walk: async ({ page, hand, site }) => {
    await hand.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Find or do anything' })).toBeFocused()
    await hand.type('a short shelf, opening later')
    await hand.press('Enter')
    await expect(field(page, 'blocks.0.heading')).toBeFocused(PATIENCE)
    // The rest of the page comes meanwhile, and takes no letter away.
    await hand.typeLetters('By keys alone')
    await hand.press('Control+s')
    await expect.poll(async () => (await read(site, 'page/shop')).blocks[0].heading).toBe('By keys alone')
  },
}

/** Puts what another program has copied on the clipboard. */
async function copy(page: Parameters<typeof opened>[0], name: string) {
  const data = await readFile(join(import.meta.dirname, `../../../fixtures/pasted/${name}.clipboard`), 'utf8')
  await page.evaluate((data) => {
    const copied = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', data)
      event.clipboardData?.setData('text/plain', 'plain')
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('copy', copied, { capture: true, once: true })
    document.execCommand('copy')
  }, data)
}

export const paste: Task = {
  name: 'a text pasted from Word, and one from Google Docs',
  prepare: ({ page }) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'Notice'))
    await opened(page)
    const text = page.locator('.tina-prose [role=textbox]').first()
    await hand.click(text)
    await hand.press('Control+End')
    for (const [at, name] of ['word', 'docs'].entries()) {
      await copy(page, name)
      await text.focus()
      await hand.press('Enter')
      await hand.press('Control+v')
      await expect(text.locator('h2')).toHaveCount(at + 1)
    }
    await hand.click(save(page))
    await expect.poll(async () => (await read(site, 'page/notice')).body?.split('## Before your visit').length).toBe(3)
  },
}
