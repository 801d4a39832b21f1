import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { EDITOR, type Server } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { addEditor, emailOf, expect, openEditor, PATIENCE_MS, reopenEditor, signIn, test } from '../editor.ts'

test.setTimeout(300_000)

const ADMIN = '/admin/index.html'
const PATIENCE = { timeout: PATIENCE_MS }
const start = (page: Page) => page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })
const problem = (page: Page) => page.getByRole('alert')
const endSession = (page: Page) => page.context().clearCookies({ name: 'editor.session_token' })

/** What the console of a page complains of from now on, and each request to another host. */
function problemsOf(page: Page, { origin }: Server): string[] {
  const problems: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:/.test(url.protocol) && url.origin !== origin) problems.push(`request to ${url.origin}`)
  })
  return problems
}

test('an editor signs in by keyboard alone, in a form that password managers know', async ({ page, site }) => {
  const problems = problemsOf(page, site)
  await page.goto(ADMIN)
  await expect(emailOf(page)).toBeFocused(PATIENCE)
  const names = await page
    .locator('form input')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('type'), input.getAttribute('autocomplete'), input.closest('form')?.method]),
    )
  expect(names).toEqual([
    ['email', 'username', 'post'],
    ['password', 'current-password', 'post'],
  ])
  await expect(page).toHaveTitle(/^Sign in/)
  await page.keyboard.type(EDITOR.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(EDITOR.password)
  await page.keyboard.press('Enter')
  await expect(start(page)).toBeVisible(PATIENCE)
  await expect(page).not.toHaveTitle(/^Sign in/)
  expect(problems).toEqual([])
  await page.reload()
  await expect(start(page)).toBeVisible(PATIENCE)
})

test('a wrong password, a server that is away, one in trouble and too many tries are told apart, and what was typed stays', async ({
  page,
}) => {
  await page.goto(ADMIN)
  await emailOf(page).fill(EDITOR.email, PATIENCE)
  const password = page.getByLabel('Password')
  await password.fill('marmalade-thursdsay-9')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(password).toHaveAttribute('type', 'text')
  const tries = async (sentence: RegExp) => {
    await password.press('Enter')
    await expect(problem(page)).toHaveText(sentence)
    await expect(emailOf(page)).toHaveValue(EDITOR.email)
    await expect(password).toHaveValue('marmalade-thursdsay-9')
    await expect(password).toBeFocused()
  }
  await tries(/don’t belong together/)
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.focus()

  const address = '**/api/editors/sign-in/email'
  await page.route(address, (route) => route.abort())
  await tries(/can’t be reached/)
  await expect(password).not.toHaveAttribute('aria-invalid')
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ status: 502, body: '' }))
  await tries(/has trouble/)
  await page.unroute(address)
  for (let n = 0; n < 7; n += 1) {
    const [answer] = await Promise.all([page.waitForResponse(address), password.press('Enter')])
    expect(answer.status()).toBe(401)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  }
  await tries(/Too many wrong passwords. Wait a minute/)
})

