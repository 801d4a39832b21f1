import type { Frame, Page } from '@playwright/test'
import { EDITOR } from '../../fixtures/server.ts'

/** A text, or a picture's address, as it shows, and the field that a click on it selects. */
export type Shown = { text: string; field?: string; picture: boolean }

/** A document of the page as the editor's form gets it, by its id. */
export type Opened = Record<string, object>

/** Signs in and opens a blank page of this site that takes messages, as the admin does. */
export async function openFrame(page: Page): Promise<void> {
  await page.request.post('/api/editors/sign-in/email', { data: EDITOR })
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    window.addEventListener('message', ({ data }) => {
      if (data?.type === 'open') (window as unknown as { opened: Opened }).opened[data.id] = data.data
    })
    document.body.innerHTML = '<iframe title="preview" width="1440" height="900"></iframe>'
  })
}

/** Everything a visitor could see of a page, opened in the editor's frame, with every disclosure open. */
export async function shownAt(page: Page, path: string): Promise<{ shown: Shown[]; opened: Opened }> {
  await page.evaluate((src) => {
    Object.assign(window, { opened: {} })
    document.querySelector('iframe')?.setAttribute('src', src)
  }, path)
  const frame = page.frame({ url: (url) => url.pathname === path }) ?? (await arrival(page, path))
  await frame.waitForSelector('html[data-hydrated]')
  await frame.waitForSelector('main [data-tina-field]', { state: 'attached' })
  const shown = await frame.evaluate(read)
  const opened = await page.evaluate(() => (window as unknown as { opened: Opened }).opened)
  return { shown, opened }
}

const arrival = async (page: Page, path: string): Promise<Frame> =>
  page.waitForEvent('framenavigated', (frame) => new URL(frame.url()).pathname === path)

/** Runs in the page. */
function read(): Shown[] {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
  const fieldOf = (element: Element | null) => element?.closest('[data-tina-field]')?.getAttribute('data-tina-field') ?? undefined
  const found: Shown[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('script, style, noscript, template, option, [data-elsewhere]')) continue
    const text = node.textContent?.trim() ?? ''
    if (text) found.push({ text, field: fieldOf(parent), picture: false })
  }
  for (const picture of document.querySelectorAll('img'))
    found.push({ text: new URL(picture.src).pathname, field: fieldOf(picture), picture: true })
  return found
}
