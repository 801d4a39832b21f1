import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, hydrate, test } from './test.ts'

const BOOKING = 'https://booking.roseandthistle.example/'
const MAPS = /^https:\/\/www\.google\.com\//
const LONDON = { address: 'Harley Street, London W1G', tel: 'tel:02079460182', mail: 'mailto:london@roseandthistle.example' }
const EDINBURGH = { address: 'Melville Street, Edinburgh EH3', tel: 'tel:01314960247', mail: 'mailto:edinburgh@roseandthistle.example' }
const CLINICS = { london: LONDON, edinburgh: EDINBURGH }
const STORES = { london: /Fourth floor, department store, Knightsbridge/, edinburgh: /Second floor, department store, St Andrew Square/ }
const PLACES = { london: /Fourth floor of a department store, Knightsbridge/, edinburgh: /Dublin Street/ }
const REGULATORS = {
  '': { label: 'Regulated by', london: 'Care Quality Commission', edinburgh: 'Healthcare Improvement Scotland' },
  '/ar': { label: 'الجهة الرقابية', london: 'هيئة جودة الرعاية (CQC)', edinburgh: 'هيئة تحسين الرعاية الصحية في اسكتلندا (HIS)' },
}
const SATURDAY = { london: /Sat\s*9:00–17:00/, edinburgh: /Sat\s*9:00–16:00/ }
const cities = ['london', 'edinburgh'] as const
type City = (typeof cities)[number]

/** The part of a page that belongs to a clinic and holds a link to book. */
const partOf = (page: Page, city: City) => page.locator(`main [data-city=${city}]`).filter({ has: page.locator(`a[href="${BOOKING}"]`) })

/** A page as somebody without scripts has it. */
async function plain(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** The query of a maps search: `'…/search/?api=1&query=X'` => `'X'`. */
const asked = (href: string | null) => {
  const { searchParams } = new URL(href ?? '')
  return searchParams.get('query') ?? searchParams.get('destination')
}

test('about has its hero and its eight sections', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two cities, one way of working')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Vision and mission',
    'Four habits we keep',
    'Who we are',
    'The people who will see you',
    /The rooms/,
    'What you can hold us to',
    'Come and ask first',
    'Where to find us',
  ])
  await page.context().close()
})

test('about shows 11 people, each with portrait, name, role and description', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/about')
  const people = page.getByRole('listitem').filter({ has: page.getByAltText(/^Shadow portrait of/) })
  await expect(people).toHaveCount(11)
  await expect(people.getByRole('heading', { level: 3 })).toHaveCount(11)
  await expect(people.getByText(/^(Aesthetic Doctor|(Senior )?Aesthetic Practitioner|Client Relations|Nurse Prescriber)$/)).toHaveCount(11)
  await page.context().close()
})

test('about translates the roles', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/ar/about')
  await expect(page.locator('main').getByText('طبيبة تجميل', { exact: true }).first()).toBeVisible()
  await expect(page.locator('main').getByText('Aesthetic Doctor', { exact: true })).toHaveCount(0)
  await page.context().close()
})

test('contact has four cards, with phones to call and addresses to write to', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/contact')
  const cards = page.getByRole('region', { name: 'Ways to reach us' })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Phone', 'Email', 'Locations', 'Opening hours'])
  await expect(cards.locator(`a[href="${LONDON.tel}"]`)).toBeVisible()
  await expect(cards.locator(`a[href="${EDINBURGH.tel}"]`)).toBeVisible()
  await expect(cards.locator('a[href^="mailto:"]')).toHaveText(['hello@roseandthistle.example', 'bookings@roseandthistle.example'])
  await expect(cards).toContainText(/9:00 AM–8:00 PM.*10:00 AM–6:00 PM/s)
  await page.context().close()
})

