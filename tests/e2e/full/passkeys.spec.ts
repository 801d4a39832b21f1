import type { Browser, Page } from '@playwright/test'
import { EDITOR, type Server } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { addEditor, editing, emailOf, expect, PATIENCE_MS, signIn } from '../editor.ts'

const PATIENCE = { timeout: PATIENCE_MS }
const ACCOUNT = '/admin/index.html#/screens/my_account'
const COLLEAGUES = '/admin/index.html#/screens/colleagues'

/** Browsers know passkeys of names, not of numbers. */
const named = ({ origin }: Pick<Server, 'origin'>) => origin.replace('127.0.0.1', 'localhost')

const test = editing().extend({ baseURL: async ({ site }, use) => use(named(site)) })
test.setTimeout(300_000)

const violations = async (page: Page, part: string) => (await axe(page).include(part).analyze()).violations
const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' })
const useButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey', exact: true })

/** Gives a page a device that holds passkeys and says that it has asked who is there. */
async function withDevice(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return page
}

/** Another browser, with a device of its own. */
async function otherBrowser(browser: Browser, site: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: named(site) })
  return withDevice(await context.newPage())
}

/** Adds a passkey on one's own account, by keyboard alone. */
async function add(page: Page, name: string) {
  await addButton(page).focus(PATIENCE)
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Name' }).last()
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(EDITOR.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The passkey is added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/made on \d/)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expect(emailOf(page)).toBeFocused(PATIENCE)
}

test('a passkey is added, signs in and is removed, by keyboard', async ({ page, site }) => {
  const fay = await addEditor(site, 'fay@clinic.example', 'Fay')
  await withDevice(page)
  await page.goto(ACCOUNT)
  await signIn(page, fay)
  await add(page, 'Fay’s phone')
  expect(await violations(page, '[data-screen]')).toEqual([])

  await signOut(page)
  expect(await violations(page, '.sign-page')).toEqual([])
  for (const field of [page.getByLabel('Password', { exact: true }), page.getByRole('button', { name: 'Show' })]) {
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(useButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fay’s phone')).toBeVisible(PATIENCE)

  await page.getByRole('button', { name: 'Remove the passkey Fay’s phone' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Removes “Fay’s phone”.')).toBeVisible()
  await page.getByLabel('Your password').fill('not my password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The current password is not the right one')
  expect(await violations(page, '[data-screen]')).toEqual([])
  await page.getByLabel('Your password').fill(fay.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(page.getByText('None yet.')).toBeVisible()

  await signOut(page)
  await useButton(page).click()
  await expect(page.getByRole('alert')).toContainText('That passkey opens nothing here')
  await expect(emailOf(page)).toBeVisible()
})

test('where a second factor is demanded, the password is followed by the passkey, and a passkey is enough to begin with', async ({
  page,
  browser,
  site,
}) => {
  const gus = await addEditor(site, 'gus@clinic.example', 'Gus')
  const his = await otherBrowser(browser, site)
  await withDevice(page)
  await page.goto(ACCOUNT)
  await signIn(page)
  await add(page, 'Owner’s key')
  await page.goto(COLLEAGUES)
  await page.getByRole('button', { name: 'Ask everybody for it' }).click(PATIENCE)
  await expect(page.getByText('Everybody needs a second factor.')).toBeVisible()

  await his.goto(ACCOUNT)
  await signIn(his, gus)
  await his.getByRole('button', { name: 'Use a passkey instead' }).click(PATIENCE)
  await expect(his.getByText(/made on \d/)).toBeVisible(PATIENCE)
  await signOut(his)
  await signIn(his, gus)
  await expect(useButton(his)).toBeFocused(PATIENCE)
  expect(await violations(his, '.sign-page')).toEqual([])
  await his.keyboard.press('Enter')
  await expect(his.getByText(/made on \d/)).toBeVisible(PATIENCE)

  const stranger = await otherBrowser(browser, site)
  await stranger.goto(ACCOUNT)
  await signIn(stranger, gus)
  await expect(stranger.getByRole('heading', { name: 'Now your passkey' })).toBeVisible(PATIENCE)
  await stranger.reload()
  await expect(emailOf(stranger)).toBeVisible(PATIENCE)

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: /Passkey used.*gus@/ })).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Leave it to each' }).click()
  await expect(page.getByText('Each decides for themselves.')).toBeVisible()
  for (const one of [his, stranger]) await one.context().close()
})
