import type { Page } from '@playwright/test'
import { codeNow } from '../../fixtures/app-codes.ts'
import { EDITOR } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { addEditor, editing, emailOf, expect, PATIENCE_MS, signIn } from '../editor.ts'

/** A site of their own: the last test asks everybody for a second factor. */
const test = editing()
test.setTimeout(300_000)

const PATIENCE = { timeout: PATIENCE_MS }
const COLLEAGUES = '/admin/index.html#/screens/colleagues'
const ACCOUNT = '/admin/index.html#/screens/my_account'
const WORDS = 'four words by chance'

const rowOf = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })
const logLine = (page: Page, text: RegExp) => page.getByRole('row').filter({ hasText: text }).first()
const secretOf = async (page: Page) => (await page.locator('.factor-secret').innerText()).replaceAll(' ', '')
const violations = async (page: Page, part: string) => (await axe(page).include(part).analyze()).violations

async function openColleagues(page: Page) {
  await page.goto(COLLEAGUES)
  await signIn(page)
  await expect(page.getByText('(you)')).toBeVisible(PATIENCE)
}

/** Invites somebody on the screen, and returns the link. */
async function invite(page: Page, email: string, role: string, language?: string) {
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Invite somebody' }) })
  await part.getByLabel('E-mail').fill(email)
  await part.getByLabel('Role').selectOption(role)
  if (language) await part.getByLabel(language).check()
  await part.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByLabel(`The link for ${email}`).inputValue()
  await part.getByRole('button', { name: 'Done' }).click()
  return link
}

test('an owner invites a translator by a link, who sets up a second factor and signs in with it; the owner ends the account', async ({
  page,
  browser,
  site,
}) => {
  const email = 'bea@clinic.example'
  await openColleagues(page)
  const link = await invite(page, email, 'Translator', 'Arabic')
  await expect(rowOf(page, email)).toContainText('Translator (Arabic)')
  expect(await violations(page, '[data-screen]')).toEqual([])

  const hers = await browser.newContext({ baseURL: site.origin })
  const desk = await hers.newPage()
  await desk.goto(link)
  await desk.getByLabel('Name').fill('Bea Lin', PATIENCE)
  await desk.getByLabel('Password').fill('bea clinic bea')
  await desk.getByRole('button', { name: 'Begin' }).click()
  await expect(desk.getByRole('alert')).toContainText('made of the name')
  expect(await violations(desk, '.sign-page')).toEqual([])
  await desk.getByLabel('Password').fill(WORDS)
  await desk.getByRole('button', { name: 'Begin' }).click()
  await expect(desk.getByRole('banner').getByRole('link', { name: 'My account, Bea' })).toBeVisible(PATIENCE)

  await desk.goto(ACCOUNT)
  await desk.getByRole('button', { name: 'Set up' }).click(PATIENCE)
  await desk.getByLabel('Your password').fill(WORDS)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('img', { name: 'Picture with the secret' })).toBeVisible()
  const secret = await secretOf(desk)
  await desk.getByLabel('The code that the app shows now').fill(codeNow(secret, 20))
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('alert')).toContainText('That code is not right')
  expect(await violations(desk, '[data-screen]')).toEqual([])
  await desk.getByLabel('The code that the app shows now').fill(codeNow(secret))
  await desk.keyboard.press('Enter')
  const shown = desk.getByRole('region', { name: 'Backup codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await desk.getByRole('button', { name: 'I have kept them' }).click()
  await expect(desk.getByText('Your second factor is on.')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Look after accounts' })).toHaveCount(0)

  await desk.getByRole('button', { name: 'Sign out here' }).click()
  await expect(emailOf(desk)).toBeVisible(PATIENCE)
  await signIn(desk, { email, password: WORDS })
  const code = desk.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused(PATIENCE)
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('000 000')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('alert')).toContainText('That code is not right')
  expect(await violations(desk, '.sign-page')).toEqual([])
  await code.fill(codeNow(secret))
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('At sign-in you are asked for a code.')).toBeVisible(PATIENCE)
  await desk.getByRole('button', { name: 'Sign out here' }).click()
  await expect(emailOf(desk)).toBeVisible(PATIENCE)
  await signIn(desk, { email, password: WORDS })
  await desk.getByRole('button', { name: 'Use a backup code' }).click(PATIENCE)
  await desk.getByLabel('Backup code').fill(codes[0] ?? '')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('At sign-in you are asked for a code.')).toBeVisible(PATIENCE)
  await desk.goto(COLLEAGUES)
  await expect(desk.getByText('for owners')).toBeVisible(PATIENCE)

  await page.reload()
  await expect(rowOf(page, email).first()).toContainText('second factor', PATIENCE)
  await rowOf(page, email).first().getByRole('button', { name: 'End account' }).click()
  await expect(page.getByRole('button', { name: 'Leave as it is' })).toBeFocused()
  await page.getByRole('button', { name: 'End the account' }).click()
  await expect(page.getByText('The account of Bea Lin is ended.')).toBeVisible()
  await expect(page.locator('.people-row').filter({ hasText: email })).toHaveCount(0)
  for (const line of [/Account ended.*bea@/, /Backup code used.*bea@/, /Wrong code.*bea@/, /Account made.*bea@.*editor@/])
    await expect(logLine(page, line)).toBeVisible()
  await desk.reload()
  await expect(emailOf(desk)).toBeVisible(PATIENCE)
  await desk.goto('about:blank')
  await desk.goto(link)
  await expect(desk.getByText('This link was used already, or is too old.')).toBeVisible(PATIENCE)
  await hers.close()
})

