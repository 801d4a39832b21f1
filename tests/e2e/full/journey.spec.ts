import { writtenDay } from '../../../src/content/clinic/clinic-time.ts'
import { EDITOR, type Server, startServer } from '../../fixtures/server.ts'
import { mailServer } from '../../service/mail-server.ts'
import { enquiry, openInbox } from '../inbox.ts'
import { test as base, expect, hydrate } from '../test.ts'

type Mail = Awaited<ReturnType<typeof mailServer>>

/** A site with a real mail server behind it. */
const test = base.extend<object, { mail: Mail; site: Server }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const mail = await mailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const server = await startServer({ SMTP_URL: mail.url(), MAIL_FROM: 'Rose & Thistle <bookings@roseandthistle.example>' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'serial', timeout: 400_000 })

/** The Tuesday after tomorrow's, so that it is never closed nor past. */
function tuesday(): string {
  const date = new Date(Date.now() + 7 * 86_400_000)
  while (date.getUTCDay() !== 2) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const DATE = tuesday()

/** A visitor of these is not suspected of haste. */
const LEAST_MS = 3000

const JOURNEYS = [
  { prefix: '', script: true, language: 'English', thanks: 'Thank you', subject: 'We have received your enquiry', firstName: 'Ann' },
  { prefix: '', script: false, language: 'English', thanks: 'Thank you', subject: 'We have received your enquiry', firstName: 'Bea' },
  { prefix: '/ar', script: true, language: 'Arabic', thanks: 'شكرًا لطلبكم', subject: 'استلمنا طلبكم', firstName: 'ليلى' },
  { prefix: '/ar', script: false, language: 'Arabic', thanks: 'شكرًا لطلبكم', subject: 'استلمنا طلبكم', firstName: 'منى' },
]
const references: string[] = []

for (const [index, { prefix, script, language, thanks, subject, firstName }] of JOURNEYS.entries()) {
  test(`from a treatment to the clinic's mailbox, in ${language}, ${script ? 'with' : 'without'} script`, async ({
    browser,
    site,
    mail,
  }) => {
    const email = `visitor-${index}@example.com`
    const context = await browser.newContext({ javaScriptEnabled: script, baseURL: site.origin })
    const page = await context.newPage()
    await page.goto(`${prefix}/procedures/facial/hydrafacial-london`)
    if (script) await hydrate(page)
    await page.locator('.book .btn').click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/book-treatment\\?treatment=hydrafacial-london&city=london$`))
    await expect(page.locator('[value=London]')).toBeChecked()
    for (const [name, value] of Object.entries({ firstName, lastName: 'Ellison', email, phone: '020 7946 0182', preferredDate: DATE }))
      await page.fill(`[name=${name}]`, value)
    await page.check('[name=preferredTime][value="10:30 AM"]')
    await page.check('[name=consent]')
    if (script) await page.waitForFunction((least) => performance.now() > least, LEAST_MS)
    await page.click('form[data-typed] [type=submit]')

    await expect(page).toHaveURL(new RegExp(`${site.origin}${prefix}/thank-you\\?sent=`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(thanks)
    await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'ar' : 'en')
    const reference = new URL(page.url()).searchParams.get('sent') ?? ''
    await expect(page.locator('main')).toContainText(reference)
    const calendar = await context.request.get((await page.locator('main a[download]').getAttribute('href')) ?? '')
    expect(await calendar.text()).toContain(`DTSTART:${DATE.replaceAll('-', '')}`)
    references.push(reference)
    await context.close()

    const letter = (address: string) => mail.delivered.find(({ to, headers }) => to.includes(address) && headers.includes(reference))
    await expect.poll(() => Boolean(letter('london@roseandthistle.example') && letter(email)), { timeout: 30_000 }).toBe(true)
    const clinic = letter('london@roseandthistle.example')
    expect(clinic?.headers).toContain(`Subject: New appointment request ${reference}, London, answer in ${language}`)
    for (const line of [
      `Language: ${language}`,
      `Name: ${firstName} Ellison`,
      'Treatment: hydrafacial-london',
      `Date: ${writtenDay(DATE, 'en', 'full')}, London time`,
    ])
      expect(clinic?.text).toContain(line)
    const visitor = letter(email)
    // In Arabic the reference has marks around it that keep its direction.
    expect(visitor?.headers.replace(/[\u2066\u2069]/g, '')).toContain(`${subject} (${reference})`)
    expect(visitor?.headers).toContain('From: "Rose & Thistle" <bookings@roseandthistle.example>')
    expect(visitor?.text).toContain(firstName)
  })
}

test('all of them stand in the inbox, newest first, with the language to answer in', async ({ page }) => {
  await openInbox(page)
  await expect(page.getByRole('note')).toHaveCount(0)
  const listed = await page.locator('[data-reference]').evaluateAll((all) => all.map((one) => one.getAttribute('data-reference')))
  expect(listed).toEqual(references.toReversed())
  for (const [index, { language, firstName }] of JOURNEYS.entries()) {
    const line = enquiry(page, references[index] ?? '').locator('summary')
    await expect(line).toContainText(language)
    await expect(line).toContainText(firstName)
    await expect(line).toContainText('Appointment')
  }
  await page.getByRole('button', { name: 'Who looked at what' }).click()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: EDITOR.email })
      .filter({ hasText: references[0] ?? '' })
      .first(),
  ).toBeVisible()
})
