import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { CLINIC, documents } from '../../fixtures/clinic.ts'
import { settings } from '../../fixtures/clinic-settings.ts'
import { serveFolder } from '../../fixtures/static-server.ts'
import { ARABIC, differing, firstClicks, moments } from '../first-click.ts'
import { expect, hydrate, ownSite, test as siteTest } from '../test.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const OUT = join(ROOT, 'build/export')

/** Tests of what the export wrote, on a plain static host. */
const test = siteTest.extend({ site: ownSite(() => serveFolder(OUT)) })

const LISTED = documents.filter(({ collection, json }) => collection === 'treatment' && json.visibility === 'listed')
const EDINBURGH = settings.contact.edinburgh

test.describe.configure({ mode: 'serial' })

const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, 'src/server/export.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: CLINIC, DATA_DIR: test.info().outputPath('data'), ...env },
  })

test('with the gate closed the export refuses and says why', () => {
  const { status, stderr } = run({ GATE: 'browser' })
  expect(status).toBe(1)
  expect(stderr).toContain('GATE=off')
})

test('the export writes every page, its data and its pictures', () => {
  test.setTimeout(600_000)
  const { status, stdout, stderr } = run({ GATE: 'off', PUBLIC_URL: 'https://www.example.com' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/\d{3} pages/)
  for (const file of [
    'index.html',
    '_root.data',
    '_root.state',
    'ar.html',
    'ar/about.html',
    'ar/about.data',
    'ar/about.state',
    'procedures/facial/exosome.html',
    '404.html',
    'ar/404.html',
    'zh-TW/search.html',
    'zh-CN/edinburgh/fillers.html',
    'sitemap.xml',
  ])
    expect(existsSync(join(OUT, file)), file).toBe(true)
  const home = readFileSync(join(OUT, 'index.html'), 'utf8')
  expect(home).toContain('<link rel="canonical" href="https://www.example.com/"')
  for (const [picture] of home.matchAll(/\/media\/w\d[\dx-]*\/[^\s",]+/g)) expect(existsSync(join(OUT, picture)), picture).toBe(true)
  for (const file of ['index.html', 'ar/about.html', 'zh-TW/procedures/facial/exosome.html']) {
    const [share = 'none'] = /\/share\/[\w/.-]+\.png/.exec(readFileSync(join(OUT, file), 'utf8')) ?? []
    expect(existsSync(join(OUT, share)), share).toBe(true)
  }
})

test('every link of the exported site leads to a file, in English and in Arabic', async ({ site }) => {
  test.setTimeout(300_000)
  const found = new Map<string, string>([
    ['/', 'the start'],
    ['/ar', 'the start'],
  ])
  const broken: string[] = []
  const isWalked = (link: string) => !/^\/zh-/.test(link)
  for (const [address, from] of found) {
    const answer = await fetch(site.origin + address)
    if (!answer.ok) broken.push(`${from} → ${address}: ${answer.status}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html') || !isWalked(address)) continue
    for (const [, link = ''] of (await answer.text()).matchAll(/(?:href|src|action)="(\/[^"#?]*)/g))
      if (!found.has(link)) found.set(link, address)
  }
  expect(broken).toEqual([])
  for (const address of ['/search', '/ar/search', '/ar/procedures/facial/exosome']) expect([...found.keys()]).toContain(address)
})

const SEARCHES = [
  { path: '/search', query: 'profh', found: 'Profhilo', all: 'All treatments' },
  { path: '/ar/search', query: 'الليزر', found: 'إزالة الشعر بالليزر', all: 'جميع العلاجات' },
]
for (const { path, query, found, all } of SEARCHES)
  test(`on a static host the browser searches: ${path}`, async ({ watched: page }) => {
    await page.goto(`${path}?q=${encodeURIComponent(query)}`)
    await expect(page.locator('.card h3', { hasText: found })).toBeVisible()
    await expect(page.getByRole('status')).toContainText(query)
    const field = page.locator('main').getByRole('searchbox')
    await expect(field).toHaveValue(query)
    await field.fill('xylophone')
    await expect(page.locator('.card')).toHaveCount(0)
    await field.fill('')
    await expect(page.getByRole('status')).toHaveText(all)
    await field.fill(query)
    await expect(page.getByRole('status')).toContainText(query)
    await page.locator('.card h3 a', { hasText: found }).click()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveURL(/\/procedures\//)
  })

test('on a static host filters in an address choose among the cards', async ({ watched: page }) => {
  await page.goto('/edinburgh/body?concern=hair')
  const before = await page.locator('.card').count()
  await hydrate(page)
  await expect(page.locator('select[name=concern]')).toHaveValue('hair')
  await expect.poll(() => page.locator('.card').count()).toBeLessThan(before)
})

test('on a static host the live treatments show what they were written with, and ask nobody', async ({ watched: page }) => {
  for (const slug of ['anti-wrinkle', 'anti-wrinkle-tina']) {
    await page.goto(`/procedures/injectables/${slug}`)
    await hydrate(page)
    await expect(page.locator('main')).toContainText('Onset 3–5 days')
    await expect(page.locator('.live')).toHaveCount(0)
  }
})

const leadsOn = async ({ page }: { page: Page }) => {
  await page.goto('/ar/edinburgh/fillers')
  await expect(page).toHaveURL('/ar/procedures/injectables/dermal-filler')
  await expect(page.locator('main h1')).toBeVisible()
}

test('on a static host an address that has moved leads on, and names the new one', async ({ page, request }) => {
  await leadsOn({ page })
  const html = await (await request.get('/procedures/body/cmslim')).text()
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/procedures/body/cm-slim">')
  expect(html).toContain('<a href="/procedures/body/cm-slim">')
})

test('on a static host an unknown address is missed in its language', async ({ page }) => {
  for (const { address, language, title } of [
    { address: '/ar/nowhere/at-all', language: 'ar', title: 'الصفحة غير موجودة' },
    { address: '/procedures/facial/nowhere', language: 'en', title: 'Page not found' },
    { address: '/nowhere', language: 'en', title: 'Page not found' },
  ]) {
    expect((await page.goto(address))?.status()).toBe(404)
    await hydrate(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toHaveText(title)
  }
  await page.locator('main').getByRole('searchbox').fill('profh')
  await page.keyboard.press('Enter')
  await expect(page.locator('.card h3')).toHaveText(['Profhilo'])
})

/** Where a link leads, as a program that opens it reads it. */
async function opened(page: Page, link: string) {
  const url = new URL((await page.locator(link).first().getAttribute('href')) ?? '')
  return { to: url.pathname, subject: url.searchParams.get('subject'), text: url.searchParams.get('body') ?? url.searchParams.get('text') }
}

test('on a static host a form says that it can not be sent, and offers what was typed by mail and WhatsApp', async ({ page }) => {
  await page.goto('/ar/book-treatment')
  await hydrate(page)
  const form = page.locator('form[data-typed]')
  await expect(form.locator('.notice')).toContainText('لا يمكن إرسال النموذج من هذه الصفحة مباشرةً')
  await expect(form.locator('[type=submit]')).toHaveCount(0)
  const mail = 'form a[href^="mailto:"]'
  await page.locator(mail).click()
  await expect(page.locator('.sum')).toBeFocused()
  await page.check('[value=Edinburgh]')
  await page.fill('[name=firstName]', 'ليلى')
  await page.fill('[name=phone]', '020 7946 0182')
  const text = 'Language: Arabic\nClinic: Edinburgh\nName: ليلى\nPhone: 020 7946 0182'
  await expect.poll(async () => (await opened(page, mail)).text?.replaceAll('\r', '')).toBe(text)
  expect(await opened(page, mail)).toMatchObject({
    to: EDINBURGH?.email,
    subject: 'Appointment request, Edinburgh, answer in Arabic',
  })
  expect((await opened(page, 'form a[href^="https://wa.example/"]')).text).toBe(text)
  await expect(form.locator(`a[href="tel:${EDINBURGH?.phone?.replaceAll(' ', '')}"]`)).toBeVisible()

  await page.goto('/contact')
  await hydrate(page)
  await page.fill('[name=message]', 'A long story. '.repeat(300))
  await expect(form).toContainText('only its beginning fits')
  const { length } = (await page.locator(mail).getAttribute('href')) ?? ''
  expect(length).toBeLessThan(2000)
})

for (const on of ['a[href^="mailto:"]', 'a[href^="https://wa.example/"]'])
  test(`on a static host a form refuses in the same way, whenever the first click comes: ${on}`, async ({ page }) => {
    test.setTimeout(400_000)
    const opened: Page[] = []
    page.on('popup', (popup) => opened.push(popup))
    const click = await firstClicks(page, ARABIC.path, { by: 'hand', on })
    const clicks = []
    for (const moment of moments({ firstSign: [0, 4, 16], alive: [0, 1, 2, 4, 6, 8] })) clicks.push(await click(moment))
    expect(differing(clicks, ARABIC)).toEqual([])
    expect(opened).toEqual([])
  })

test('on a static host a form whose scripts do not come opens what it can', async ({ page }) => {
  await page.route('**/contact-fields-*.js', (route) => route.abort())
  await page.goto('/contact')
  const opened = page.waitForEvent('popup')
  await page.locator('form a[href^="https://wa.example/"]').click()
  await opened
})

test.describe('on a static host without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page lists all treatments', async ({ page }) => {
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: 'Search treatments' }).click()
    await page.locator('main').getByRole('searchbox').fill('profh')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=profh')
    await expect(page.getByRole('status')).toHaveText('All treatments')
    await expect(page.locator('.card h3')).toHaveCount(LISTED.length)
  })

  test('an address that has moved leads on', leadsOn)

  test('the form opens the own mail of the visitor', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('form[data-typed]')
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${settings.contactInfo.secondaryEmail}\\?subject=Message`))
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form.locator('.notice')).toContainText('This page can’t send the form itself')
    await expect(form.getByRole('button', { name: 'Send it by email' })).toBeVisible()
    await expect(form.getByRole('link', { name: 'Send it by email' })).toBeHidden()
    // Nobody but the browser can check it here.
    await expect(form).not.toHaveAttribute('novalidate')
    await expect(form.locator('a[href^="tel:"]').first()).toBeVisible()
  })
})
