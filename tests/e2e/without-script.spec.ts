import { settings } from '../fixtures/clinic-settings.ts'
import { type Member, named, section, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, fitting, listedOn, pathOf, treatment } from '../fixtures/clinic-treatments.ts'
import { expect, test } from './test.ts'

/** What a browser does by itself: what the HTML has for it is read in `html/`. */
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

for (const { city, name } of settings.menus)
  test(`the menu of ${city} opens on hover`, async ({ page }) => {
    await page.goto('/')
    const menu = page.locator(`.mega[data-city=${city}]`)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name }).hover()
    await expect(menu).toBeVisible()
    expect(Math.round((await menu.boundingBox())?.width ?? 0)).toBe(900)
  })

for (const path of ['/', '/ar'])
  test(`on ${path} each part of the mobile menu unfolds, and all its links fit into 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.locator('.burger').click()
    for (const { city } of settings.menus) {
      const part = page.locator('.mega-menu', { has: page.locator(`.mega[data-city=${city}]`) })
      for (const summary of await part.locator('summary').all()) await summary.click()
      const links = await part.locator('a').all()
      expect(links.length).toBeGreaterThan(20)
      for (const link of links) await expect(link).toBeVisible()
    }
    expect(await page.locator('.nav').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)
  })

for (const path of ['/', '/london'])
  test(`of the questions of ${path} one is open at a time, and clicking the open one closes it`, async ({ page }) => {
    await page.goto(path)
    const questions = page.locator('main .acc details')
    const opened = page.locator('main .acc details[open]')
    await questions.first().locator('summary').click()
    await questions.last().locator('summary').click()
    await expect(opened).toHaveCount(1)
    await questions.last().locator('summary').click()
    await expect(opened).toHaveCount(0)
  })

test('view profile opens qualifications and a life', async ({ page }) => {
  const [first] = section<{ members: { member: string }[] }>('page/doctors', 'practitioners').members
  const { bio } = named<Member>(first?.member ?? '')
  await page.goto('/doctors')
  const doctor = page.getByRole('article').first()
  await expect(doctor.getByText(bio)).toBeHidden()
  await doctor.getByText(WORDS.en.team.profile).click()
  await expect(doctor.getByText(bio)).toBeVisible()
})

test('search is a form, and its address can be shared', async ({ page }) => {
  const name = cardName(treatment('laser-hair-removal'), 'ar')
  await page.goto('/ar/search')
  await page.locator('main').getByRole('searchbox').fill(name)
  await page.locator('main').getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL((url) => url.pathname === '/ar/search' && url.searchParams.get('q') === name)
  await expect(page.locator('.card h3').first()).toHaveText(name)
})

test('filters are a form, and can be cleared', async ({ page }) => {
  const all = listedOn('page/london/body')
  const left = fitting(all, { concern: 'contour', minutes: 45 })
  await page.goto('/london/body')
  await page.locator('select[name=concern]').selectOption('contour')
  await page.locator('select[name=duration]').selectOption('45')
  await page.getByRole('button', { name: WORDS.en.filters.show }).click()
  await expect(page).toHaveURL(/concern=contour&duration=45$/)
  await expect(page.locator('.card h3')).toHaveText(left.map((one) => cardName(one)))
  await page.getByRole('link', { name: WORDS.en.filters.clear }).click()
  await expect(page.locator('.card h3')).toHaveCount(all.length)
})

test('a live treatment is there, and nothing waits', async ({ page }) => {
  await page.goto(pathOf(treatment('anti-wrinkle'), 'ar'))
  await expect(page.locator('.live-wait')).toBeHidden()
  await expect(page.locator('.live h2').first()).toBeVisible()
})
