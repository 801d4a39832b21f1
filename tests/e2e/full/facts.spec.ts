import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axe } from '../axe.ts'
import { expect, PATIENCE_MS, signIn, test } from '../editor.ts'

test.setTimeout(300_000)

const save = (page: Page) => page.getByRole('button', { name: /^Save to|^Save$/ })

async function openForm(page: Page, address: string, input: string) {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/admin/index.html#/screens/settings')
  await signIn(page)
  await page.getByRole('heading', { name: 'Settings' }).waitFor({ timeout: PATIENCE_MS })
  await page.goto(`/admin/index.html#/collections/edit/${address}`)
  await page.locator(`[name="${input}"]`).waitFor({ timeout: PATIENCE_MS })
}

test('a changed price asks where else it stands, and changes there as one with the form', async ({ page, site }) => {
  const read = async (name: string) => JSON.parse(await readFile(join(site.dir, `content/${name}.json`), 'utf8'))
  const { card: before, treatmentInfo } = await read('treatment/hydratite')
  expect([before.price, treatmentInfo.price]).toEqual(['From £180', 'From £180'])
  await openForm(page, 'treatment/~/hydratite?field=card.price', 'card.price')
  await page.locator('[name="card.price"]').fill('From £195')
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Change it in the other places, too?' })
  await expect(dialog).toBeVisible()
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  const box = (name: string | RegExp) => dialog.getByRole('checkbox', { name }).first()
  // Nothing is ticked that the editor did not tick.
  await expect(box(/HydraTite › Treatment details › Price/)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  // Escape leads back to the form, and nothing is saved.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect((await read('treatment/hydratite')).card.price).toBe('From £180')
  await save(page).click()
  await dialog.getByRole('button', { name: /^Tick all \d+ of these$/ }).click()
  await dialog.getByRole('button', { name: /^Save, and change \d+ other places$/ }).click()
  await expect.poll(async () => (await read('treatment/hydratite')).card.price).toBe('From £195')
  const { treatmentInfo: now, card } = await read('treatment/hydratite')
  expect([now.price, now.translations.ar.price]).toEqual(['From £195', treatmentInfo.translations.ar.price.replace('180', '195')])
  expect(card.translations.zhCN.price).toBe(before.translations.zhCN.price)
  // The form shows what was changed beside it.
  await expect(page.getByText('with the other places, as one change')).toBeVisible()
})

test('a phone number is changed everywhere from its clinic, in the notation of each place', async ({ page, site }) => {
  const settings = async () => JSON.parse(await readFile(join(site.dir, 'content/siteSettings/settings.json'), 'utf8'))
  await openForm(page, 'siteSettings/~/settings?field=contact.london.phone', 'contact.london.phone')
  await page.locator('[name="contact.london.phone"]').fill('020 7946 0199')
  await save(page).click()
  await page.getByRole('button', { name: 'Tick all 2 of these' }).click()
  await page.getByRole('button', { name: 'Save, and change 2 other places' }).click()
  await expect.poll(async () => (await settings()).contact.london.phone).toBe('020 7946 0199')
  const { contactInfo, social } = await settings()
  expect([contactInfo.primaryPhone, social.whatsapp]).toEqual(['020 7946 0199', 'https://wa.example/442079460199'])
})

test('the settings say on which pages each fact of a clinic shows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/admin/index.html#/screens/settings')
  await signIn(page)
  const london = page.getByRole('region', { name: 'London' })
  await expect(london.getByText('Shows on:').first()).toBeVisible({ timeout: PATIENCE_MS })
  await expect(london.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible()
  expect((await axe(page).include('main, [role=main], section').analyze()).violations).toEqual([])
})
