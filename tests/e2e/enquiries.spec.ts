import type { Page } from '@playwright/test'
import { clinicDate, writtenDay } from '../../src/content/clinic/clinic-time.ts'
import { prefixOf } from '../../src/model/languages.ts'
import { settings } from '../fixtures/clinic-settings.ts'
import { filled, WORDS } from '../fixtures/clinic-texts.ts'
import { axeForVisitors } from './axe.ts'
import { expect, hydrate, kept, sending, test } from './test.ts'

const PHONE = settings.contactInfo.primaryPhone
const MESSAGE = { firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com', message: 'Is it open on Sunday?' }

/** The next date by the clinics' clocks, from tomorrow on, that is a given day of the week (Monday is 1). */
function next(day: number): string {
  const date = new Date(`${clinicDate(new Date(Date.now() + 86_400_000))}T12:00Z`)
  while ((date.getUTCDay() || 7) !== day) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

for (const path of ['/london', '/ar/book-treatment']) {
  test(`${path} passes the accessibility rules`, async ({ watched: page }) => {
    await page.goto(path)
    await hydrate(page)
    const { violations } = await axeForVisitors(page).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

sending('without script a form that can not be taken comes back filled in, with the phone number', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '10.5.5.5' },
  })
  // This address has sent far too many.
  for (let n = 0; n < 50; n += 1) {
    const data = { ...MESSAGE, form: 'contact', message: `Number ${n}` }
    await context.request.post('/api/enquiries', { data })
  }
  const page = await context.newPage()
  await page.goto('/ar/contact')
  for (const [name, value] of Object.entries(MESSAGE)) await page.fill(`[name=${name}]`, value)
  const answered = page.waitForResponse('**/api/enquiries')
  await page.click('form[data-typed] [type=submit]')
  expect((await answered).status()).toBe(429)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('[role=alert]')).toContainText(PHONE)
  await expect(page.locator('[name=message]')).toHaveValue(MESSAGE.message)
  await context.close()
})

for (const by of ['the server', 'the page itself'])
  test(`a form refused by ${by} names its fields, takes the focus there, and forgets what is put right`, async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    if (by === 'the server') await page.route('**/*.js', (route) => (posts.length === 0 ? route.abort() : route.continue()))
    await page.goto('/contact')
    if (by === 'the page itself') {
      await hydrate(page)
      await page.fill('[name=message]', MESSAGE.message)
      await kept(page, MESSAGE.message)
      await page.fill('[name=message]', '')
    }
    await page.click('form[data-typed] [type=submit]')
    const summary = page.locator('[role=alert]')
    await expect(summary).toBeFocused()
    await expect(summary.locator('a')).toHaveCount(3)
    expect(posts).toHaveLength(by === 'the server' ? 1 : 0)
    await hydrate(page)
    await summary.getByText('Write your message').click()
    await expect(page.locator('[name=message]')).toBeFocused()
    await page.fill('[name=message]', MESSAGE.message)
    await expect(summary.locator('a')).toHaveCount(2)
    await kept(page, MESSAGE.message)
    await page.reload()
    await expect(page.locator('[name=message]')).toHaveValue(MESSAGE.message)
    expect(posts).toHaveLength(by === 'the server' ? 1 : 0)
  })

test('without script a form that lacks something comes back with everything else, and says it in the language of its page', async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })).newPage()
  await page.goto('/zh-CN/book-treatment?treatment=hydrafacial-london&city=london')
  const typed = { firstName: 'Ann', lastName: 'Ellison', email: 'ann@', preferredDate: next(2) }
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value)
  await page.check('[name=preferredTime][value="10:30 AM"]')
  await page.check('[name=consent]')
  const answered = page.waitForResponse('**/api/enquiries')
  await page.click('form[data-typed] [type=submit]')
  expect((await answered).status()).toBe(422)
  const summary = page.locator('[role=alert]')
  await expect(summary).toBeFocused()
  await expect(summary.locator('a')).toHaveText(['请填写有效的邮箱地址，例如 name@example.com', '请填写能联系到您的电话号码'])
  for (const [name, value] of Object.entries(typed)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  for (const value of ['[value=London]', '[value="10:30 AM"]', '[name=consent]']) await expect(page.locator(value)).toBeChecked()
  await expect(page.locator('[name=treatment]')).toHaveValue('hydrafacial-london')
  await expect(page.locator('[name=phone]')).toHaveAttribute('required')
  await page.context().close()
})

const ONE_NAME = { firstName: 'Suharto', email: 'ada@gmial.com', message: 'Is it open on Sunday?' }
const fillIn = async (page: Page, typed: Record<string, string>) => {
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value)
}
const submit = (page: Page) => page.locator('form[data-typed] [type=submit]').click()

