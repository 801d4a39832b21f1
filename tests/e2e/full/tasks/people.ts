import { EDITOR } from '../../../fixtures/server.ts'
import { addEditor, expect, signIn } from '../../editor.ts'
import { card, field, opened, PATIENCE, read, save, type Task } from './task.ts'

const HEADING = 'Of the first of two'

export const twoEditors: Task = {
  name: 'two people in one page',
  walk: async ({ page, hand, site, browser }) => {
    const theirs = await (await browser.newContext({ baseURL: site.origin })).newPage()
    await theirs.goto('/admin/index.html#/~/procedures/peels')
    await signIn(theirs, await addEditor(site, 'wei@clinic.example', 'Wei'))
    await opened(theirs)
    await hand.click(card(page, 'Chemical peels'))
    const preview = await opened(page)
    await hand.click(preview.locator('h1'))
    await expect(field(page, 'blocks.0.heading')).toBeFocused()
    await hand.type(HEADING)
    await field(theirs, 'title').fill('Peels, by Wei')
    await save(theirs).click()
    await expect.poll(async () => (await read(site, 'page/procedures/peels')).title).toBe('Peels, by Wei')
    await hand.click(save(page))
    await expect.poll(async () => (await read(site, 'page/procedures/peels')).blocks[0].heading).toBe(HEADING)
    expect((await read(site, 'page/procedures/peels')).title).toBe('Peels, by Wei')
    await theirs.context().close()
  },
}

export const password: Task = {
  name: 'a new password, and a new colleague',
  walk: async ({ page, hand, site, browser }) => {
    await hand.click(page.getByRole('link', { name: /^My account/ }))
    await hand.fill(page.getByLabel('Current password'), EDITOR.password)
    await hand.fill(page.getByLabel('New password'), 'four words by chance')
    await hand.press('Enter')
    await expect(page.getByText('Your password is changed.')).toBeVisible(PATIENCE)
    const colleague = await (await browser.newContext({ baseURL: site.origin })).newPage()
    await colleague.goto('/admin/index.html')
    await signIn(colleague, await addEditor(site, 'new@clinic.example', 'Ada'))
    await expect(card(colleague, 'Home')).toBeVisible(PATIENCE)
    await colleague.context().close()
  },
}
