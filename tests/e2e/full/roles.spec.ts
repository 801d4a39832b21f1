import type { Page } from '@playwright/test'
import { git } from '../../fixtures/repository.ts'
import { type Server, startServer } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { addEditor, editing, expect, PATIENCE_MS, signIn } from '../editor.ts'
import { ownSite } from '../test.ts'

/** A site whose content is a git repository, so that it has drafts. */
const test = editing().extend<object, { site: Server }>({ site: ownSite(() => startServer({}, { history: true })) })

test.setTimeout(300_000)

const ADMIN = '/admin/index.html'
const PATIENCE = { timeout: PATIENCE_MS }
const ways = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link')
const status = (page: Page) => page.getByRole('status')

/** Opens the desk as a new account of a role. */
async function openAs(page: Page, site: Server, role: string, ...more: string[]) {
  const who = await addEditor(site, `the.${role}@clinic.example`, `The ${role}`, '--role', role, ...more)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(ADMIN)
  await signIn(page, who)
  await expect(ways(page).first()).toBeVisible(PATIENCE)
}

test('reception begins at the inbox, has no other way, and reads at another address who may open it', async ({ page, site }) => {
  const refused: string[] = []
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
  await openAs(page, site, 'reception')
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible(PATIENCE)
  await expect(ways(page)).toHaveText(['Inbox'])
  await page.goto(`${ADMIN}#/~/about`)
  const sentence = 'Reading the content is for owners, publishers, editors, translators and reviewers. Your role is reception.'
  await expect(page.getByText(sentence)).toBeVisible(PATIENCE)
  expect((await axe(page).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'Back to where you work' }).click()
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  expect(refused).toEqual([])
})

test('a reviewer opens every form, is told that nothing is saved, and reads why where they press Save', async ({ page, site }) => {
  await openAs(page, site, 'reviewer')
  await expect(ways(page)).toHaveText(['Desk', 'Pages', 'Treatments', 'Pictures', 'Settings', 'Releases', 'Report', 'History'])
  await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(0)
  await page.goto(`${ADMIN}#/collections/edit/faq/~/fillers-cost`)
  const save = page.getByRole('button', { name: 'Not for you to save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true', PATIENCE)
  await expect(status(page).getByText('You are here to read. Nothing that you type is saved.')).toBeVisible()
  await page.locator('[name="question"]').fill('By a reviewer?')
  await save.click({ force: true })
  await expect(page.getByText('Saving is for owners, publishers and editors. Your role is reviewer.')).toBeVisible()
})

test('a translator saves a text of their language; the English, other languages and the sections are there to read', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'translator', '--languages', 'ar')
  await page.goto(`${ADMIN}#/collections/edit/faq/~/fillers-cost`)
  await expect(status(page).getByText('You translate into Arabic. Save takes these texts, and refuses any other.')).toBeVisible(PATIENCE)
  await expect(page.getByRole('tab', { name: /العربية/ })).toHaveAttribute('aria-selected', 'true')
  await page.locator('[name="translations.ar.question"]').fill('كم التكلفة؟')
  const save = page.getByRole('button', { name: 'Save to the site' })
  await save.click()
  await expect(page.getByText('Saved to the site: visitors see it where a page shows it.')).toBeVisible()
  const english = page.getByRole('group', { description: /^Yours are the texts in Arabic/ }).locator('[name="question"]')
  await expect(english).toBeDisabled()
  await page.getByRole('tab', { name: '简体中文' }).click()
  await expect(page.locator('[name="translations.zhCN.question"]')).toHaveAttribute('readonly', '')
  await page.goto(`${ADMIN}#/~/about`)
  await expect(page.getByRole('note').getByText('Yours are the texts in Arabic.')).toBeVisible(PATIENCE)
  await expect(page.getByText('Sections', { exact: true }).first()).toBeVisible(PATIENCE)
  await expect(page.locator('[data-opens]').first()).toBeVisible()
  const changes = /^(Add|Delete|Move|Duplicate|Insert|Hide(?! editing panel))/
  await expect(page.getByRole('button', { name: changes })).toHaveCount(0)
  await expect(page.frameLocator('iframe').getByRole('button', { name: changes })).toHaveCount(0)
})

test('while the owners want it, an editor saves on drafts only: told before they type, led to one, and noted in the log', async ({
  page,
  browser,
  site,
}) => {
  const owner = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await owner.goto(`${ADMIN}#/screens/colleagues`)
  await signIn(owner)
  await owner.getByLabel('All but owners and publishers').check(PATIENCE)
  await owner.getByRole('button', { name: 'Decide on drafts' }).click()
  await expect(owner.getByText('Only owners and publishers save on the site itself.')).toBeVisible()
  await expect(owner.locator('.people-log').getByRole('row').filter({ hasText: 'Others work on drafts only' })).toHaveCount(1)
  expect((await axe(owner).analyze()).violations).toEqual([])

  const sentence = 'Only owners and publishers save on the site itself. Choose or begin a draft in the bar above, and save there.'
  await openAs(page, site, 'editor')
  await expect(page.getByRole('note').getByText(sentence)).toBeVisible(PATIENCE)
  await expect(status(page).getByText(sentence)).toBeVisible()
  await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(0)
  expect((await axe(page).analyze()).violations).toEqual([])
  await page.goto(`${ADMIN}#/~/about`)
  await expect(page.getByRole('button', { name: 'Save in a draft only' })).toBeVisible(PATIENCE)
  await page.getByRole('note').getByRole('button', { name: 'Choose a draft' }).click()
  await page.getByLabel('Name of the new draft').fill('Spring')
  // The admin is loaded again in the new draft.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await loaded
  await page.locator('[name="title"]').fill('On a draft', PATIENCE)
  await expect(page.getByRole('note')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await expect.poll(() => git(site.dir, 'log', '-1', '--format=%an', 'spring')).toBe('The editor')
  await owner.getByLabel('Everybody, owners and publishers too').check()
  await owner.getByRole('button', { name: 'Decide on drafts' }).click()
  await expect(owner.getByText('Nobody saves on the site itself: it only changes by drafts.')).toBeVisible()
  await owner.goto(`${ADMIN}#/screens/start`)
  await owner.reload()
  await expect(owner.getByRole('note').getByText('Nobody saves on the site itself: everybody works on drafts.')).toBeVisible(PATIENCE)
  await owner.goto(`${ADMIN}#/screens/colleagues`)
  await owner.getByLabel('Nobody has to').check(PATIENCE)
  await owner.getByRole('button', { name: 'Decide on drafts' }).click()
  await expect(owner.getByText('Whoever may save does so on the site itself, too.')).toBeVisible()
  await owner.context().close()
})
