import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serveFolder } from '../../fixtures/static-server.ts'
import { hydrate } from '../test.ts'

test.describe.configure({ mode: 'serial' })

const ROOT = resolve(import.meta.dirname, '../../..')
const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, 'src/server/export.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
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
  const out = join(ROOT, 'build/export')
  for (const file of [
    'index.html',
    '_root.data',
    'ar.html',
    'ar/about.html',
    'ar/about.data',
    'procedures/facial/exosome.html',
    '404.html',
    'sitemap.xml',
  ])
    expect(existsSync(join(out, file)), file).toBe(true)
  const home = readFileSync(join(out, 'index.html'), 'utf8')
  expect(home).toContain('<link rel="canonical" href="https://www.example.com/"')
  for (const [picture] of home.matchAll(/\/media\/w\d+\/[^\s",]+/g)) expect(existsSync(join(out, picture)), picture).toBe(true)
})

/** Where a link leads, as a program that opens it reads it. */
async function opened(page: Page, link: string) {
  const url = new URL((await page.locator(link).first().getAttribute('href')) ?? '')
  return { to: url.pathname, subject: url.searchParams.get('subject'), text: url.searchParams.get('body') ?? url.searchParams.get('text') }
}

test('on a static host a form says that it can not be sent, and offers what was typed by mail and WhatsApp', async ({ browser }) => {
  const host = await serveFolder(join(ROOT, 'build/export'))
  const page = await (await browser.newContext({ baseURL: host.origin })).newPage()
  await page.goto('/ar/book-treatment')
  await hydrate(page)
  const form = page.locator('form[data-draft]')
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
    to: 'edinburgh@roseandthistle.example',
    subject: 'Appointment request, Edinburgh, answer in Arabic',
  })
  expect((await opened(page, 'form a[href^="https://wa.example/"]')).text).toBe(text)
  await expect(form.locator('a[href="tel:01314960247"]')).toBeVisible()

  await page.goto('/contact')
  await hydrate(page)
  await page.fill('[name=message]', 'A long story. '.repeat(300))
  await expect(form).toContainText('only its beginning fits')
  const { length } = (await page.locator(mail).getAttribute('href')) ?? ''
  expect(length).toBeLessThan(2000)
  await page.context().close()
  await host.close()
})

test('on a static host without script, the form opens the own mail of the visitor', async ({ browser }) => {
  const host = await serveFolder(join(ROOT, 'build/export'))
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: host.origin })).newPage()
  await page.goto('/contact')
  const form = page.locator('form[data-draft]')
  await expect(form).toHaveAttribute('action', /^mailto:bookings@roseandthistle\.example\?subject=Message/)
  await expect(form).toHaveAttribute('enctype', 'text/plain')
  await expect(form.locator('.notice')).toContainText('This page can’t send the form itself')
  await expect(form.getByRole('button', { name: 'Send it by email' })).toBeVisible()
  await expect(form.locator('a[href^="tel:"]').first()).toBeVisible()
  await page.context().close()
  await host.close()
})