for (const scripted of [false, true])
  sending(
    `a likely slip in the address is asked once ${scripted ? 'with' : 'without'} script, and no last name is asked`,
    async ({ browser, site }) => {
      const extraHTTPHeaders = { 'x-forwarded-for': scripted ? '10.6.6.1' : '10.6.6.2' }
      const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: scripted, extraHTTPHeaders })
      const correct = page.getByRole('button', { name: WORDS.en.enquiry.correct })
      for (const answer of scripted ? ['put right', 'left as it is'] : ['left as it is']) {
        await page.goto('/contact')
        if (scripted) await hydrate(page)
        await fillIn(page, ONE_NAME)
        await submit(page)
        await expect(page.locator('[role=alert] a')).toHaveText([/^Did you mean ada@gmail\.com\?/])
        await expect(page.locator('[name=email]')).toHaveValue(ONE_NAME.email)
        await expect(correct).toHaveCount(scripted ? 1 : 0)
        if (answer === 'put right') {
          await correct.click()
          await expect(page.locator('[name=email]')).toHaveValue('ada@gmail.com')
          await expect(page.locator('[name=email]')).toBeFocused()
          await expect(page.locator('[role=alert]')).toHaveCount(0)
        }
        await submit(page)
        await expect(page, answer).toHaveURL(/\/thank-you\?/)
      }
      await page.close()
    },
  )

sending('a form whose check does not arrive is judged by the server', async ({ page }) => {
  await page.route('**/assets/check-*.js', (route) => route.abort())
  await page.goto('/contact')
  await hydrate(page)
  const { message, ...typed } = ONE_NAME
  await fillIn(page, { ...typed, email: 'ada@example.com' })
  await submit(page)
  await expect(page.locator('[role=alert] a')).toHaveText([WORDS.en.enquiry.problem.message])
  await hydrate(page)
  await fillIn(page, { message })
  await submit(page)
  await expect(page).toHaveURL(/\/thank-you\?/)
})

sending('whoever has one name says so, and is asked for the other only while they do not', async ({ page }) => {
  await page.goto('/book-treatment?city=london')
  await hydrate(page)
  const last = page.locator('#appointment-lastName-error')
  const box = page.getByRole('checkbox', { name: WORDS.en.enquiry.oneName })
  await fillIn(page, { firstName: 'Suharto', email: 'suharto@example.com', phone: '020 7946 0182' })
  await page.locator('[name=consent]').check()
  await submit(page)
  await expect(last).toHaveText(WORDS.en.enquiry.problem.lastName)
  for (let n = 0; n < 2; n += 1) {
    await box.check()
    await expect(last).toHaveCount(0)
    if (n === 0) await box.uncheck()
    if (n === 0) await expect(last).toHaveText(WORDS.en.enquiry.problem.lastName)
  }
  await kept(page, 'oneName')
  await page.reload()
  await expect(box).toBeChecked()
  await page.goto('/zh-CN/book-treatment?city=london')
  await expect(page.locator('[name=oneName]')).toBeChecked()
  await hydrate(page)
  // That is given anew each time.
  await page.locator('[name=consent]').check()
  await submit(page)
  await expect(page).toHaveURL(/\/zh-CN\/thank-you\?/)
})

for (const locale of ['en', 'ar'] as const)
  test(`a day more than a year ahead is refused in ${locale} with the last one that can be asked for`, async ({ page }) => {
    await page.goto(`${prefixOf(locale)}/book-treatment`)
    await hydrate(page)
    const date = page.locator('[name=preferredDate]')
    const most = (await date.getAttribute('max')) ?? ''
    const [year, ...day] = clinicDate(new Date()).split('-')
    expect(Math.abs(Date.parse(most) - Date.parse([Number(year) + 1, ...day].join('-')))).toBeLessThanOrEqual(2 * 86_400_000)
    const far = new Date(Date.parse(most) + 86_400_000).toISOString().slice(0, 10)
    for (const [typed, isRefused] of [
      [far, true],
      ['2569-06-01', true],
      [most, false],
    ] as const) {
      await date.fill(typed)
      await submit(page)
      const said = page.locator('#appointment-preferredDate-error')
      if (isRefused) await expect(said).toHaveText(filled(WORDS[locale].enquiry.problem.dateLate, { day: writtenDay(most, locale) }))
      else await expect(said.filter({ hasText: writtenDay(most, locale) })).toHaveCount(0)
    }
  })

test('what is typed survives a reload and a change of language', async ({ watched: page }) => {
  await page.goto('/contact')
  await hydrate(page)
  await page.fill('[name=message]', MESSAGE.message)
  await kept(page, MESSAGE.message)
  await page.reload()
  await expect(page.locator('[name=message]')).toHaveValue(MESSAGE.message)
  await page.goto('/zh-CN/contact')
  await expect(page.locator('[name=message]')).toHaveValue(MESSAGE.message)
})

