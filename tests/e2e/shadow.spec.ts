import type { Page } from '@playwright/test'
import { section, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, treatment } from '../fixtures/clinic-treatments.ts'
import { expect, hydrate, test } from './test.ts'

type Zone = { zone: string; treatments: { treatment: string }[] }

const { zone, ...words } = WORDS.en.shadow
/** The name of the first treatment at a place. */
const firstAt = (name: string) => {
  const { zones } = section<{ zones: Zone[] }>('page/home', 'askShadow')
  return cardName(treatment(zones.find((one) => one.zone === name)?.treatments[0]?.treatment ?? ''))
}
const shadowOf = (page: Page, side: 'face' | 'back' = 'face') => page.getByRole('navigation', { name: words[side] })
/** Where the light falls on the wall, in hundredths. */
const lightOn = (page: Page) =>
  shadowOf(page).evaluate((shadow) => ['--x', '--y'].map((name) => getComputedStyle(shadow).getPropertyValue(name).trim()))

test.describe('Without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the light goes to the place that has the focus, and what is said of it shows', async ({ page }) => {
    await page.goto('/search')
    const [before, named] = [await lightOn(page), shadowOf(page).getByRole('heading', { level: 3 })]
    await expect(named).toHaveCount(1)
    const first = await named.textContent()
    await shadowOf(page).getByRole('link', { name: zone.jaw, exact: true }).focus()
    expect(await lightOn(page)).not.toEqual(before)
    await expect(named).toHaveCount(1)
    await expect(named).not.toHaveText(first ?? '')
    await page.keyboard.press('Tab')
    // The next stop is the first treatment of that place.
    await expect(page.locator(':focus')).toHaveText(firstAt('jaw'))
    await expect(named).toHaveCount(1)
    await expect(named).not.toHaveText(first ?? '')
  })

  test('a point on the picture leads to its place in the search', async ({ page }) => {
    await page.goto('/')
    const link = shadowOf(page).getByRole('link', { name: zone.neck, exact: true })
    await link.scrollIntoViewIfNeeded()
    const wall = await page.locator('.silhouette-wall').boundingBox()
    if (!wall) throw new Error('There is no wall.')
    await page.mouse.click(wall.x + wall.width * 0.622, wall.y + wall.height * 0.758)
    await expect(page).toHaveURL('/search?zone=neck#shadow')
    await expect(shadowOf(page).getByRole('link', { name: zone.neck, exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(shadowOf(page).getByRole('heading', { level: 3 })).toHaveCount(1)
  })

  test('radios show the back, and narrow each place to one depth until all are wanted again', async ({ page }) => {
    await page.goto('/search')
    const all = shadowOf(page).getByRole('listitem')
    const several = await all.count()
    expect(several).toBeGreaterThan(1)
    await page.getByRole('radio', { name: words.deeper }).check()
    await expect(all).toHaveText([new RegExp(cardName(treatment('dermal-filler')))])
    await page.getByRole('radio', { name: words.back }).check()
    await expect(shadowOf(page)).toBeHidden()
    await page.getByRole('radio', { name: words.surface }).check()
    await shadowOf(page, 'back').getByRole('link', { name: zone.waist }).focus()
    await expect(shadowOf(page, 'back').getByText(words.none).filter({ visible: true })).toHaveCount(1)
    await page.getByRole('radio', { name: words.all }).check()
    await expect(shadowOf(page, 'back').getByText(words.none).filter({ visible: true })).toHaveCount(0)
    await page.getByRole('radio', { name: words.face }).check()
    await expect(all).toHaveCount(several)
  })
})

test('no place moves under the pointer, whichever is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1500 })
  await page.goto('/')
  const places = shadowOf(page).getByRole('link')
  await places.last().scrollIntoViewIfNeeded()
  const tops = () => places.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  const before = await tops()
  expect(before).toHaveLength(9)
  for (const place of await places.all()) {
    await place.hover()
    expect(await tops()).toEqual(before)
  }
})

test('once the page is alive, the arrows go from radio to radio, Enter does not leave the page, and the pointer reaches what it showed', async ({
  page,
}) => {
  // All of it in the window: where the page scrolls under the pointer, that rests on something else.
  await page.setViewportSize({ width: 1440, height: 1500 })
  await page.goto('/search?zone=lips')
  await hydrate(page)
  await page.getByRole('radio', { name: words.all }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: words.surface })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/zone=lips/)
  await shadowOf(page).getByRole('link', { name: zone.neck, exact: true }).hover()
  const first = shadowOf(page)
    .getByRole('link', { name: firstAt('neck') })
    .filter({ visible: true })
  await first.hover()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstAt('neck'), { ignoreCase: true })
})
