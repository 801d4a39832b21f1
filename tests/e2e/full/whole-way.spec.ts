import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { localOf } from '../../../src/content/clinic/clinic-time.ts'
import ar from '../../../src/i18n/review-words/ar.ts'
import zhCN from '../../../src/i18n/review-words/zh-CN.ts'
import { git } from '../../fixtures/repository.ts'
import { clockAt, EDITOR, type Server, setClock, startServer } from '../../fixtures/server.ts'
import { becomeTester, PASSWORD } from '../branch-site.ts'
import { addEditor, expect, PATIENCE_MS, signIn } from '../editor.ts'
import { test as base, hydrate, ownSite } from '../test.ts'

const CLOCK_FILE = join(tmpdir(), `clock-whole-way-${process.pid}`)
const START = new Date()
const inHours = (hours: number) => new Date(START.getTime() + hours * 60 * 60_000)
const settings = { GATE_PASSWORD: PASSWORD, ...clockAt(START.toISOString()), CLOCK_FILE }
const test = base.extend<object, { site: Server }>({ site: ownSite(() => startServer(settings, { history: true })) })
test.setTimeout(400_000)

const ADMIN = '/admin/index.html'
const PATIENCE = { timeout: PATIENCE_MS }
const PAGE = '/london/fillers'
const NAME = 'Winter questions'
const BRANCH = 'winter-questions'
const SAID = { '': 'Winter question?', '/ar': 'سؤال الشتاء؟', '/zh-CN': '冬季问题？' }

/** Opens the form of the question, types into fields of one language after another, and saves it to the draft. */
async function write(page: Page, texts: { name: string; text: string; tab?: RegExp }[]) {
  await page.goto(`${ADMIN}#/collections/edit/faq/~/fillers-cost`)
  for (const { name, text, tab } of texts) {
    if (tab) await page.getByRole('tab', { name: tab }).click(PATIENCE)
    await page.locator(`[name="${name}"]`).fill(text, PATIENCE)
  }
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('mutation') ?? false)
  await page.getByRole('button', { name: /^Save/ }).click()
  expect((await (await saved).json()).errors).toBeFalsy()
}

const newPage = async (browser: Browser, { origin }: Server) =>
  (await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })).newPage()
const panel = (page: Page) => page.locator('.rvw')

/** Opens the page of a draft, or the address of a link to it, with what is said of it. */
async function openDraft(page: Page, address: string) {
  await page.goto(address)
  await hydrate(page)
  await panel(page).locator('> summary').click()
  await expect(panel(page).getByLabel('Your comment')).toBeVisible()
}

/** Looks at a screen of the desk afresh. */
async function look(page: Page, screen: string) {
  await page.goto(`${ADMIN}#/screens/${screen}`)
  await page.reload()
}

