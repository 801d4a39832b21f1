import { placeOf } from '../../../fixtures/place-of.ts'
import { expect } from '../../editor.ts'
import { card, field, opened, read, save, type Task } from './task.ts'

export const heading: Task = {
  name: 'a heading',
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'About'))
    const preview = await opened(page)
    await hand.click(preview.locator('h1'))
    await expect(field(page, 'blocks.0.heading')).toBeFocused()
    await hand.type('Two cities, one hand')
    await expect(preview.locator('h1')).toHaveText('Two cities, one hand')
    await hand.click(save(page))
    await expect.poll(async () => (await read(site, 'page/about')).blocks[0].heading).toBe('Two cities, one hand')
  },
}

export const answer: Task = {
  name: 'an answer to a question',
  walk: async ({ page, hand, site }) => {
    await hand.click(card(page, 'Home'))
    const preview = await opened(page)
    const question = preview.locator('.acc details').first()
    await hand.click(question.locator('summary'))
    await hand.click(question.locator('.a[data-tina-field]'))
    await expect(field(page, 'answer')).toBeFocused()
    await hand.type('Ask us, and we tell you.')
    await hand.click(save(page))
    const home = await read(site, 'page/home')
    const file = home.blocks[placeOf(home, 'faq')].questions[0].question.replace(/^content\/|\.json$/g, '')
    await expect.poll(async () => (await read(site, file)).answer.trim()).toBe('Ask us, and we tell you.')
  },
}
