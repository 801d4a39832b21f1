import { printedWeek } from '../../../../src/content/clinic/printed-hours.ts'
import { expect } from '../../editor.ts'
import { card, field, opened, PATIENCE, read, save, type Task } from './task.ts'

const NEW_PHONE = '020 7946 0199'

export const price: Task = {
  name: 'a price, in every language and place',
  walk: async ({ page, hand, site }) => {
    await hand.click(page.getByRole('tab', { name: 'Treatments' }))
    await hand.click(card(page, 'HydraTite'))
    const preview = await opened(page)
    await hand.click(preview.locator('[data-tina-field$="treatmentInfo.price"]').first())
    await expect(field(page, 'treatmentInfo.price')).toBeFocused()
    await hand.type('From £195')
    await hand.click(save(page))
    await hand.click(page.getByRole('button', { name: 'Tick all 5 of these' }))
    await hand.click(page.getByRole('button', { name: 'Save, and change 5 other places' }))
    await expect.poll(async () => (await read(site, 'treatment/hydratite')).treatmentInfo.price).toBe('From £195')
    const document = await read(site, 'treatment/hydratite')
    expect(document.treatmentInfo.translations.ar.price).toBe('ابتداءً من £195')
    expect(JSON.stringify(document)).not.toContain('£180')
  },
}

export const hours: Task = {
  name: 'hours, a phone number and the menu',
  walk: async ({ page, hand, site }) => {
    const ways = page.getByRole('navigation', { name: 'Desk' })
    const settings = () => read(site, 'siteSettings/settings')
    await hand.click(ways.getByRole('link', { name: 'Settings' }))
    await hand.click(page.getByRole('link', { name: /^Change: Opening hours, London/ }))
    const monday = page.getByLabel('Monday, closes', { exact: true })
    await monday.waitFor(PATIENCE)
    await hand.fill(monday, '20:30')
    await hand.click(page.getByRole('button', { name: 'Tuesday: Same as Monday' }))
    await hand.fill(field(page, 'contact.london.phone'), NEW_PHONE)
    await hand.click(save(page))
    await hand.click(page.getByRole('button', { name: 'Tick all 2 of these' }))
    await hand.click(page.getByRole('button', { name: 'Save, and change 2 other places' }))
    await expect.poll(async () => (await settings()).contact.london.phone).toBe(NEW_PHONE)

    await hand.click(ways.getByRole('link', { name: 'Settings' }))
    await hand.click(page.getByRole('link', { name: /^The header/ }))
    await hand.click(page.getByRole('button', { name: 'About', exact: true }))
    await hand.fill(page.getByRole('combobox', { name: /Leads to/ }), 'exilis')
    await expect(page.getByRole('option', { name: /^Exilis/, selected: true })).toBeVisible()
    await hand.press('Enter')
    await hand.click(save(page))
    await expect.poll(async () => (await settings()).navigation[0].href).toBe('xref:/treatment/exilis')
    const { contact, contactInfo, social } = await settings()
    expect(printedWeek(contact.london.openingHours, 'en')).toMatch(/^Mon-Tue 9:00-20:30\n/)
    expect([contactInfo.primaryPhone, social.whatsapp]).toEqual([NEW_PHONE, 'https://wa.example/442079460199'])
  },
}
