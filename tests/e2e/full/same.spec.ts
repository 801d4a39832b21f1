import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axe } from '../axe.ts'
import { editing, expect, PATIENCE_MS, signIn } from '../editor.ts'

/** A site of its own: it changes prices that others look for. */
const test = editing()
test.setTimeout(300_000)

const ADDRESS = '/procedures/facial/hydratite'
const save = (page: Page) => page.getByRole('button', { name: /^Save to|^Save$/ })
const box = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function openField(page: Page, field: string) {
  await page.goto(`/admin/index.html#/collections/edit/treatment/~/hydratite?field=${field}`)
  await box(page, field).waitFor({ timeout: PATIENCE_MS })
}

/** Saves the form; with nothing else changed where the same figure stands in other places that are not bound. */
async function saveHere(page: Page, isAsked: boolean) {
  await save(page).click()
  if (isAsked) await page.getByRole('button', { name: 'Save here only' }).click()
  await expect(save(page)).toBeDisabled()
}

test('an editor binds a price to that of the card, and both change as one in every language, until it has its own again', async ({
  page,
  site,
}) => {
  const read = async () => JSON.parse(await readFile(join(site.dir, 'content/treatment/hydratite.json'), 'utf8'))
  const shown = async (address: string) => (await page.request.get(address)).text()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/admin/index.html#/screens/settings')
  await signIn(page)
  await page.getByRole('heading', { name: 'Settings' }).waitFor({ timeout: PATIENCE_MS })

  await openField(page, 'treatmentInfo.price')
  await page.getByRole('button', { name: 'Same as …' }).nth(1).click()
  const choice = page.getByRole('combobox', { name: 'The text that this is the same as' })
  await expect(choice).toBeFocused()
  // What reads the same comes first.
  await expect(page.getByRole('option').first()).toContainText('Reads the same now')
  expect((await axe(page).include('[role=combobox][aria-label^="The text"]').include('[role=listbox]').analyze()).violations).toEqual([])
  await choice.fill('hydratite card price')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(box(page, 'treatmentInfo.price')).not.toBeEditable()
  await expect(page.getByText('HydraTite › Card › Price')).toBeVisible()
  await saveHere(page, false)
  await expect.poll(async () => (await read()).treatmentInfo.same).toBe('price:treatment/hydratite#card.price')
  const bound = await read()
  expect(bound.treatmentInfo.translations.ar.price).toBe(bound.card.translations.ar.price)

  await page.getByRole('link', { name: 'Go there: HydraTite › Card › Price' }).click()
  await box(page, 'card.price').waitFor({ timeout: PATIENCE_MS })
  await expect(page.getByRole('link', { name: 'HydraTite › Treatment details › Price' })).toBeVisible()
  await box(page, 'card.price').fill('From £195')
  await page.getByRole('tab', { name: 'العربية' }).click()
  // The form notes by itself from which English a translation is: then the mark goes.
  const mark = page.locator('[data-translation="card.translations.ar.price"] [data-mark]')
  await expect(mark).toBeVisible()
  await box(page, 'card.translations.ar.price').fill('ابتداءً من £195')
  await expect(mark).toHaveCount(0)
  await saveHere(page, true)
  await expect.poll(async () => (await read()).card.price).toBe('From £195')
  const { card, treatmentInfo } = await read()
  expect([card.price, treatmentInfo.price]).toEqual(['From £195', 'From £195'])
  expect([card, treatmentInfo].map(({ translations }) => translations.ar.price)).toEqual(['ابتداءً من £195', 'ابتداءً من £195'])
  for (const [language, price] of [
    ['', 'From £195'],
    ['/ar', 'ابتداءً من £195'],
  ]) {
    await expect.poll(async () => shown(`${language}${ADDRESS}`)).toContain(price)
    expect(await shown(`${language}/london/facial`)).toContain(price)
  }

  await openField(page, 'treatmentInfo.price')
  await page.getByRole('tab', { name: 'العربية' }).click()
  await expect(box(page, 'treatmentInfo.translations.ar.price')).not.toBeEditable()
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Own text again' }).click()
  await expect(box(page, 'treatmentInfo.price')).toHaveValue('From £195')
  await box(page, 'treatmentInfo.price').fill('From £210')
  await saveHere(page, true)
  await expect.poll(async () => (await read()).treatmentInfo.price).toBe('From £210')
  const own = await read()
  expect([own.card.price, 'same' in own.treatmentInfo]).toEqual(['From £195', false])
})
