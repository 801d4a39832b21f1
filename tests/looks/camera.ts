import type { Browser, Page, Request, ViewportSize } from '@playwright/test'
import type { Look } from './subjects.ts'

/** A page of a browser, and what it still waits for. */
export type Camera = { page: Page; asked: Set<Request> }

/** A Tuesday on which both clinics are open. For every camera it is always this moment. */
export const MOMENT = '2026-03-10T11:00:00Z'

/** Kinds of requests that bring something to look at. What a page tells as it is left does not, and may never be answered. */
const SEEN = ['document', 'stylesheet', 'image', 'media', 'font', 'script', 'fetch', 'xhr']

/** Makes it always the same moment in a page. Playwright's own clock would stop its frames, too, which say when something is drawn. */
function stopClock(moment: number) {
  globalThis.Date = new Proxy(Date, {
    apply: (real) => new real(moment).toString(),
    construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [moment], made),
    get: (real, name) => (name === 'now' ? () => moment : Reflect.get(real, name)),
  })
}

export async function openCamera(browser: Browser, viewport: ViewportSize, deviceScaleFactor = 1): Promise<Camera> {
  const place = { locale: 'en-GB', timezoneId: 'Europe/London' }
  const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce', bypassCSP: true, ...place })
  await context.addInitScript(stopClock, Date.parse(MOMENT))
  const page = await context.newPage()
  const asked = new Set<Request>()
  page.on('request', (request) => SEEN.includes(request.resourceType()) && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  return { page, asked }
}

/**
 * Lends a camera for a size of screen. It is a new one each time: a browser draws a picture from a larger copy of it that another
 * page left decoded, if there is one, and then not quite the same.
 */
export function camerasOf(browser: Browser) {
  return async <Result>(width: Look['width'], scale: number, use: (camera: Camera) => Promise<Result>): Promise<Result> => {
    const camera = await openCamera(browser, { width, height: width === 390 ? 844 : 900 }, scale)
    return use(camera).finally(() => camera.page.context().close())
  }
}
