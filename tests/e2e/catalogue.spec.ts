import { typeset } from '../../src/ui/typeset.ts'
import { filled, inLanguage, named, oneLine, type Question, section, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, fitting, listedOn, pathOf, treatment } from '../fixtures/clinic-treatments.ts'
import { expect, hydrate, test } from './test.ts'

const live = treatment('anti-wrinkle')
const LIVE = pathOf(live)
const ENDPOINT = '**/content/*/github/*'
const { search } = WORDS.en
const profhilo = cardName(treatment('profhilo'))
/** Enough of a name to find it alone. */
const typed = profhilo.slice(0, 5).toLowerCase()

test.describe('Search', () => {
  test('follows each letter, and the address with it', async ({ watched: page }) => {
    await page.goto('/search')
    await hydrate(page)
    const field = page.locator('main').getByRole('searchbox')
    await field.pressSequentially(typed)
    await expect(page.locator('.card h3')).toHaveText([profhilo])
    await expect(page).toHaveURL(`/search?q=${typed}`)
    // The address changes before the page is drawn.
    await expect(async () => {
      const count = await page.locator('main :is(.card, .hit)').count()
      const results = filled(count === 1 ? search.count_one : search.count_other, { count })
      await expect(page.getByRole('status')).toHaveText(filled(search.found, { results, query: typed }), { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await field.fill('xylophone')
    await expect(page.getByRole('status')).toHaveText(filled(search.none, { query: 'xylophone' }))
    await expect(page.getByRole('link', { name: WORDS.en.category.facial, exact: true }).first()).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/search/)
  })

  test('keeps what was typed before the page came alive', async ({ page }) => {
    await page.goto('/search')
    await page.locator('main input[type=search]').fill(typed)
    await hydrate(page)
    await expect(page.locator('main input[type=search]')).toHaveValue(typed)
    await expect(page.locator('.card h3')).toHaveText([profhilo])
  })

  test('lets “back” bring the search of before, also while somebody is in the field', async ({ page }) => {
    await page.goto('/search?q=laser')
    await hydrate(page)
    const field = page.locator('main').getByRole('searchbox')
    await field.focus()
    // Sent at once: what is typed letter by letter leaves nothing to go back to.
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text
      input.form?.requestSubmit()
    }, typed)
    await expect(page).toHaveURL(`/search?q=${typed}`)
    await expect(page.locator('.card h3')).toHaveText([profhilo])
    await page.goBack()
    await expect(field).toHaveValue('laser')
    await expect(field).toBeFocused()
    // Longer than the pause after which a search follows what is typed.
    await page.waitForTimeout(500)
    await expect(page).toHaveURL('/search?q=laser')
    await expect(field).toHaveValue('laser')
  })

  test('leads to a question and opens it, before and after the page came alive', async ({ page }) => {
    const [first] = section<{ questions: { question: string }[] }>('page/london', 'faq').questions
    const { question } = named<Question>(first?.question ?? '')
    for (const alive of [true, false]) {
      await page.goto(`/search?q=${encodeURIComponent(question)}`)
      if (alive) await hydrate(page)
      await page
        .locator('.hit h3 a', { hasText: typeset(question) })
        .first()
        .click()
      await expect(page).toHaveURL(/#q-\w+$/)
      await expect(page.locator('details[open] summary', { hasText: typeset(question) })).toBeInViewport()
    }
  })

  test('is walked through with the arrow keys', async ({ page }) => {
    await page.goto('/search?q=laser')
    await hydrate(page)
    const field = page.locator('main').getByRole('searchbox')
    const cards = page.locator('.card h3 a')
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await expect(cards.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(cards.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const first = (await cards.first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(first)
  })

  test('is reached from the header, from the mobile menu and from an unknown address', async ({ page }) => {
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: WORDS.en.search.title }).click()
    await expect(page).toHaveURL('/search')
    await page.goto('/nowhere')
    await page.locator('main').getByRole('searchbox').fill('exilis')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=exilis')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.locator('button.burger').click()
    await page.locator('.nav').getByRole('searchbox').fill('hifu')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=hifu')
  })
})

test('filters choose at once, without asking the server again', async ({ watched: page }) => {
  const here = listedOn('page/procedures/body').filter(({ cities }) => cities.includes('london'))
  const names = page.locator('.card h3')
  await page.goto('/procedures/body')
  const all = await names.allTextContents()
  await hydrate(page)
  const asked: string[] = []
  page.on('request', (request) => /\.data/.test(request.url()) && asked.push(request.url()))
  await page.locator('select[name=clinic]').selectOption('london')
  await expect(page).toHaveURL('/procedures/body?clinic=london')
  await expect(names).toHaveText(here.map((one) => cardName(one)))
  await page.locator('select[name=concern]').focus()
  await page.locator('select[name=concern]').selectOption('hair')
  await expect(names).toHaveText(fitting(here, { concern: 'hair' }).map((one) => cardName(one)))
  await expect(page.locator('select[name=concern]')).toBeFocused()
  await page.getByRole('link', { name: WORDS.en.filters.clear }).click()
  await expect(page.locator('select[name=clinic]')).toHaveValue('')
  await expect(names).toHaveText(all)
  expect(asked).toEqual([])
})

test.describe('The live treatment', () => {
  const results = typeset(live.treatmentInfo.results)
  const { loading, failed, noMessage } = WORDS.en.live

  test('is asked for by itself, with the generated query and the key, and then shown', async ({ watched: page }) => {
    const asked = page.waitForRequest(ENDPOINT)
    await page.goto(LIVE)
    const request = await asked
    expect(request.method()).toBe('POST')
    expect(request.headers()['x-api-key']).toBeTruthy()
    expect(request.postDataJSON()).toMatchObject({
      query: expect.stringContaining('query treatment('),
      variables: { relativePath: 'anti-wrinkle.json' },
    })
    await expect(page.locator('.live')).toContainText(results)
    await expect(page.locator('.live h2').first()).toHaveText(oneLine(live.hero.title))
    await expect(page.getByText(loading)).toHaveCount(0)
  })

  test('shows a spinner while it waits', async ({ page }) => {
    await page.route(ENDPOINT, () => {})
    await page.goto(LIVE)
    await expect(page.getByText(loading)).toBeVisible()
    await expect(page.locator('.live .spin')).toBeVisible()
  })

  for (const { status, words } of [
    { status: 500, words: 'Server responded with status code 500, Internal Server Error.' },
    { status: 401, words: 'Please check that your client ID, URL and read only token are configured properly.' },
  ])
    test(`says what went wrong on status ${status}, and can be tried again`, async ({ page }) => {
      await page.route(ENDPOINT, (route) => route.fulfill({ status, body: '{}' }), { times: 1 })
      await page.goto(LIVE)
      await expect(page.getByRole('heading', { name: failed })).toBeVisible()
      await expect(page.locator('.live')).toContainText(words)
      await page.getByRole('button', { name: WORDS.en.actions.tryAgain }).click()
      await expect(page.locator('.live')).toContainText(results)
    })

  test('says what GraphQL said, and has words where there are none', async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ json: { data: null, errors: [{ message: 'one' }, { message: 'two' }] } }), {
      times: 1,
    })
    await page.goto(LIVE)
    await expect(page.locator('.live')).toContainText(/Unable to fetch.*one\s*two/s)
    await page.route(ENDPOINT, (route) => route.fulfill({ json: { data: null } }), { times: 1 })
    await page.goto(LIVE)
    await expect(page.locator('.live')).toContainText(noMessage)
  })

  test('is shown in the visitor’s language', async ({ page }) => {
    const other = treatment('anti-wrinkle-tina')
    await page.goto(pathOf(other, 'ar'))
    await expect(page.locator('.live h2').first()).toHaveText(oneLine(inLanguage(other.hero, 'ar').title))
  })
})

