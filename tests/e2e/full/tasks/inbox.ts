import { expect } from '../../editor.ts'
import { enquiry } from '../../inbox.ts'
import type { Task } from './task.ts'

const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com' }
let reference = ''

export const inbox: Task = {
  name: 'an enquiry answered',
  prepare: async ({ page, site }) => {
    const sent = await page.request.post(`${site.origin}/api/enquiries`, { data: { ...MESSAGE, message: 'When are you open?' } })
    reference = (await sent.json()).reference
  },
  walk: async ({ page, hand }) => {
    await hand.click(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Inbox/ }))
    const item = enquiry(page, reference)
    await hand.click(item.locator('summary'))
    await hand.fill(item.getByLabel('Note for your colleagues'), 'Rang at ten')
    await hand.click(item.getByRole('button', { name: 'Save note' }))
    await expect(item.locator('summary')).toContainText('with a note')
    await hand.click(item.getByRole('button', { name: 'Contacted' }))
    await expect(item.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true')
  },
}
