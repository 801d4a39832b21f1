import type { Browser, Page, Request } from '@playwright/test'
import type { Look } from './look.ts'

/** A page of a browser, and what it still waits for. */
export type Camera = { page: Page; asked: Set<Request> }

async function open(browser: Browser, width: Look['width'], deviceScaleFactor: number, moment: string): Promise<Camera> {
  const viewport = { width, height: width === 390 ? 844 : 900 }
  const place = { locale: 'en-GB', timezoneId: 'Europe/London' }
  const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce', bypassCSP: true, ...place })
  await context.clock.setFixedTime(moment)
  const page = await context.newPage()
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  return { page, asked }
}

/** Gives the camera for a size of screen; it is opened once, and always has the same hour. */
export function camerasOf(browser: Browser, moment: string) {
  const opened = new Map<string, Promise<Camera>>()
  return (width: Look['width'], scale: number): Promise<Camera> => {
    const key = `${width} ${scale}`
    const camera = opened.get(key) ?? open(browser, width, scale, moment)
    opened.set(key, camera)
    return camera
  }
}
