import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { EDITOR, type Server, startServer } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { enquiry, openInbox } from '../inbox.ts'
import { test as base, expect, ownSite } from '../test.ts'

/** These tests write: their site is their own, and believes many enquiries from one address. */
const test = base.extend<object, { site: Server }>({
  site: ownSite(() => startServer({ ENQUIRIES_PER_ADDRESS: '1000', ENQUIRIES_IN_TOTAL: '1000' })),
})
test.describe.configure({ mode: 'serial', timeout: 400_000 })

const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com' }
async function send(request: APIRequestContext, change: object): Promise<string> {
  return (await (await request.post('/api/enquiries', { data: { ...MESSAGE, ...change } })).json()).reference
}

test('an editor finds a new enquiry, opens it, takes notes, moves it on, and it is counted no more', async ({ page, request }) => {
  const older = await send(request, { message: 'The older one', preferredLocation: 'London' })
  const newer = await send(request, { message: 'هل أنتم متاحون؟', firstName: 'ليلى', page: '/ar/contact', preferredLocation: 'Edinburgh' })
  await openInbox(page)
  await expect(page.getByRole('note')).toContainText('No mail server is set up')
  expect(await page.locator('[data-reference]').evaluateAll((all) => all.map((one) => one.getAttribute('data-reference')))).toEqual([
    newer,
    older,
  ])
  await expect(page).toHaveTitle(/^\(2\) /)
  const item = enquiry(page, newer)
  await expect(item.locator('summary')).toContainText('Arabic')
  await item.locator('summary').click()
  await expect(item).toContainText('هل أنتم متاحون؟')
  await item.getByLabel('Note for your colleagues').fill('Rang at ten')
  await item.getByRole('button', { name: 'Save note' }).click()
  await expect(item.locator('summary')).toContainText('with a note')
  await item.getByRole('button', { name: 'Contacted' }).click()
  await expect(item.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Enquiries (1)' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.getByRole('group', { name: 'State' }).first().getByRole('button', { name: 'Contacted' }).click()
  await expect(enquiry(page, older)).toHaveCount(0)
  await expect(enquiry(page, newer)).toBeVisible()
  await enquiry(page, newer).locator('summary').click()
  await expect(enquiry(page, newer).getByLabel('Note for your colleagues')).toHaveValue('Rang at ten')
  await page.getByRole('group', { name: 'Clinic' }).getByRole('button', { name: 'London' }).click()
  await expect(page.getByText('There are none.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox 1 to see to' })).toBeVisible()
})

test('the export holds what is shown, as text that no spreadsheet runs, and deleting asks first', async ({ page, request }) => {
  const reference = await send(request, { firstName: '=SUM(1,1)', lastName: '+44', message: '@risk', preferredLocation: 'London' })
  await openInbox(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as CSV' }).click()])
  const csv = await readFile(await download.path(), 'utf8')
  const line = csv.split('\r\n').find((one) => one.startsWith(reference))
  expect(line).toContain(`"'=SUM(1,1)",'+44,margaret@example.com`)
  expect(line).toContain("'@risk")
  const item = enquiry(page, reference)
  await item.locator('summary').click()
  await item.getByRole('button', { name: 'Delete…' }).click()
  await expect(item.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await item.getByRole('button', { name: 'Delete…' }).click()
  await item.getByRole('button', { name: 'Delete for good' }).click()
  await expect(item).toHaveCount(0)
  await page.reload()
  await page.getByRole('status').filter({ hasText: 'shown' }).waitFor()
  await expect(item).toHaveCount(0)
})

test('likely spam waits in a list of its own until an editor says that it is none', async ({ page, request }) => {
  const reference = await send(request, { 'kept-empty': 'x', took: '9', message: 'Kept aside' })
  await openInbox(page)
  await expect(enquiry(page, reference)).toHaveCount(0)
  await page.getByRole('button', { name: 'Looks like spam (1)' }).click()
  await enquiry(page, reference).locator('summary').click()
  await expect(enquiry(page, reference)).toContainText('a hidden field was filled in')
  await page.getByRole('button', { name: 'This is no spam' }).click()
  await expect(enquiry(page, reference)).toHaveCount(0)
  await page.getByRole('button', { name: /^Enquiries/ }).click()
  await expect(enquiry(page, reference)).toBeVisible()
})

test('every reading, change, export and deletion stands in the log, under the name of who did it', async ({ page }) => {
  await openInbox(page)
  await page.getByRole('button', { name: 'Who looked at what' }).click()
  const rows = page.getByRole('row').filter({ hasText: EDITOR.email })
  for (const action of ['Read', 'Changed', 'Exported', 'Deleted']) await expect(rows.filter({ hasText: action }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'Changed' }).filter({ hasText: 'contacted' })).toHaveCount(1)
  await expect(page.getByRole('table')).not.toContainText('Margaret')
})

test('older enquiries are on further pages, and all fits 768 pixels, passes the accessibility rules and works by keyboard', async ({
  page,
  request,
}) => {
  const oldest = await send(request, { message: 'Before them' })
  for (let n = 0; n < 60; n += 1) await send(request, { message: `Number ${n}`, email: `margaret${n}@example.com` })
  await page.setViewportSize({ width: 768, height: 900 })
  await openInbox(page)
  await expect(page.locator('[data-reference]')).toHaveCount(50)
  const newest = page.locator('[data-reference]').first()
  const first = await newest.getAttribute('data-reference')
  await newest.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(newest).toContainText('Number 59')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)
  const { violations } = await axe(page).include('[data-screen]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(enquiry(page, first ?? '')).toHaveCount(0)
  await expect(enquiry(page, oldest)).toBeVisible()
  await page.getByRole('button', { name: 'Newest' }).click()
  await expect(enquiry(page, first ?? '')).toBeVisible()
})
