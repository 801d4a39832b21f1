import { expect } from '../../editor.ts'
import { card, field, opened, read, save, type Task } from './task.ts'

export const section: Task = {
  name: 'a section added, moved, hidden, deleted and brought back',
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'Shop'))
    const preview = await opened(page)
    await hand.click(page.getByRole('button', { name: 'Add a section' }))
    await hand.click(page.getByRole('dialog', { name: 'Add a section' }).getByRole('button', { name: /^Text\b/ }))
    await hand.fill(field(page, 'blocks.3.heading'), 'Why here')
    const shown = preview.getByRole('heading', { name: 'Why here' })
    await expect(shown).toBeVisible()
    await hand.click(page.getByRole('navigation', { name: 'breadcrumb' }).getByText('Shop', { exact: true }))
    const row = page.getByRole('button', { name: 'Text: Why here', exact: true }).locator('xpath=..')
    await hand.click(row.getByRole('button', { name: 'Up', exact: true }))
    await hand.click(row.getByRole('button', { name: 'Hide', exact: true }))
    await expect(shown).toHaveCount(0)
    await hand.click(page.getByRole('button', { name: 'Delete Hidden: Text: Why here' }))
    await expect(page.getByRole('button', { name: 'Hidden: Text: Why here', exact: true })).toHaveCount(0)
    await hand.click(page.getByRole('status').filter({ hasText: 'Deleted: Why here' }).getByRole('button', { name: 'Undo' }))
    await hand.click(save(page))
    await expect.poll(async () => (await read(site, 'page/shop')).blocks[2]).toMatchObject({ heading: 'Why here', hidden: true })
  },
}

export const emptied: Task = {
  name: 'a required text left empty',
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'Edinburgh'))
    const preview = await opened(page)
    await hand.click(preview.locator('h1'))
    await expect(field(page, 'blocks.0.heading')).toBeFocused()
    await hand.type('')
    await hand.click(preview.locator('[data-tina-field*="blocks.1."][data-tina-field$=".heading"]').first())
    await expect(field(page, 'blocks.1.heading')).toBeFocused()
    await hand.type('Four reasons')
    await hand.click(save(page))
    await expect(page.getByText(/^Not saved yet: Sections › .* must not be empty/)).toBeVisible()
    await hand.press('Escape')
    await expect(field(page, 'blocks.0.heading')).toBeFocused()
    await hand.type('Quiet hands')
    await hand.click(save(page))
    await expect.poll(async () => (await read(site, 'page/edinburgh')).blocks[0].heading).toBe('Quiet hands')
  },
}