test('an owner changes a role and makes a link for a new password; the only owner stays one', async ({ page, browser, site }) => {
  const cem = await addEditor(site, 'cem@clinic.example', 'Cem Aksoy')
  await openColleagues(page)
  const row = rowOf(page, cem.email).first()
  await row.getByRole('button', { name: 'Change role' }).click()
  await row.getByRole('combobox', { name: 'Role' }).selectOption('Publisher')
  await row.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText('The new role of Cem Aksoy counts from now on.')).toBeVisible()
  await expect(row).toContainText('Publisher')

  const own = rowOf(page, '(you)')
  await own.getByRole('button', { name: 'End account' }).click()
  await page.getByRole('button', { name: 'End the account' }).click()
  await expect(page.getByRole('alert')).toContainText('This is the only owner')
  await expect(own.getByRole('button', { name: 'New password' })).toHaveCount(0)

  await row.getByRole('button', { name: 'New password' }).click()
  await page.getByRole('button', { name: 'Sign out and make a link' }).click()
  const link = await page.getByLabel(`The link for ${cem.email}`).inputValue()
  const his = await browser.newContext({ baseURL: site.origin, locale: 'zh-CN' })
  const desk = await his.newPage()
  await desk.goto(link)
  await desk.getByLabel('密码', { exact: true }).fill(WORDS, PATIENCE)
  await desk.getByRole('button', { name: '更改密码' }).click()
  await expect(desk.getByRole('banner').getByRole('link', { name: /Cem/ })).toBeVisible(PATIENCE)
  await his.close()
})

test('an editor sees where they are signed in, and ends the session of another browser', async ({ page, browser, site }) => {
  const eli = await addEditor(site, 'eli@clinic.example', 'Eli')
  const phone = await browser.newContext({ baseURL: site.origin, userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0' })
  const elsewhere = await phone.newPage()
  for (const one of [elsewhere, page]) {
    await one.goto(ACCOUNT)
    await signIn(one, eli)
    await expect(one.getByText('(this one)')).toBeVisible(PATIENCE)
  }
  await page.getByRole('button', { name: /^End the session in Firefox on Android/ }).click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  await expect(page.getByText('Firefox on Android')).toHaveCount(0)
  await elsewhere.reload()
  await expect(emailOf(elsewhere)).toBeFocused(PATIENCE)
  await phone.close()
})

for (const width of [390, 768, 1440])
  test(`the colleagues fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openColleagues(page)
    await invite(page, `at${width}@clinic.example`, 'Reviewer')
    const edges = await page
      .locator('[data-screen] :is(input, button, p, td):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(edges.length).toBeGreaterThan(8)
    expect(Math.max(...edges)).toBeLessThanOrEqual(width)
  })

test('where owners ask everybody for a second factor, whoever has none sets it up before anything else', async ({
  page,
  browser,
  site,
}) => {
  const dee = await addEditor(site, 'dee@clinic.example', 'Dee')
  await openColleagues(page)
  await page.getByRole('button', { name: 'Ask everybody for it' }).click()
  await expect(page.getByRole('alert')).toContainText('Set up your own second factor first')
  await page.goto(ACCOUNT)
  await page.getByRole('button', { name: 'Set up' }).click(PATIENCE)
  await page.getByLabel('Your password').fill(EDITOR.password)
  await page.keyboard.press('Enter')
  await page.locator('.factor-secret').waitFor()
  await page.getByLabel('The code that the app shows now').fill(codeNow(await secretOf(page)))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.goto(COLLEAGUES)
  await page.getByRole('button', { name: 'Ask everybody for it' }).click(PATIENCE)
  await expect(page.getByText('Everybody needs a second factor.')).toBeVisible()

  const hers = await browser.newContext({ baseURL: site.origin })
  const desk = await hers.newPage()
  await desk.goto(ACCOUNT)
  await signIn(desk, dee)
  await desk.getByRole('button', { name: 'Set up' }).click(PATIENCE)
  await desk.locator('.factor-secret').waitFor()
  expect(await violations(desk, '.sign-page')).toEqual([])
  await desk.getByLabel('The code that the app shows now').fill(codeNow(await secretOf(desk)))
  await desk.keyboard.press('Enter')
  await desk.getByRole('button', { name: 'I have kept them' }).click()
  await expect(desk.getByText('At sign-in you are asked for a code.')).toBeVisible(PATIENCE)
  await hers.close()

  await page.getByRole('button', { name: 'Leave it to each' }).click()
  await expect(page.getByText('Each decides for themselves.')).toBeVisible()
})
