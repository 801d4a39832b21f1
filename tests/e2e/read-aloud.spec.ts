import { addressIn } from '../../src/i18n/addresses.ts'
import { LANGUAGES, type Locale } from '../../src/model/languages.ts'
import { typeset } from '../../src/ui/typeset.ts'
import { settings } from '../fixtures/clinic-settings.ts'
import { filled, inLanguage, named, oneLine, type Question, section } from '../fixtures/clinic-texts.ts'
import { cardName, treatment } from '../fixtures/clinic-treatments.ts'
import { heard, heardAnew, outlineOf } from './heard.ts'
import { expect, hydrate, sending, test } from './test.ts'

/** Everything here is found by role and name, as a screen reader says them. */
const READ: Locale[] = ['en', 'ar']
const hydratite = treatment('hydratite')
const TEAM = settings.navigation.find(({ href }) => href === '/doctors') ?? { label: '', href: '' }
const PAGES = [
  '/',
  '/london',
  '/london/facial',
  '/procedures/facial/hydratite',
  '/doctors',
  '/contact',
  '/book-treatment',
  '/prices',
  '/search?q=laser',
]

for (const locale of READ) {
  test(`landmarks have names of their own, and headings leave out no level, in ${locale}`, async ({ page }) => {
    const faults: string[] = []
    for (const path of PAGES) {
      await page.goto(addressIn(path, locale))
      const { banner, main, footer } = heard(page, locale)
      for (const landmark of [banner, main, footer]) await expect(landmark).toHaveCount(1)
      const ways = await page.getByRole('navigation').evaluateAll((all) => all.map((way) => way.getAttribute('aria-label') ?? ''))
      if (ways.includes('') || new Set(ways).size < ways.length) faults.push(`${path} has the navigations ${ways}`)
      const outline = await outlineOf(page)
      if (outline.length < 4) faults.push(`${path} has the headings ${outline.map(({ name }) => name)}`)
      if (outline.filter(({ level }) => level === 1).length !== 1 || outline[0]?.level !== 1)
        faults.push(`${path} does not begin with its title`)
      for (const [index, { level, name }] of outline.entries())
        if (level > (outline[index - 1]?.level ?? 0) + 1) faults.push(`${path} leaves out a level before “${name}”`)
    }
    expect(faults).toEqual([])
  })

  test(`the first stop leads past the header, a menu to a treatment, whose title is said and whose questions open, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(addressIn('/', locale))
    await hydrate(page)
    const { words, banner, main, menus, title } = heard(page, locale)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()

    const name = cardName(hydratite, locale)
    await expect(banner.getByRole('link', { name })).toHaveCount(0)
    await menus[0]?.press('Enter')
    await expect(banner.getByRole('button', { expanded: true })).toHaveCount(1)
    await heardAnew(page, () => banner.getByRole('link', { name }).first().press('Enter'))
    await expect(title).toHaveAccessibleName(oneLine(inLanguage(hydratite.hero, locale).title))
    await expect(banner.getByRole('button', { expanded: true })).toHaveCount(0)

    const { questions } = section<{ questions: { question: string }[] }>('treatment/hydratite', 'faq')
    const { question, answer } = inLanguage(named<Question>(questions[0]?.question ?? ''), locale)
    const group = main.getByRole('group').filter({ hasText: typeset(question) })
    const said = typeset(answer).split('\n')[0] ?? ''
    await expect(group.getByRole('paragraph')).toHaveCount(0)
    await group.getByText(typeset(question)).click()
    await expect(group.getByRole('paragraph').first()).toHaveText(said)

    await heardAnew(page, () => main.getByRole('complementary').getByRole('link', { name: words.actions.bookTreatment }).press('Enter'))
    await expect(page).toHaveURL(/book-treatment\?treatment=hydratite/)
    await expect(title).toBeVisible()
  })

  test(`a phone's menu leads to a page whose title is said, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(addressIn('/', locale))
    await hydrate(page)
    const { words, title } = heard(page, locale)
    await page.getByLabel(words.menu.title, { exact: true }).first().press('Enter')
    const menu = page.getByRole('navigation', { name: words.mainNavigation })
    await heardAnew(page, () => menu.getByRole('link', { name: inLanguage(TEAM, locale).label }).press('Enter'))
    await expect(page).toHaveURL(/\/doctors$/)
    await expect(title).toBeVisible()
    await expect(menu).toBeHidden()
  })

  test(`a price is read in its row, and typing says how many rows are left, in ${locale}`, async ({ page }) => {
    await page.goto(addressIn('/prices', locale))
    await hydrate(page)
    const { words, main } = heard(page, locale)
    const table = main.getByRole('table', { name: words.city.london })
    await expect(table.getByRole('columnheader')).toHaveText([words.prices.treatment, words.treatment.duration, words.prices.price])
    const row = table.getByRole('row', { name: cardName(hydratite, locale) })
    await expect(row.getByRole('rowheader')).toContainText(cardName(hydratite, locale))
    await expect(row.getByRole('cell').last()).toHaveText(typeset(inLanguage(hydratite.card, locale).price))
    await main.getByRole('searchbox', { name: words.search.label }).fill(cardName(hydratite, locale))
    await expect(main.getByRole('status')).toHaveText(filled(words.listing.count_one, { count: 1 }))
    await expect(row).toBeVisible()
  })

  test(`a search says how much it found, and leads to it, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(addressIn('/', locale))
    await hydrate(page)
    const { words, banner, main, title } = heard(page, locale)
    await heardAnew(page, () => banner.getByRole('link', { name: words.search.title }).press('Enter'))
    await expect(title).toBeVisible()
    await main.getByRole('search').getByRole('searchbox', { name: words.search.label }).fill('HydraTite')
    const results = main.getByRole('region', { name: words.search.results })
    await expect(results.getByRole('status')).toContainText('HydraTite')
    await expect(results.getByRole('status')).toContainText(/\d/)
    await results.getByRole('region', { name: words.search.kind.treatment }).getByRole('link').first().press('Enter')
    await expect(title).toHaveAccessibleName(oneLine(inLanguage(hydratite.hero, locale).title))
  })

  sending(`a form says what it lacks, field by field, and who has sent it hears the thanks, in ${locale}`, async ({ page, site }) => {
    await page.goto(site.origin + addressIn('/contact', locale))
    await hydrate(page)
    const { words, main, title } = heard(page, locale)
    const { label, problem, send } = words.enquiry
    const typed = { firstName: 'Margaret', email: 'margaret@example.com', message: 'Is it open on Sunday?' }
    await main.getByRole('button', { name: send.contact }).press('Enter')
    const alert = main.getByRole('alert')
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link')).toHaveText(Object.keys(typed).map((name) => problem[name as keyof typeof typed]))
    for (const [name, text] of Object.entries(typed) as [keyof typeof typed, string][]) {
      const field = main.getByRole('textbox', { name: label[name], exact: true })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(problem[name])
      await alert.getByRole('link', { name: problem[name] }).press('Enter')
      await expect(field).toBeFocused()
      await field.fill(text)
      await expect(field).toHaveAccessibleDescription('')
    }
    await expect(alert).toHaveCount(0)
    await main.getByRole('button', { name: send.contact }).press('Enter')
    await expect(page).toHaveURL(/\/thank-you\?sent=/)
    await expect(title).toContainText(typed.firstName)
    await expect(title).toBeFocused()
  })
}

test('the language is changed by its own name, and the page says that it is another', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await hydrate(page)
  const { words, banner } = heard(page, 'en')
  await banner.getByLabel(`${words.language.choose}: ${LANGUAGES.en.nativeName}`).press('Enter')
  await banner.getByRole('link', { name: LANGUAGES.ar.nativeName, exact: true }).press('Enter')
  await page.waitForURL('**/ar/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(heard(page, 'ar').menus[0] ?? banner).toBeVisible()
  await expect(heard(page, 'ar').footer.getByRole('navigation')).toHaveAccessibleName(heard(page, 'ar').words.footer.legal)
})