for (const city of cities) {
  const { address, tel, mail } = CLINICS[city]

  test(`contact has a card of ${city}: directions and booking in a new tab, phone and mail`, async ({ browser, site }) => {
    const page = await plain(browser, site.origin, '/contact')
    const card = partOf(page, city)
    await expect(card).toContainText(address)
    await expect(card.locator(`a[href="${tel}"]`)).toBeVisible()
    await expect(card.locator(`a[href="${mail}"]`)).toBeVisible()
    await expect(card.getByRole('link', { name: /Book Now.*new tab/ })).toHaveAttribute('target', '_blank')
    const directions = card.getByRole('link', { name: /Get Directions.*new tab/ })
    await expect(directions).toHaveAttribute('target', '_blank')
    expect(asked(await directions.getAttribute('href'))).toBe(address)
    await page.context().close()
  })

  for (const path of ['/', '/about'])
    test(`the locations block of ${path} has ${city} with its facts, directions from the map`, async ({ browser, site }) => {
      const page = await plain(browser, site.origin, path)
      const clinic = partOf(page, city)
      await expect(clinic).toContainText(address)
      await expect(clinic).toContainText(SATURDAY[city])
      await expect(clinic).toContainText(city === 'london' ? 'Care Quality Commission' : 'Healthcare Improvement Scotland')
      await expect(clinic.locator(`a[href="${tel}"]`)).toBeVisible()
      await expect(clinic.locator(`a[href="${mail}"]`)).toBeVisible()
      await expect(clinic.getByRole('link', { name: /Book Appointment.*new tab/ })).toHaveAttribute('href', BOOKING)
      const directions = await clinic.getByRole('link', { name: 'Get Directions' }).getAttribute('href')
      expect(directions).toContain('/maps/dir/')
      expect(asked(directions)).toBe(address)
      await page.context().close()
    })

  test(`locations has a spotlight of ${city}: address, facts, highlights, ways in, map`, async ({ browser, site }) => {
    const page = await plain(browser, site.origin, '/locations')
    const spotlight = partOf(page, city)
    await expect(spotlight).toContainText(STORES[city])
    await expect(spotlight).toContainText(SATURDAY[city])
    await expect(spotlight.getByRole('listitem')).toHaveCount(4)
    await expect(spotlight.locator(`a[href="${tel}"]`)).toBeVisible()
    await expect(spotlight.locator(`a[href="${mail}"]`)).toBeVisible()
    await expect(spotlight.getByRole('link', { name: /Book Appointment.*new tab/ })).toHaveAttribute('href', BOOKING)
    expect(asked(await spotlight.getByRole('link', { name: 'Get Directions' }).getAttribute('href'))).toMatch(STORES[city])
    await expect(spotlight).toContainText('loaded only when you ask')
    await page.context().close()
  })

  test(`locations has an address card of ${city} that leads down to it`, async ({ browser, site }) => {
    const page = await plain(browser, site.origin, '/locations')
    const cards = page.getByRole('region', { name: 'Addresses' })
    await expect(cards).toContainText(STORES[city])
    await cards.getByRole('link', { name: new RegExp(`: ${city}`, 'i') }).click()
    await expect(page).toHaveURL(new RegExp(`/locations#${city}$`))
    await expect(page.locator(`#${city}`)).toBeInViewport()
    await page.context().close()
  })

  for (const prefix of ['', '/ar'] as const)
    test(`beside the facts of ${city} stands its regulator: on ${prefix}/contact, in its address card and in the footer`, async ({
      browser,
      site,
    }) => {
      const { label, [city]: regulator } = REGULATORS[prefix]
      const page = await plain(browser, site.origin, `${prefix}/contact`)
      const inFooter = page
        .getByRole('contentinfo')
        .locator('div', { has: page.locator(`a[href="${tel}"]`) })
        .last()
      const check = async (place: Locator) => {
        await expect(place.getByText(label, { exact: true })).toBeVisible()
        await expect(place.getByText(regulator, { exact: true })).toBeVisible()
      }
      await check(partOf(page, city))
      await check(inFooter)
      await page.goto(`${prefix}/locations`)
      await check(page.locator(`main [data-city=${city}]`, { has: page.locator(`a[href="#${city}"]`) }))
      await page.context().close()
    })

  test(`the page of ${city} has reasons, three steps, four blurbs, and its own address`, async ({ browser, site }) => {
    const page = await plain(browser, site.origin, `/${city}`)
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Four reasons|What to expect/ })).toHaveCount(2)
    for (const step of ['Consultation', 'A written plan', 'Treatment and review'])
      await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible()
    for (const name of ['facial', 'body', 'peels', 'injectables'])
      await expect(page.locator(`main a[href="/${city}/${name}"]`, { hasText: /From £/ })).toBeVisible()
    const block = page.locator('main [data-city]').filter({ hasText: PLACES[city] })
    await expect(block.first()).toContainText('Get Directions')
    expect(asked(await block.getByRole('link', { name: 'Get Directions' }).first().getAttribute('href'))).toMatch(PLACES[city])
    await page.context().close()
  })

  test(`of the questions of ${city} one is open at a time, across its columns`, async ({ browser, site }) => {
    const page = await plain(browser, site.origin, `/${city}`)
    const questions = page.locator('main details').filter({ has: page.locator('summary') })
    await expect(questions).toHaveCount(city === 'london' ? 9 : 11)
    await questions.first().locator('summary').click()
    await questions.last().locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await questions.last().locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(0)
    await page.context().close()
  })
}

