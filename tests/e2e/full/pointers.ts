import type { Page } from '@playwright/test'
import { EDITOR } from '../../fixtures/server.ts'

/**
 * A text, or a picture's address, as it shows; the field that a click on it selects, or, where its document is none of
 * the page's, the address and the name of the field that the click opens.
 */
export type Shown = { text: string; field?: string; elsewhere?: string; picture: boolean }

/** A document of the page as the editor's form gets it, by its id. */
export type Opened = Record<string, object>

type Parent = typeof window & { opened: Opened }

/** Signs in and opens a blank page of this site that takes messages and answers them, as the admin does. */
export async function openFrame(page: Page): Promise<void> {
  await page.request.post('/api/editors/sign-in/email', { data: EDITOR })
  // Where pictures lead is told by their addresses. Blocked by the browser itself: a route of Playwright's would turn its cache off.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/media/*', '*.mp4'] })
  // No page of the site but its admin frames another.
  await page.route('/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/blank')
  await page.unroute('/blank')
  await page.evaluate(() => {
    window.addEventListener('message', ({ data: { type, id, data }, source }) => {
      if (type !== 'open') return
      ;(window as Parent).opened[id] = data
      source?.postMessage({ type: 'updateData', id, data }, { targetOrigin: window.location.origin })
    })
    document.body.innerHTML = '<iframe title="preview" width="1440" height="900"></iframe>'
  })
}

/** Everything a visitor could see of a page, opened in the editor's frame, with every disclosure open. */
export async function shownAt(page: Page, address: string): Promise<{ shown: Shown[]; opened: Opened }> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/documents')
  await page.evaluate((src) => {
    Object.assign(window, { opened: {} })
    document.querySelector('iframe')?.setAttribute('src', src)
  }, address)
  const documents: object[] = await (await answer).json()
  await page.waitForFunction((count) => Object.keys((window as Parent).opened).length === count, documents.length)
  const frame = page.frames().find((one) => one.parentFrame())
  if (!frame) throw new Error('There is no preview.')
  // The texts get their fields once the addresses of all documents are there as well, which a cold server takes longest for.
  await frame.locator('[data-tina-field]').first().waitFor({ state: 'attached' })
  // The last document that opened has been drawn.
  await frame.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout: 1000 }))))
  // As text: Playwright takes long over large objects.
  const opened = await page.evaluate(() => JSON.stringify((window as Parent).opened))
  return { shown: JSON.parse(await frame.evaluate(read)), opened: JSON.parse(opened) }
}

/** What shows, as JSON. Runs in the page. */
function read(): string {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
  const leadOf = (element: Element) => {
    const lead = element.closest<HTMLElement>('[data-elsewhere], [data-tina-field]')
    return { elsewhere: lead?.dataset.elsewhere, field: lead?.dataset.tinaField }
  }
  const found: Shown[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('script, style, noscript, template, option')) continue
    const text = node.textContent?.trim() ?? ''
    if (text) found.push({ text, ...leadOf(parent), picture: false })
  }
  for (const picture of document.querySelectorAll('img'))
    found.push({ text: new URL(picture.src).pathname, ...leadOf(picture), picture: true })
  return JSON.stringify(found)
}
