import { expect } from '../../editor.ts'
import { PATIENCE, read, save, type Task } from './task.ts'

export const treatment: Task = {
  name: 'a new treatment in listings and menus',
  walk: async ({ page, hand, site }) => {
    await hand.click(page.getByRole('link', { name: 'New treatment' }))
    await expect(page.getByLabel('Name of the treatment')).toBeFocused(PATIENCE)
    await hand.type('Oxygen Glow')
    await hand.click(page.getByRole('radio', { name: 'Facial' }))
    await hand.click(page.getByRole('checkbox', { name: /menu of its clinics/ }))
    await hand.click(page.getByRole('button', { name: 'Make the treatment' }))
    const visible = page.locator('select[name="visibility"]')
    await visible.waitFor(PATIENCE)
    await hand.choose(visible, 'Listed')
    await hand.click(save(page))
    await expect.poll(async () => (await read(site, 'treatment/oxygen-glow')).visibility).toBe('listed')
    const address = '/procedures/facial/oxygen-glow'
    // The file is there a moment before visitors get it.
    const timesIn = async (path: string) => (await (await page.request.get(path)).text()).split(`href="${address}"`).length - 1
    for (const listing of ['/london/facial', '/edinburgh/facial']) await expect.poll(() => timesIn(listing)).toBeGreaterThan(0)
    // In both menus of every page.
    await expect.poll(() => timesIn('/about')).toBeGreaterThan(1)
  },
}