test('urgent help is a call or a chat', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/contact')
  await expect(page.getByRole('link', { name: /Call now/ })).toHaveAttribute('href', LONDON.tel)
  const chat = page.locator('main').getByRole('link', { name: /Chat on WhatsApp.*new tab/ })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.example\/442079460182\?text=/)
  await page.context().close()
})

test('doctors has its strip, four people to book with, and a call and an e-mail at the end', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/doctors')
  const main = page.locator('main')
  await expect(main.locator('dl').first()).toHaveText(
    /^expert doctors\s*15\+\s*combined years\s*50\+\s*average rating\s*4\.9\s*clinics\s*2$/,
  )
  await expect(main.getByRole('article')).toHaveCount(4)
  await expect(main.locator(`article[data-city=london]`)).toHaveCount(2)
  await expect(main.locator(`article[data-city=edinburgh]`)).toHaveCount(2)
  await expect(main.getByRole('link', { name: /^Book with .*new tab/ })).toHaveCount(4)
  await expect(main.getByRole('link', { name: /Call us/ })).toHaveAttribute('href', LONDON.tel)
  await expect(main.getByRole('link', { name: /Email consultation/ })).toHaveAttribute('href', 'mailto:hello@roseandthistle.example')
  await page.context().close()
})

test('view profile opens qualifications, languages and a life, without script', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/doctors')
  const doctor = page.getByRole('article').first()
  await expect(doctor.getByText('Diploma in aesthetic medicine')).toBeHidden()
  await doctor.getByText('View profile').click()
  await expect(doctor.getByText('Diploma in aesthetic medicine')).toBeVisible()
  await expect(doctor.getByText('French')).toBeVisible()
  await page.context().close()
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

test('the footer has networks, both clinics, columns, policies and 2024', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Doctor-led aesthetic medicine')
  await expect(footer).toContainText('CQC Regulated')
  await expect(footer).toContainText('© 2024')
  for (const name of ['Instagram', 'Facebook', 'YouTube'])
    await expect(footer.getByRole('link', { name: new RegExp(`^${name} \\(`) })).toHaveAttribute('target', '_blank')
  for (const { address, tel, mail } of Object.values(CLINICS)) {
    await expect(footer).toContainText(address)
    await expect(footer.locator(`a[href="${tel}"]`)).toBeVisible()
    await expect(footer.locator(`a[href="${mail}"]`)).toBeVisible()
  }
  for (const path of ['/procedures/facial', '/procedures/peels', '/book-treatment', '/about', '/doctors', '/locations', '/contact'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  for (const name of ['Privacy', 'Terms', 'Cookies'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/policies\./)
  await page.context().close()
})

test('the header leads home, to every page, to a phone and to the booking site', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/about')
  const header = page.getByRole('banner')
  for (const path of ['/', '/about', '/locations', '/london', '/edinburgh', '/doctors', '/contact'])
    await expect(header.locator(`a[href="${path}"]`).first()).toBeAttached()
  await expect(header.getByRole('link', { name: /Book Now.*new tab/ }).first()).toHaveAttribute('href', BOOKING)
  await expect(header.locator('a[href^="tel:"]').first()).toBeAttached()
  await page.context().close()
})

test('every phone and mail link on the pages is whole', async ({ request }) => {
  for (const path of ['/', '/about', '/contact', '/doctors', '/locations', '/london', '/ar/edinburgh', '/book-treatment', '/coming-soon']) {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/href="((?:tel|mailto):[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length, path).toBeGreaterThan(1)
    for (const href of links) expect(href).toMatch(/^(tel:\+?\d{7,}|mailto:[\w.]+@roseandthistle\.example)$/)
  }
})

test('the contact form has its fields, each of its type', async ({ browser, site }) => {
  const page = await plain(browser, site.origin, '/contact')
  const form = page.locator('main form')
  await expect(form.getByLabel(/First name/)).toHaveAttribute('required')
  await expect(form.getByLabel(/Last name/)).toHaveAttribute('required')
  await expect(form.getByLabel(/Email/)).toHaveAttribute('type', 'email')
  await expect(form.getByLabel(/Phone/)).toHaveAttribute('type', 'tel')
  await expect(form.getByLabel(/Preferred location/).getByRole('option')).toHaveText([/Either/, 'London', 'Edinburgh'])
  await expect(form.getByLabel(/Message/)).toHaveAttribute('rows', '5')
  await page.context().close()
})

test('the appointment form marks what is required, starts today, and stands beside two panels', async ({ browser, site }) => {
  const opened = new Date()
  const page = await plain(browser, site.origin, '/book-treatment')
  const form = page.locator('main form')
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'consent'])
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute('required')
  await expect(form.getByRole('group', { name: 'Preferred location' }).getByRole('radio')).toHaveCount(2)
  await expect(form.getByLabel(/Treatment interest/).getByRole('option')).toHaveCount(7)
  // The page may be of the day before, if midnight comes meanwhile.
  const days = [opened, new Date()].map((day) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(day))
  await expect(form.getByLabel(/Preferred date/)).toHaveAttribute('min', new RegExp(days.join('|')))
  await expect(form.getByRole('radio', { name: /12:00 PM/ })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'What to expect' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Call for advice/ })).toHaveAttribute('href', LONDON.tel)
  await expect(page.getByRole('link', { name: /WhatsApp consultation/ })).toHaveAttribute('target', '_blank')
  await page.context().close()
})