test('the whole way: a draft in three languages, read by link, commented, ticked, changed, ticked again, scheduled, public at its moment, taken back', async ({
  browser,
  site,
  page,
}) => {
  const visitor = await newPage(browser, site)
  const read = async (prefix: string) => {
    const html = await (await visitor.request.get(prefix + PAGE)).text()
    return html.replace(/<[^>]+>/g, '').replace(/&nbsp;|[\u00a0\u202f\u2060]/g, ' ')
  }

  // The owner wants a tester to see every part, begins a draft, and changes four texts in three languages.
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${ADMIN}#/screens/releases`)
  await signIn(page)
  await page.getByLabel('Name of the new draft').fill(NAME, PATIENCE)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await loaded
  await write(page, [
    { name: 'question', text: SAID[''] },
    { name: 'answer', text: 'In winter as in summer.' },
    { name: 'translations.ar.question', text: SAID['/ar'], tab: /العربية/ },
    { name: 'translations.zhCN.question', text: SAID['/zh-CN'], tab: /简体中文/ },
  ])
  await look(page, `review?draft=${BRANCH}`)
  await page.getByText('What has to be seen…').click(PATIENCE)
  await page.getByLabel('A second person for every part').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(page.getByText(`A second person for every part, missing: ${SAID['']}`)).toBeVisible()

  // Somebody without an account comments; nobody but them, testers and staff gets a word of it.
  await page.getByLabel('For whom').fill('Dr Hartwell')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel('Address of the link')
  await expect(link).toHaveValue(/\/review\/\w/)
  const reader = await newPage(browser, site)
  await reader.goto(await link.inputValue())
  const draft = new URL(reader.url()).pathname.split('/')[1]
  await openDraft(reader, `/${draft}${PAGE}`)
  // Questions stand folded up.
  await reader.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  await reader.locator('main').getByText(SAID['']).first().selectText()
  await panel(reader).getByLabel('Your name').first().fill('Dr Imogen Hartwell')
  await panel(reader).getByLabel('Your comment').fill('Which winter?')
  await panel(reader).getByRole('button', { name: 'Add the comment' }).click()
  await expect(panel(reader).getByRole('listitem').filter({ hasText: 'Which winter?' })).toBeVisible()
  for (const [prefix, said] of Object.entries(SAID)) expect(await read(prefix)).not.toContain(said)

  // A tester answers, and ticks every language.
  const tester = await newPage(browser, site)
  await becomeTester(tester)
  await openDraft(tester, `/~${BRANCH}${PAGE}`)
  await panel(tester).getByLabel('Your name').first().fill('Ann')
  const thread = panel(tester).getByRole('listitem').filter({ hasText: 'Which winter?' })
  await thread.getByRole('textbox').fill('This one.')
  await thread.getByRole('button', { name: 'Answer' }).click()
  await expect(thread.getByText('This one.')).toBeVisible()
  await panel(tester).getByRole('button', { name: 'I have read all of it' }).click()
  await expect(panel(tester).getByText('seen by Ann')).not.toHaveCount(0)
  for (const [locale, { tickAll }] of Object.entries({ ar, 'zh-CN': zhCN })) {
    await tester.goto(`/~${BRANCH}/${locale}${PAGE}`)
    await hydrate(tester)
    await panel(tester).locator('> summary').click()
    await panel(tester).getByRole('button', { name: tickAll }).click()
    await expect(panel(tester).locator('.rvw-tick small').filter({ hasText: 'Ann' })).not.toHaveCount(0)
  }

  // An edit takes the tick away in its language, and the draft may go out once it is there again.
  await write(page, [{ name: 'question', text: 'This winter’s question?' }])
  await look(page, `review?draft=${BRANCH}`)
  await expect(page.getByRole('button', { name: 'English: changed since Ann (tester, by password) had seen it' }).first()).toBeVisible(
    PATIENCE,
  )
  await expect(page.getByRole('button', { name: 'Arabic: seen by Ann (tester, by password)' }).first()).toBeVisible()
  await expect(page.getByText('A second person for every part, missing: This winter’s question?')).toBeVisible()
  await openDraft(tester, `/~${BRANCH}${PAGE}`)
  await panel(tester).getByRole('button', { name: 'I have read all of it' }).click()
  await expect(panel(tester).getByText('changed since Ann (tester) had seen it')).toHaveCount(0)

  // What an unknown tester has seen is recorded, and counts as no second person's: somebody whom a colleague has invited does.
  await look(page, `review?draft=${BRANCH}`)
  await expect(page.getByText('A second person for every part, missing: This winter’s question?')).toBeVisible(PATIENCE)
  const cem = await addEditor(site, 'cem@clinic.example', 'Cem Aksoy')
  const desk = await newPage(browser, site)
  await desk.goto(`${ADMIN}#/screens/review?draft=${BRANCH}`)
  await signIn(desk, cem)
  await desk.getByLabel('For whom').fill('Tia Low', PATIENCE)
  await desk.getByLabel('Invites this one person to test').check()
  await desk.getByRole('button', { name: 'Make a link' }).click()
  await expect(desk.getByText('invited to test')).toBeVisible()
  const invited = await newPage(browser, site)
  await invited.goto(await desk.getByLabel('Address of the link').first().inputValue())
  const theirs = new URL(invited.url()).pathname.split('/')[1]
  await openDraft(invited, `/${theirs}${PAGE}`)
  await expect(panel(invited).getByLabel('Your name')).toHaveCount(0)
  await panel(invited).getByRole('button', { name: 'I have read all of it' }).click()
  await expect(panel(invited).getByText('seen by Tia Low')).not.toHaveCount(0)

  // Cem leaves, and what he has in hand goes to the owner: his desk is shut, a link for reading goes on, and his invitation ends.
  const reading = { branch: BRANCH, label: 'Dr Low', days: 7, isFrozen: false }
  expect((await desk.request.post('/api/reviews/links', { data: reading })).status()).toBe(200)
  await look(page, 'colleagues')
  const row = page.locator('.people-row').filter({ hasText: cem.email }).first()
  await row.getByRole('button', { name: 'End account' }).click(PATIENCE)
  await expect(row.getByText(`an invitation to test the draft ${NAME}, Tia Low`)).toBeVisible()
  await expect(row.getByText(`a link to the draft ${NAME}, Dr Low`)).toBeVisible()
  await row.getByLabel('What is planned, and the links, go to').selectOption(EDITOR.email)
  await row.getByRole('button', { name: 'End the account' }).click()
  await expect(page.getByText('The account of Cem Aksoy is ended.')).toBeVisible()
  await expect(page.locator('.people-row').filter({ hasText: `${NAME}, Dr Low` })).toContainText('by editor')
  expect((await desk.request.get('/api/tina/history')).status()).toBe(401)
  await invited.reload()
  await expect(panel(invited)).toHaveCount(0)

  // It gets a time, which comes, and visitors read it.
  await look(page, `releases?publish=${BRANCH}`)
  const dialog = page.getByRole('dialog', { name: `Publish ${NAME}` })
  await dialog.getByRole('radio', { name: 'At a time' }).check(PATIENCE)
  const [day = '', time = ''] = localOf(inHours(3)).split('T')
  await dialog.getByLabel('From day').fill(day)
  await dialog.getByLabel('From time').fill(time)
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: /^Schedule for / }).click()
  await expect(page.getByRole('status').filter({ hasText: `“${NAME}” has its time.` })).toBeVisible(PATIENCE)
  expect(await read('')).not.toContain('This winter’s question?')
  setClock(site, CLOCK_FILE, inHours(4).toISOString())
  await expect.poll(() => read(''), PATIENCE).toContain('This winter’s question?')
  for (const prefix of ['/ar', '/zh-CN'] as const) expect(await read(prefix)).toContain(SAID[prefix])
  const release = git(site.dir, 'log', '-1', '--format=%B', 'main')
  expect(release).toContain(`Publish “${NAME}”`)
  expect(release).toMatch(/^Reviewed-by: Ann/m)

  // One button takes all of it back.
  await look(page, 'releases')
  await page.getByRole('region', { name: 'What was published' }).getByRole('link', { name: NAME }).first().click(PATIENCE)
  await page.getByRole('button', { name: 'Take back…' }).click(PATIENCE)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken back' })).toBeVisible()
  for (const [prefix, said] of Object.entries({ ...SAID, '': 'This winter’s question?' })) expect(await read(prefix)).not.toContain(said)
  for (const one of [visitor, reader, tester]) await one.context().close()
  rmSync(CLOCK_FILE)
})