test('a card leads to its treatment, the button above it to the form, filled in', async ({ watched: page }) => {
  const [only] = listedOn('page/procedures/injectables').filter(({ cities }) => cities.join() === 'edinburgh')
  if (!only) throw new Error('No card is of Edinburgh alone')
  await page.goto('/procedures/injectables')
  const card = page.locator('.card', { has: page.getByRole('heading', { name: cardName(only) }) })
  await card.getByRole('link', { name: WORDS.en.actions.book }).click()
  await expect(page).toHaveURL(`/book-treatment?treatment=${only.slug}&city=edinburgh`)
  await expect(page.locator('[name=treatment]')).toHaveValue(only.slug)
  await expect(page.locator('[value=Edinburgh]')).toBeChecked()
  await page.goBack()
  await card.click()
  await expect(page).toHaveURL(pathOf(only))
})

test('a code is copied by a click, and the change is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = section<{ items: { code?: string }[] }>('page/home', 'offers').items[0]?.code ?? ''
  await page.goto('/procedures/facial/exosome')
  await page.getByRole('button', { name: filled(WORDS.en.offers.copy, { code }) }).click()
  await expect(page.getByRole('button', { name: WORDS.en.offers.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('a page to be translated runs as its language does, under its own direction', async ({ page }) => {
  await page.goto(pathOf(treatment('hydrafacial-london'), 'ar'))
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
  await expect(page.locator('main h1')).toHaveCSS('direction', 'ltr')
})
