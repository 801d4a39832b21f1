import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { startServer } from '../fixtures/server.ts'
import { expect, hydrate, test } from './test.ts'

const LIVE = '/procedures/injectables/anti-wrinkle'
const ENDPOINT = '**/content/*/github/*'

const plain = async (browser: Browser, baseURL: string, run: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await run(await context.newPage())
  await context.close()
}

test.describe('Search', () => {
  for (const [path, query, found] of [
    ['/search', 'hair', 'Laser Hair Removal'],
    ['/zh-CN/search', '激光', '激光脱毛'],
    ['/zh-TW/search', '雷射', '雷射除毛'],
    ['/ar/search', 'الليزر', 'إزالة الشعر بالليزر'],
  ] as const) {
    test(`${path} works without any script, and its address can be shared`, async ({ browser, site }) => {
      await plain(browser, site.origin, async (page) => {
        await page.goto(path)
        await page.locator('main').getByRole('searchbox').fill(query)
        await page.locator('main').getByRole('search').getByRole('button').click()
        await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(query)}`)
        await expect(page.locator('.card h3', { hasText: found })).toBeVisible()
        await expect(page.locator('main').getByRole('searchbox')).toHaveValue(query)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      })
    })
  }

  test('follows each letter, and the address with it', async ({ watched: page }) => {
    await page.goto('/search')
    await hydrate(page)
    const field = page.locator('main').getByRole('searchbox')
    await field.pressSequentially('profh')
    await expect(page.locator('.card h3')).toHaveText(['Profhilo'])
    await expect(page).toHaveURL('/search?q=profh')
    await expect(page.getByRole('status')).toHaveText('1 treatment for “profh”')
    await field.fill('nothing like this')
    await expect(page.getByRole('status')).toHaveText('Nothing found for “nothing like this”')
    await expect(page.getByRole('link', { name: 'Facial', exact: true }).first()).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/search/)
  })

  test('keeps what was typed before the page came alive', async ({ page }) => {
    await page.goto('/search')
    await page.locator('main input[type=search]').fill('profh')
    await hydrate(page)
    await expect(page.locator('main input[type=search]')).toHaveValue('profh')
    await expect(page.locator('.card h3')).toHaveText(['Profhilo'])
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
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/procedures\//)
  })

  test('is reached from the header, from the mobile menu and from an unknown address', async ({ page }) => {
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: 'Search treatments' }).click()
    await expect(page).toHaveURL('/search')
    await page.goto('/nowhere')
    await page.locator('main').getByRole('searchbox').fill('exilis')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=exilis')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.locator('summary.burger').click()
    await page.locator('.mmenu').getByRole('searchbox').fill('hifu')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=hifu')
  })

  for (const path of ['/search?q=laser', '/ar/search?q=hifu', '/search'])
    test(`${path} has no accessibility fault`, async ({ page }) => {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
})

test.describe('Filters', () => {
  test('work without any script, through the address', async ({ browser, site }) => {
    await plain(browser, site.origin, async (page) => {
      await page.goto('/london/body')
      await expect(page.locator('.card h3')).toHaveCount(7)
      await page.locator('select[name=concern]').selectOption('contour')
      await page.locator('select[name=duration]').selectOption('45')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page).toHaveURL(/concern=contour&duration=45$/)
      await expect(page.locator('.card h3')).toHaveText(['CM Slim', 'Vanquish'])
      await expect(page.locator('select[name=concern]')).toHaveValue('contour')
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page.locator('.card h3')).toHaveCount(7)
    })
  })

  test('choose at once, without asking the server again', async ({ watched: page }) => {
    await page.goto('/procedures/body')
    await hydrate(page)
    const asked: string[] = []
    page.on('request', (request) => /\.data/.test(request.url()) && asked.push(request.url()))
    await page.locator('select[name=clinic]').selectOption('london')
    await expect(page).toHaveURL('/procedures/body?clinic=london')
    await expect(page.locator('.card h3', { hasText: 'Laser Hair Removal' })).toHaveCount(0)
    await page.locator('select[name=concern]').focus()
    await page.locator('select[name=concern]').selectOption('hair')
    await expect(page.locator('.card h3')).toHaveText(['Keravive'])
    await expect(page.locator('select[name=concern]')).toBeFocused()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page.locator('select[name=clinic]')).toHaveValue('')
    await expect(page.locator('.card h3')).toHaveCount(11)
    expect(asked).toEqual([])
  })

  test('say so when nothing fits, and ignore what they do not know', async ({ page }) => {
    await page.goto('/procedures/peels?concern=hair')
    await expect(page.getByRole('status')).toHaveText('No treatment here fits these filters.')
    await page.goto('/procedures/peels?concern=nonsense&duration=7')
    await expect(page.locator('.card h3')).toHaveCount(5)
  })
})

test.describe('The live treatment', () => {
  test('has heading, description, booking, phone and structured data in the server’s HTML', async ({ request }) => {
    const html = await (await request.get(LIVE)).text()
    expect(html).toMatch(/<h1[^>]*>Anti-wrinkle consultation/)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toContain('<meta name="description"')
    expect(html).toContain('"@type":"MedicalProcedure"')
    expect(html).toContain('href="/book-treatment"')
    expect(html).toContain('href="tel:')
    expect(html).toContain('Loading treatment...')
    expect(html).not.toMatch(/FREECONSULT|FIRST20|B12FREE/)
  })

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
    await expect(page.locator('.live')).toContainText('Onset 3-5 days, lasts about 3-4 months')
    await expect(page.locator('.live h2').first()).toHaveText('Anti-wrinkle consultation')
    await expect(page.getByText('Loading treatment...')).toHaveCount(0)
  })

  test('shows a spinner while it waits', async ({ page }) => {
    await page.route(ENDPOINT, () => {})
    await page.goto(LIVE)
    await expect(page.getByText('Loading treatment...')).toBeVisible()
    await expect(page.locator('.live .spin')).toBeVisible()
  })

  for (const { status, words } of [
    { status: 500, words: 'Server responded with status code 500, Internal Server Error.' },
    { status: 401, words: 'Please check that your client ID, URL and read only token are configured properly.' },
  ])
    test(`says what went wrong on status ${status}, and can be tried again`, async ({ page }) => {
      await page.route(ENDPOINT, (route) => route.fulfill({ status, body: '{}' }), { times: 1 })
      await page.goto(LIVE)
      await expect(page.getByRole('heading', { name: 'Error Loading Content' })).toBeVisible()
      await expect(page.locator('.live')).toContainText(words)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.locator('.live')).toContainText('Onset 3-5 days')
    })

  test('says what GraphQL said, and has words where there are none', async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ json: { data: null, errors: [{ message: 'one' }, { message: 'two' }] } }), {
      times: 1,
    })
    await page.goto(LIVE)
    await expect(page.locator('.live')).toContainText(/Unable to fetch.*one\s*two/s)
    await page.route(ENDPOINT, (route) => route.fulfill({ json: { data: null } }), { times: 1 })
    await page.goto(LIVE)
    await expect(page.locator('.live')).toContainText('Failed to load content')
  })

  test('is there for who has no script', async ({ browser, site }) => {
    await plain(browser, site.origin, async (page) => {
      await page.goto(`/ar${LIVE}`)
      await expect(page.locator('.live-wait')).toBeHidden()
      await expect(page.locator('.live h2').first()).toBeVisible()
    })
  })

  test('is shown in the visitor’s language', async ({ page }) => {
    await page.goto(`/ar${LIVE}-tina`)
    await expect(page.locator('.live h2').first()).toContainText('استشارة')
  })
})

test.describe('Visibility', () => {
  test('an unpublished treatment is gone everywhere; one that has moved leads on', async ({ browser }) => {
    test.setTimeout(180_000)
    const site = await startServer()
    try {
      const context = await browser.newContext({ baseURL: site.origin })
      const page = await context.newPage()
      const file = join(site.dir, 'content/treatment/exilis.json')
      const json = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify({ ...json, visibility: 'unpublished' }, null, 2))
      await expect.poll(async () => (await page.request.get('/procedures/body/exilis')).status(), { timeout: 60_000 }).toBe(410)
      for (const path of ['/london/body', '/procedures/body', '/procedures/facial', '/search?q=exilis']) {
        await page.goto(path)
        await expect(page.locator('.card h3', { hasText: /^Exilis$/ })).toHaveCount(0)
        await expect(page.locator('header a[href$="/exilis"]')).toHaveCount(0)
      }
      expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('exilis')
      // Seven others and the link to all of them: Unison moved up.
      const body = page.locator('.mega[data-city=edinburgh] .mega-c').first()
      await expect(body.locator('li')).toHaveCount(8)
      await expect(body.locator('a[href$="/unison"]')).toHaveCount(1)
      await context.close()
    } finally {
      await site.stop()
    }
  })

  for (const [from, to] of [
    ['/procedures/body/cmslim?a=1', '/procedures/body/cm-slim?a=1'],
    ['/ar/edinburgh/fillers', '/ar/procedures/injectables/dermal-filler'],
    ['/zh-CN/procedures/body/cmslim', '/zh-CN/procedures/body/cm-slim'],
  ] as const)
    test(`${from} answers 301 to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(to)
    })
})

test('each of the 18 cards of general injectables has a button that books its treatment, above the link to its page', async ({
  watched: page,
}) => {
  await page.goto('/ar/procedures/injectables')
  await expect(page.locator('.card a[href^="/ar/book-treatment?treatment="]')).toHaveCount(18)
  await page.goto('/london/injectables')
  await expect(page.locator('.card').getByRole('link', { name: /^Book Now/ })).toHaveCount(0)
  await page.goto('/procedures/injectables')
  const names = await page.locator('.card h3').allTextContents()
  const buttons = page.locator('.card').getByRole('link', { name: /^Book Now/ })
  await expect(buttons).toHaveText(names.map((name) => `Book Now: ${name}`))
  await expect(buttons).toHaveCount(18)
  await page.getByRole('link', { name: /^Book Now.*Sclerotherapy$/ }).click()
  await expect(page).toHaveURL('/book-treatment?treatment=sclerotherapy&city=edinburgh')
  await expect(page.locator('[name=treatment]')).toHaveValue('sclerotherapy')
  await expect(page.locator('[value=Edinburgh]')).toBeChecked()
  await page.goBack()
  await page.locator('.card', { has: page.getByRole('heading', { name: 'Sclerotherapy' }) }).click()
  await expect(page).toHaveURL('/procedures/injectables/sclerotherapy')
})

test('the sitemap names every page in every language it is written in, and each answers', async ({ request, site }) => {
  test.slow()
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(site.origin, '') || '/')
  expect(paths).toContain('/procedures/body/exilis')
  expect(paths).toContain('/ar/procedures/body/exilis')
  expect(paths).not.toContain('/ar/procedures/facial/hydrafacial-london')
  expect(paths.filter((path) => /coming-soon|treatment-sections|search/.test(path))).toEqual([])
  for (const path of paths.filter((one) => !/^\/(ar|zh)/.test(one)))
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('a code is copied by a click, and the change is announced', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto('/procedures/facial/exosome')
  await page.getByRole('button', { name: 'Copy code FIRST20' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FIRST20')
  await context.close()
})

test('questions open one at a time, and clicking the open one closes it', async ({ browser, site }) => {
  await plain(browser, site.origin, async (page) => {
    await page.goto('/procedures/body/exilis')
    const questions = page.locator('.acc details')
    await expect(questions).toHaveCount(8)
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(page.locator('.acc details[open]')).toHaveCount(1)
    await questions.nth(1).locator('summary').click()
    await expect(page.locator('.acc details[open]')).toHaveCount(0)
  })
})

test('a treatment shows its trail and what else may help', async ({ page }) => {
  await page.goto('/procedures/facial/exosome')
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([
    'Home',
    'Facial treatments',
    'Exosome Facial',
  ])
  await expect(page.locator('section[aria-labelledby=related] .card')).toHaveCount(3)
})

test('a page to be translated is shown in English, with a note in the visitor’s language', async ({ page }) => {
  await page.goto('/ar/procedures/facial/hydrafacial-london')
  await expect(page.locator('main .notice')).toContainText('قيد الترجمة')
  await expect(page.locator('main h1[lang=en]')).toContainText('HydraFacial London')
  await expect(page.locator('main h1')).toHaveCSS('direction', 'ltr')
})

test('on such a page only what is English is marked as English', async ({ page }) => {
  await page.goto('/ar/procedures/facial/hydrafacial-london')
  const wrong = await page.locator('body').evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, svg')) continue
      const language = parent.closest('[lang]')?.getAttribute('lang')
      const text = node.textContent?.trim() ?? ''
      const isArabic = /\p{Script=Arabic}/u.test(text)
      // Three Latin words in a row are a sentence; names and addresses are shorter, or stand beside Arabic.
      const isEnglish = !isArabic && /[a-z]+ [a-z]+ [a-z]+/.test(text)
      if ((isArabic && language !== 'ar') || (isEnglish && language !== 'en')) found.push(`${language}: ${text}`)
    }
    return found
  })
  expect(wrong).toEqual([])
})

test('search engines are told of the languages in which a page is written, in each of them the same', async ({ page }) => {
  for (const prefix of ['', '/zh-CN', '/zh-TW', '/ar']) {
    await page.goto(`${prefix}/procedures/facial/hydrafacial-london`)
    const links = page.locator('link[rel=alternate][hreflang]')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))).toEqual(['en', 'x-default'])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:..[^/]+\/procedures\/facial\/hydrafacial-london$/)
  }
})

test('what is coming soon says so, with the price TBC in its details', async ({ page }) => {
  await page.goto('/procedures/peels/zo-london')
  await expect(page.getByText('COMING SOON').first()).toBeVisible()
  await expect(page.locator('.ledger')).toContainText('TBC')
  await page.goto('/london/peels')
  await expect(page.locator('.card', { hasText: 'ZO London' })).toContainText('From £150')
})