test('a map is loaded only when asked for, is remembered, and can be stopped', async ({ page }) => {
  const foreign: string[] = []
  await page.route(MAPS, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' })
  })
  await page.goto('/contact')
  await hydrate(page)
  const buttons = page.locator('main').getByRole('button', { name: 'Load map' })
  await expect(buttons).toHaveCount(2)
  expect(foreign).toEqual([])
  await buttons.first().click()
  const london = page.getByTitle('Map of London')
  await london.scrollIntoViewIfNeeded()
  await expect.poll(() => foreign.map((url) => new URL(url).searchParams.get('q'))).toContain(LONDON.address)
  expect(await page.evaluate(() => localStorage.getItem('maps'))).toBe('true')
  await page.reload()
  await hydrate(page)
  await expect(page.getByTitle(/^Map of/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Stop showing maps' }).first().click()
  expect(await page.evaluate(() => localStorage.getItem('maps'))).toBeNull()
})

test('a map without a tick is not remembered', async ({ page }) => {
  await page.route(MAPS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' }))
  await page.goto('/contact')
  await hydrate(page)
  await page.getByLabel('Remember my choice on this device').first().uncheck()
  await page.getByRole('button', { name: 'Load map' }).first().click()
  await expect(page.getByTitle('Map of London')).toBeAttached()
  expect(await page.evaluate(() => localStorage.getItem('maps'))).toBeNull()
})

test('the language list has four names, and a click outside closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await hydrate(page)
  const list = page.getByRole('banner').locator('details').filter({ hasText: '繁體中文' }).first()
  await list.locator('summary').click()
  await expect(list.getByRole('link')).toHaveText(['English', '简体中文', '繁體中文', 'العربية'])
  await page.mouse.click(700, 700)
  await expect(list.getByRole('link').first()).toBeHidden()
})

for (const path of [
  '/about',
  '/doctors',
  '/locations',
  '/shop',
  '/contact',
  '/ar/about',
  '/ar/doctors',
  '/ar/locations',
  '/ar/shop',
  '/ar/contact',
])
  for (const width of [390, 1440])
    test(`${path} has no accessibility fault at ${width} px, and nothing sticks out`, async ({ watched: page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
