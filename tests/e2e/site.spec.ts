import { LANGUAGES } from '../../src/model/languages.ts'
import { CITIES, settings } from '../fixtures/clinic-settings.ts'
import { filled, WORDS } from '../fixtures/clinic-texts.ts'
import { expect, hydrate, test } from './test.ts'

const MAPS = /^https:\/\/www\.google\.com\//
const { map } = WORDS.en

for (const city of CITIES)
  test(`the address card of ${city} leads down to it`, async ({ page }) => {
    await page.goto('/locations')
    await page.getByRole('region', { name: 'Addresses' }).locator(`a[href="#${city}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/locations#${city}$`))
    await expect(page.locator(`#${city}`)).toBeInViewport()
  })

test('a review is reached by its dot, and after the last comes the first, in Arabic too', async ({ watched: page }) => {
  await page.goto('/ar/london')
  await hydrate(page)
  const region = page.locator('main [role=region]').last()
  const slides = region.locator('li')
  const dots = region.locator('button').filter({ hasNot: page.locator('svg') })
  await dots.nth(4).click()
  await expect(slides.nth(4)).toBeInViewport({ ratio: 0.6 })
  await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.1 })
  await region.locator('button').last().click()
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.6 })
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
})

test('a map is loaded only when asked for, is remembered, and can be stopped', async ({ page }) => {
  const foreign: string[] = []
  await page.route(MAPS, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' })
  })
  await page.goto('/contact')
  await hydrate(page)
  const buttons = page.locator('main').getByRole('button', { name: map.load })
  await expect(buttons).toHaveCount(CITIES.length)
  expect(foreign).toEqual([])
  await page.getByLabel(map.remember).first().check()
  await buttons.first().click()
  const { city, mapEmbed } = settings.contact.london
  await page.getByTitle(filled(map.title, { clinic: city })).scrollIntoViewIfNeeded()
  await expect.poll(() => foreign).toContain(mapEmbed)
  expect(await page.evaluate(() => localStorage.getItem('maps'))).toBe('true')
  await page.reload()
  await hydrate(page)
  await expect(page.locator('main iframe')).toHaveCount(CITIES.length)
  await page.getByRole('button', { name: map.stop }).first().click()
  expect(await page.evaluate(() => localStorage.getItem('maps'))).toBeNull()
})

test('a map without a tick is not remembered', async ({ page }) => {
  await page.route(MAPS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' }))
  await page.goto('/contact')
  await hydrate(page)
  await expect(page.getByLabel(map.remember).first()).not.toBeChecked()
  await page.getByRole('button', { name: map.load }).first().click()
  await expect(page.getByTitle(filled(map.title, { clinic: settings.contact.london.city }))).toBeAttached()
  expect(await page.evaluate(() => localStorage.getItem('maps'))).toBeNull()
})

test('the language list has four names, and a click outside closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await hydrate(page)
  const list = page.getByRole('banner').locator('details.lang')
  await list.locator('summary').click()
  await expect(list.getByRole('link')).toHaveText(Object.values(LANGUAGES).map(({ nativeName }) => nativeName))
  await page.mouse.click(700, 700)
  await expect(list.getByRole('link').first()).toBeHidden()
})
