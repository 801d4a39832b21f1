import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { commitTo, edit } from '../../fixtures/repository.ts'
import { axe } from '../axe.ts'
import { becomeTester, branching } from '../branch-site.ts'
import { expect, PATIENCE_MS, signIn } from '../editor.ts'
import { hydrate } from '../test.ts'

const test = branching()
test.setTimeout(400_000)

const ADMIN = '/admin/index.html'
const REVIEW = `${ADMIN}#/screens/review?draft=winter`
const PATIENCE = { timeout: PATIENCE_MS }
const ABOUT = 'content/page/about.json'

type About = { blocks: { heading: string }[] }
const write = (dir: string, heading: string) =>
  commitTo(dir, 'winter', { [ABOUT]: edit<About>(({ blocks }) => Object.assign(blocks[0] as object, { heading })) })

const panel = (page: Page) => page.locator('.rvw')
async function open(page: Page) {
  await hydrate(page)
  await panel(page).locator('> summary').click()
  await expect(panel(page).getByLabel('Your comment')).toBeVisible()
}

test('a draft is read by somebody with a link, ticked by a tester, and looked after by its editor', async ({ browser, site, page }) => {
  write(site.dir, 'Winter offers')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(REVIEW)
  await signIn(page)
  await page.getByLabel('For whom').fill('Dr Hartwell', PATIENCE)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = page.getByLabel('Address of the link')
  await expect(address).toHaveValue(/\/review\/\w/)
  expect((await axe(page).include('[data-screen]').analyze()).violations).toEqual([])

  // Somebody without an account reads this draft, and says something of words in it.
  const reader = await (await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 900 } })).newPage()
  await reader.goto(await address.inputValue())
  await expect(reader).toHaveURL(/\/~review-link~\w+\/about$/)
  const heading = reader.locator('main h1').first()
  await expect(heading).toContainText('Winter offers')
  await open(reader)
  await heading.selectText()
  await expect(panel(reader).locator('.rvw-about')).toContainText('Winter offers')
  await panel(reader).getByLabel('Your name').first().fill('Dr Imogen Hartwell')
  await panel(reader).getByLabel('Your comment').fill('Say until when.')
  await panel(reader).getByRole('button', { name: 'Add the comment' }).click()
  await expect(panel(reader).getByRole('listitem').filter({ hasText: 'Say until when.' })).toContainText('Winter offers')
  await expect(panel(reader).getByRole('checkbox')).toHaveCount(0)
  await expect(panel(reader).getByRole('button', { name: 'Settle' })).toHaveCount(0)
  expect((await axe(reader).include('.rvw').analyze()).violations).toEqual([])

  // A tester finds it at its words, and ticks what they have read.
  const tester = await (await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 900 } })).newPage()
  await becomeTester(tester)
  await tester.goto('/~winter/about')
  await hydrate(tester)
  await tester.getByRole('button', { name: 'Show comment 1' }).click()
  await expect(panel(tester).getByRole('listitem').filter({ hasText: 'Say until when.' })).toBeFocused()
  await panel(tester).getByLabel('Your name').first().fill('Ann')
  await panel(tester).getByRole('button', { name: 'I have read all of it' }).click()
  await expect(panel(tester).getByText('seen by Ann')).toBeVisible()

  // The desk has both; the text that changes takes the tick away and marks the comment.
  await page.reload()
  const comments = page.getByRole('region', { name: 'Comments' })
  await expect(comments.getByText('Dr Imogen Hartwell')).toBeVisible(PATIENCE)
  await expect(page.getByRole('button', { name: 'English: seen by Ann' })).toBeVisible()
  write(site.dir, 'Summer sale')
  await page.reload()
  await expect(page.getByRole('button', { name: 'English: changed since Ann (tester, by password) had seen it' })).toBeVisible(PATIENCE)
  await expect(comments.getByText('The text was changed since')).toBeVisible()

  // In the form it stands with the text, and is answered there.
  await page.evaluate(() => {
    for (const place of [localStorage, sessionStorage]) place.setItem('tinacms-current-branch', JSON.stringify('winter'))
  })
  await page.goto(`${ADMIN}#/~/about?${new URLSearchParams({ form: ABOUT, field: 'title' })}`)
  await page.reload()
  await page.getByText('1 open comment on this page').click(PATIENCE)
  const thread = page.getByRole('listitem').filter({ hasText: 'Say until when.' })
  await thread.getByRole('textbox').fill('Until Christmas.')
  await thread.getByRole('button', { name: 'Answer' }).click()
  await expect(thread.getByText('Until Christmas.')).toBeVisible()
  await thread.getByRole('button', { name: 'Settle' }).click()
  await expect(page.getByText('Comment on a text or a picture of this page')).toBeVisible()

  // The link ends, and its reader is let in no more.
  await page.goto(REVIEW)
  await page.getByRole('button', { name: 'End it…' }).click(PATIENCE)
  await page.getByRole('button', { name: 'End the link' }).click()
  await expect(address).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'This link has ended, or is not whole' })).toBeVisible()
  for (const one of [reader, tester]) await one.context().close()
})

