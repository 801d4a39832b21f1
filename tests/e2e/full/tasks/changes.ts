import { readSources, sourceHash } from '../../../../src/model/translations/sources.ts'
import { placeOf } from '../../../fixtures/place-of.ts'
import { git } from '../../../fixtures/repository.ts'
import { expect } from '../../editor.ts'
import { card, field, opened, PATIENCE, read, save, type Task, write } from './task.ts'

const SECTION = 'expertMedicine'
const EARLIER = 'You will meet a doctor,|not a menu'

export const stale: Task = {
  name: 'a translation older than its English',
  walk: async ({ page, hand, site }) => {
    await hand.click(page.getByRole('link', { name: /Translations older than the English/ }))
    await hand.click(page.getByText(/^Translations of an English text that has changed/))
    const finding = page.getByRole('listitem').filter({ hasText: 'العربية' })
    await hand.click(finding.getByRole('link', { name: 'Question: hydratite how long', exact: true }))
    await hand.click(page.getByRole('button', { name: 'Still right' }))
    await hand.click(save(page))
    const file = 'faq/hydratite-how-long'
    await expect
      .poll(async () => readSources((await read(site, file)).translations.ar.sources).answer)
      .toBe(sourceHash((await read(site, file)).answer))
  },
}

export const history: Task = {
  name: 'an earlier text brought back',
  prepare: async ({ site }) => {
    // The task before ended with its file; what it saved is a commit, too.
    await expect.poll(() => git(site.dir, 'status', '--porcelain', '--untracked-files=no', '--', 'content')).toBe('')
    const home = await read(site, 'page/home')
    home.blocks[placeOf(home, SECTION)].heading = 'Written by mistake'
    await write(site, 'page/home', home)
    git(site.dir, '-c', 'user.name=Ben Low', '-c', 'user.email=ben@clinic.example', 'commit', '-qam', 'By Ben')
  },
  walk: async ({ page, hand, site }) => {
    await hand.click(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'History' }))
    const newest = page.getByRole('listitem').filter({ hasText: 'Ben Low' }).first()
    await hand.click(newest.getByRole('button', { name: 'Take back…' }))
    await hand.click(newest.getByRole('button', { name: 'Take it back' }))
    const now = () => read(site, 'page/home')
    await expect.poll(async () => (await now()).blocks[placeOf(await now(), SECTION)].heading).toBe(EARLIER)
  },
}

export const closedTab: Task = {
  name: 'a tab closed before the save',
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'London'))
    const preview = await opened(page)
    await hand.click(preview.locator('h1'))
    await expect(field(page, 'blocks.0.heading')).toBeFocused()
    await hand.type('Typed, not saved')
    await expect(preview.locator('h1')).toHaveText('Typed, not saved')
    hand.page = await page.context().newPage()
    await page.close()
    await hand.page.goto('/admin/index.html')
    await hand.click(card(hand.page, 'London'))
    await opened(hand.page)
    const notice = hand.page.getByRole('alert').filter({ hasText: 'You have unsaved changes' })
    await hand.click(notice.getByRole('button', { name: 'Restore' }))
    await hand.click(save(hand.page))
    await expect.poll(async () => (await read(site, 'page/london')).blocks[0].heading).toBe('Typed, not saved')
  },
}

export const draft: Task = {
  name: 'a heading in a draft',
  walk: async ({ page, hand, site }) => {
    await hand.click(page.getByRole('button', { name: /^The site/ }))
    await hand.fill(page.getByLabel('Name of the new draft'), 'Spring')
    // The desk is loaded again with the new draft.
    const loaded = page.waitForEvent('load')
    await hand.click(page.getByRole('button', { name: 'Begin a draft' }))
    await loaded
    await hand.click(card(page, 'Edinburgh'))
    const preview = await opened(page)
    await hand.click(preview.locator('h1'))
    await expect(field(page, 'blocks.0.heading')).toBeFocused(PATIENCE)
    await hand.type('Only in the draft')
    await hand.click(save(page))
    await expect.poll(() => git(site.dir, 'show', 'spring:content/page/edinburgh.json')).toContain('Only in the draft')
    expect(JSON.stringify(await read(site, 'page/edinburgh'))).not.toContain('Only in the draft')
  },
}

export const chosen: Task = {
  name: 'a draft chosen',
  prepare: async ({ site }) => {
    git(site.dir, 'branch', 'autumn')
  },
  walk: async ({ page, hand }) => {
    await hand.click(page.getByRole('button', { name: /^The site/ }))
    const loaded = page.waitForEvent('load')
    await hand.click(page.getByRole('dialog', { name: 'Work on a draft' }).getByRole('button', { name: /^autumn/ }))
    await loaded
    await expect(page.getByRole('button', { name: 'Draft: autumn', exact: true })).toBeVisible(PATIENCE)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
}

export const phone: Task = {
  name: 'a heading on a phone',
  size: { width: 390, height: 844 },
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'Book a treatment'))
    const preview = page.frameLocator('#tina-iframe')
    await preview.locator('.__tina-quick-editing-enabled h1').waitFor(PATIENCE)
    await hand.click(preview.locator('h1'))
    await expect(field(page, 'blocks.0.heading')).toBeFocused()
    await hand.type('By thumb')
    await hand.click(save(page))
    await expect.poll(async () => (await read(site, 'page/book-treatment')).blocks[0].heading).toBe('By thumb')
  },
}