test('a form stays, with what was typed, while its code is on its way and the visitor goes to a place of the page', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((done) => {
    arrive = done
  })
  await page.route(/contact-fields/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/contact-fields/)
  await page.goto('/contact')
  await page.fill('[name=message]', MESSAGE.message)
  await asked
  // Long enough for the rest of the page to come alive without it.
  await page.waitForTimeout(2000)
  await page.evaluate(() => {
    window.location.hash = 'contact-message'
  })
  await page.waitForTimeout(1000)
  await expect(page.locator('[name=message]')).toHaveValue(MESSAGE.message)
  arrive()
  await hydrate(page)
  await expect(page.locator('[name=message]')).toHaveValue(MESSAGE.message)
})

test('a plain form that is too large comes back as a page of its language, with the phone number', async ({ page, site }) => {
  await page.goto(`${site.origin}/ar/contact`)
  await page.locator('[name=message]').evaluate((field: HTMLTextAreaElement) => {
    field.removeAttribute('maxlength')
    field.value = 'x'.repeat(70_000)
    field.form?.submit()
  })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.notice.bad')).toContainText('أطول مما يتسع له هذا النموذج')
  await expect(page.locator('.notice.bad')).toContainText(PHONE)
})

test("a treatment's button arrives with treatment and clinic chosen", async ({ watched: page }) => {
  await page.goto('/procedures/facial/hydrafacial-london')
  await page.locator('.book .btn').click()
  await expect(page).toHaveURL(/\/book-treatment\?treatment=hydrafacial-london&city=london$/)
  await expect(page.locator('[value=London]')).toBeChecked()
  await expect(page.locator('[name=treatmentInterest]')).toHaveValue('Facial Rejuvenation')
  await expect(page.locator('[name=treatment]')).toHaveValue('hydrafacial-london')
  await expect(page.locator('[name=consent]')).not.toBeChecked()
})

test('closed days and times outside the hours can not be chosen', async ({ watched: page }) => {
  await page.goto('/book-treatment?city=edinburgh')
  await hydrate(page)
  await expect(page.locator('[value="12:00 PM"]')).toBeDisabled()
  await page.fill('[name=preferredDate]', next(6))
  await expect(page.locator('[value="5:00 PM"]')).toBeDisabled()
  await expect(page.locator('[value="3:30 PM"]')).toBeEnabled()
  await page.fill('[name=preferredDate]', next(7))
  await expect(page.locator('.err')).toContainText('The Edinburgh clinic is closed that day')
})

test('without script a time chosen for a wrong day is still there when the day is mended', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/book-treatment?city=edinburgh')
  const typed = { firstName: 'Ann', lastName: 'Ellison', email: 'ann@example.com', phone: '020 7946 0182' }
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value)
  await page.locator('[name=consent]').press(' ')
  await page.fill('[name=preferredDate]', next(7))
  await page.locator('[value="10:30 AM"]').press(' ')
  await page.locator('form[data-typed=appointment] [type=submit]').click()
  await expect(page.locator('.err').filter({ hasText: 'The Edinburgh clinic is closed that day' })).toBeVisible()
  await expect(page.locator('[value="10:30 AM"]')).toBeChecked()
  await expect(page.locator('[value="10:30 AM"]')).toBeEnabled()
  await expect(page.locator('[value="12:00 PM"]')).toBeDisabled()
  await context.close()
})

for (const { path, onward, back } of [
  { path: '/london', onward: 'ArrowRight', back: 'ArrowLeft' },
  { path: '/ar/london', onward: 'ArrowLeft', back: 'ArrowRight' },
])
  test(`the reviews of ${path} are announced whether a button, a dot, a key or a finger moves them`, async ({ watched: page }) => {
    const words = WORDS[path.startsWith('/ar') ? 'ar' : 'en'].reviews
    await page.goto(path)
    await hydrate(page)
    const row = page.locator('.slides')
    const total = await row.locator('> li').count()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const swipe = (by: number) =>
      row.evaluate((list, by) => list.scrollBy({ left: by * list.clientWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) }), by)
    const ways: [string, number, () => Promise<unknown>][] = [
      ['a key', 2, () => row.press(onward)],
      ['a key again', 3, () => row.press(onward)],
      ['a key back', 2, () => row.press(back)],
      ['a button', 3, () => button(words.next).click()],
      ['a key after a button', 2, () => row.press(back)],
      ['a dot', total, () => button(filled(words.goTo, { number: total })).click()],
      ['a key after a dot', total - 1, () => row.press(back)],
      ['a finger', total, () => swipe(1)],
      ['a button round', 1, () => button(words.next).click()],
      ['a finger after a button', 2, () => swipe(1)],
    ]
    expect(total).toBeGreaterThan(2)
    for (const [name, number, move] of ways) {
      await move()
      const said = filled(words.position, { number, total })
      await expect(page.locator('.slides ~ [aria-live=polite]'), name).toHaveText(new RegExp(`^${said}: .`))
      await expect(page.locator('.dots [aria-current=true]'), name).toHaveAttribute('aria-label', filled(words.goTo, { number }))
      // The next way begins where this one has come to rest.
      await expect.poll(() => row.evaluate((list) => Math.abs(list.scrollLeft) / list.clientWidth), name).toBeCloseTo(number - 1, 2)
    }
  })