test('what a draft changes is compared with the site, in three ways and two widths; one scroll moves both pages, and nothing in them runs', async ({
  site,
  page,
}) => {
  write(site.dir, 'Winter offers')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(REVIEW)
  await signIn(page)
  const frames = { before: page.locator('iframe[title="Public now"]'), after: page.locator('iframe[title="Draft"]') }
  const [before, after] = [frames.before.contentFrame(), frames.after.contentFrame()]
  await expect(after.locator('main')).toContainText('Winter offers', PATIENCE)
  await expect(before.locator('h1')).toBeVisible()
  await expect(before.locator('main')).not.toContainText('Winter offers')

  const share = page.getByLabel('How much of the draft shows')
  await expect(frames.after).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)')
  await share.press('ArrowRight')
  await expect(frames.after).not.toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)')
  const both = page.getByRole('region', { name: 'Both pages, scrolled together' })
  // There is nothing to scroll before both pages have loaded.
  await expect.poll(() => both.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(300)
  await both.evaluate((scroller) => scroller.scrollTo(0, 300))
  const topOf = (frame: typeof before) => frame.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY ?? 0)
  await expect.poll(() => topOf(after)).toBeGreaterThan(200)
  expect(await topOf(before)).toBe(await topOf(after))

  await page.getByRole('button', { name: 'Side by side' }).click()
  await expect(share).toHaveCount(0)
  await page.getByRole('button', { name: 'Phone' }).click()
  for (const frame of Object.values(frames)) await expect(frame).toHaveCSS('width', '390px')
  await page.getByRole('button', { name: 'One over the other' }).click()
  await expect(frames.after).toHaveCSS('opacity', '0.45')

  const texts = page.getByRole('region', { name: 'Word by word' })
  await texts.getByText('About').click()
  await expect(texts.locator('ins')).toContainText('Winter offers')
  await expect(page.getByRole('region', { name: 'What changed on the site since' })).toContainText('Nothing else changed.')

  for (const frame of [before, after]) {
    await expect(frame.locator('html')).not.toHaveAttribute('data-hydrated')
    await expect(frame.locator('[data-tina-field]')).toHaveCount(0)
  }
  expect((await axe(page).include('[data-screen]').exclude('iframe').analyze()).violations).toEqual([])
})

/** Tells which of red, green and blue is strongest in the middle of a picture that is shown, once it is: a small one is not exactly the colour of its file. */
const colourOf = (picture: Locator) =>
  picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode()
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
    pen?.drawImage(shown, shown.naturalWidth / 2, shown.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
    const colour = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    return ['red', 'green', 'blue'][colour.indexOf(Math.max(...colour))]
  })

const ofColour = (r: number, g: number, b: number) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r, g, b } } })
    .webp({ lossless: true })
    .toBuffer()

test('a picture is commented on in its form, which marks it; the comment shows it as the draft has it, and says when it was replaced', async ({
  site,
  page,
}) => {
  type Pictured = { blocks: { picture?: { src: string } }[] }
  let src = ''
  const read = edit<Pictured>(({ blocks }) => {
    src = blocks[0]?.picture?.src ?? ''
  })
  const paint = async (...colour: [number, number, number]) =>
    commitTo(site.dir, 'winter', { [ABOUT]: read, [`public${src || '/media/first.webp'}`]: await ofColour(...colour) })
  await paint(0, 0, 0)
  await paint(255, 0, 0)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.addInitScript(() => localStorage.setItem('tinacms-current-branch', JSON.stringify('winter')))
  await page.goto(`${ADMIN}#/~/about?${new URLSearchParams({ form: ABOUT, field: 'blocks.0.picture.src' })}`)
  await signIn(page)
  const field = page.locator('[data-field="blocks.0.picture.src"]')
  // Whoever clicks earlier goes on by hand, and is not led to the field.
  await expect(field).toBeVisible(PATIENCE)
  await page.getByText('Comment on a text or a picture of this page').click(PATIENCE)
  await field.getByText(src.replace(/^.*\//, '')).click(PATIENCE)
  const words = page.getByLabel('Comment on “Picture”')
  await words.fill('Lighter, please.')
  await page.getByRole('button', { name: 'Add the comment' }).click()
  const inForm = page.getByRole('listitem').filter({ hasText: 'Lighter, please.' })
  await expect(inForm.getByRole('img', { name: 'Picture' })).toBeVisible()
  await expect(field).toHaveCSS('border-inline-start-width', '4px')
  expect((await axe(page).include('[data-test^="form:"]').analyze()).violations).toEqual([])

  await page.goto(REVIEW)
  const thread = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').filter({ hasText: 'Lighter, please.' })
  await expect(thread).toContainText(/› Picture/, PATIENCE)
  const small = thread.getByRole('img', { name: 'Picture' })
  expect(await colourOf(small)).toBe('red')
  await expect(thread.getByText('The picture was changed since')).toHaveCount(0)
  await paint(0, 128, 0)
  await page.reload()
  await expect(thread.getByText('The picture was changed since')).toBeVisible(PATIENCE)
  expect(await colourOf(small)).toBe('green')
  expect((await axe(page).include('[data-screen]').analyze()).violations).toEqual([])
})