test('where the session ends while something is typed, the sign-in comes above it, and the save goes on by itself', async ({
  page,
  site,
}) => {
  const preview = await openEditor(page, '/shop')
  await preview.locator('h1').click()
  const input = page.locator('[name$=".heading"]').first()
  await input.fill('Typed before the session ended')
  await endSession(page)
  await page.getByRole('button', { name: /^Save to/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await expect(emailOf(page)).toHaveValue(EDITOR.email)
  await expect(page.getByLabel('Password')).toBeFocused()
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  for (const _ of [1, 2]) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.getByLabel('Password').fill('a wrong password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('don’t belong together')
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const saved = async () => JSON.parse(await readFile(join(site.dir, 'content/page/shop.json'), 'utf8')).blocks[0].heading
  await expect.poll(saved).toBe('Typed before the session ended')
  await expect(input).toHaveValue('Typed before the session ended')
  await expect(preview.locator('h1')).toHaveText('Typed before the session ended')
})

test('where the session ends just before a text is sent, it is sent again once the editor is back', async ({ page, site }) => {
  const preview = await openEditor(page, '/shop')
  await preview.locator('h1').click()
  await page.locator('[name$=".heading"]').first().fill('Sent twice')
  let refused = 0
  await page.route('**/api/tina/gql', async (route) => {
    if (refused > 0 || !route.request().postData()?.includes('mutation')) return route.continue()
    refused += 1
    return route.fulfill({ status: 401, json: { message: 'Sign in to edit.' } })
  })
  await page.getByRole('button', { name: /^Save to/ }).click()
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.keyboard.press('Enter')
  const saved = async () => JSON.parse(await readFile(join(site.dir, 'content/page/shop.json'), 'utf8')).blocks[0].heading
  await expect.poll(saved).toBe('Sent twice')
  expect(refused).toBe(1)
  await expect(preview.locator('h1')).toHaveText('Sent twice')
})

test('a list that is opened after the session has ended is there once the editor is back', async ({ page }) => {
  await page.goto(ADMIN)
  await signIn(page)
  await expect(start(page)).toBeVisible(PATIENCE)
  await endSession(page)
  await page.evaluate(() => window.location.assign('#/collections/teamMember/~'))
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})

test('what an editor typed and did not save is neither shown to the next one on the same browser, nor lost', async ({ page, site }) => {
  const bea = await addEditor(site, 'bea@clinic.example', 'Bea Lin')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')).length)
  const notSaved = page.getByRole('tabpanel').getByText('Not saved yet')
  const offer = page.getByRole('alert').filter({ hasText: 'You have unsaved changes' })
  const preview = await openEditor(page, '/about')
  await preview.locator('h1').click()
  await page.locator('[name$=".heading"]').first().fill('Of the first editor')
  await expect.poll(kept).toBe(1)

  // Somebody else comes to the computer, and signs in where the session has ended.
  await endSession(page)
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: /^Save to/ }).click()
  await signIn(page, bea)
  await expect(page.frameLocator('iframe').locator('h1')).not.toHaveText('Of the first editor', PATIENCE)
  await page.getByRole('button', { name: 'Also on this page' }).waitFor(PATIENCE)
  await expect(offer).toHaveCount(0)
  await page.goto(ADMIN)
  await expect(start(page)).toBeVisible(PATIENCE)
  await expect(page.locator('a[href="#/~/about"]')).toHaveCount(1, PATIENCE)
  await expect(notSaved).toHaveCount(0)
  expect(await kept()).toBe(1)

  await endSession(page)
  await page.reload()
  await signIn(page)
  await expect(notSaved).toBeVisible(PATIENCE)
  await page.locator('a[href="#/~/about"]').first().click()
  await offer.getByRole('button', { name: 'Restore' }).click(PATIENCE)
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Of the first editor', PATIENCE)
})

test('the admin asks nobody else for anything, and its console stays empty', async ({ page, site }) => {
  const signedIn = await page.request.post('/api/editors/sign-in/email', { headers: { origin: site.origin }, data: EDITOR })
  expect(signedIn.status()).toBe(200)
  const problems = problemsOf(page, site)
  const preview = await reopenEditor(page, '/contact')
  await preview.locator('h1').click()
  await expect(page.locator('[name$=".heading"]').first()).toBeVisible()
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByText(EDITOR.email)).toBeVisible(PATIENCE)
  await page.goto(`${ADMIN}#/collections/treatment/~`)
  await page.reload()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible(PATIENCE)
  expect(problems).toEqual([])
})

for (const [width, hasPicture] of [
  [320, false],
  [390, false],
  [768, false],
  [1440, true],
] as const)
  test(`the sign-in fits ${width} pixels, and axe finds nothing in it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(ADMIN)
    await expect(emailOf(page)).toBeFocused(PATIENCE)
    await emailOf(page).fill('nobody@clinic.example')
    await page.getByLabel('Password').fill('a wrong password')
    await page.keyboard.press('Enter')
    await expect(problem(page)).toBeVisible()
    await page.getByText('Forgotten password').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(page.locator('.sign-picture')).toBeVisible({ visible: hasPicture })
    if (hasPicture)
      await expect
        .poll(() => page.locator('.sign-picture img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(600)
    // Behind it stands Tina's empty frame, which nobody can reach: axe doesn't know that.
    expect((await axe(page).include('.sign-page').analyze()).violations).toEqual([])
  })
