import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'

/** When a click comes: so many frames after the visitor's first sign, or after the page says that it is alive. */
export type Moment = { since: 'first sign' | 'alive'; frames: number }

/** So many frames after each. */
export const moments = ({ firstSign, alive }: { firstSign: number[]; alive: number[] }): Moment[] => [
  ...firstSign.map((frames) => ({ since: 'first sign' as const, frames })),
  ...alive.map((frames) => ({ since: 'alive' as const, frames })),
]

/** What a visitor gets: words, the fields they lead to, where the focus and the visitor are, and of how many fields the browser complains itself. */
type Answer = { text: string; links: string[]; focused: boolean; path: string; byBrowser: number }

/** What one click led to, and how often something was posted until the next. */
export type Click = Moment & { answer: Answer; posts: number }

/** What a form must say when it is sent empty. */
type Expected = { path: string; title: string; links: string[] }

const fields = (form: string, names: string[]) => names.map((name) => `#${form}-${name}`)
const ASKED = {
  contact: fields('contact', ['firstName', 'email', 'message']),
  appointment: fields('appointment', ['preferredLocation', 'firstName', 'lastName', 'email', 'phone', 'consent']),
}
export const CONTACT: Expected = { path: '/contact', title: 'Please check 3 fields', links: ASKED.contact }
export const ARABIC: Expected = { path: '/ar/book-treatment', title: 'يُرجى مراجعة 6 حقول', links: ASKED.appointment }
export const FORMS: Expected[] = [
  CONTACT,
  { path: '/book-treatment', title: 'Please check 6 fields', links: ASKED.appointment },
  { path: '/ar/contact', title: 'يُرجى مراجعة 3 حقول', links: ASKED.contact },
  ARABIC,
]

/** The clicks that were not answered as they must be, all with the same words, or posted more than once. */
export const differing = (clicks: Click[], { path, title, links }: Expected): Click[] =>
  clicks.filter(
    ({ answer, posts }) =>
      posts > 1 ||
      !answer.text.startsWith(title) ||
      !isDeepStrictEqual(answer, { text: clicks[0]?.answer.text, links, focused: true, path, byBrowser: 0 }),
  )

type Watched = typeof window & { byBrowser: number }

const SLOWER = 4
const PATIENCE_MS = 20_000

/**
 * Clicks on what sends a form that is still empty, on a slow processor, each time on the page as it first comes. A script
 * in the page clicks to the frame; a hand, which the page trusts more, a little later.
 */
export async function firstClicks(page: Page, path: string, { by = 'script', on = '[type=submit]' } = {}) {
  const target = page.locator(`form[data-typed] ${on}`).first()
  const client = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate })
  const clicks: Click[] = []
  page.on('request', (request) => {
    const click = clicks.at(-1)
    if (click && request.method() === 'POST') click.posts += 1
  })
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.byBrowser = 0
    document.addEventListener(
      'invalid',
      () => {
        watched.byBrowser += 1
      },
      true,
    )
  })
  return async (moment: Moment): Promise<Click> => {
    await page.goto(path)
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('Nothing sends the form')
    await slowDown(SLOWER)
    const click = { ...moment, posts: 0, answer: await page.evaluate(read) }
    clicks.push(click)
    await target.evaluate(atMoment, { ...moment, clicks: by === 'script' })
    if (by === 'hand') await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    // A page that the server answers may take the focus before it is read to its end, where it takes its own address.
    const answered = () =>
      document.readyState === 'complete' &&
      (document.querySelector('.sum') === document.activeElement || (window as unknown as Watched).byBrowser > 0)
    await page.waitForFunction(answered, undefined, { timeout: PATIENCE_MS }).catch(() => undefined)
    await slowDown(1)
    click.answer = await page.evaluate(read)
    return click
  }
}

/** Gives the visitor's first sign; at the moment it clicks, or is done. */
function atMoment(target: Element, { since, frames, clicks }: Moment & { clicks: boolean }): Promise<void> | undefined {
  const moment = new Promise<void>((now) => {
    const after = (left: number): unknown => (left > 0 ? requestAnimationFrame(() => after(left - 1)) : now())
    const alive = new MutationObserver(() => {
      alive.disconnect()
      after(frames)
    })
    if (since === 'alive') alive.observe(document.documentElement, { attributes: true, attributeFilter: ['data-hydrated'] })
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    if (since === 'first sign') after(frames)
  })
  if (!clicks) return moment
  // The page may be left by it.
  moment.then(() => (target as HTMLElement).click())
  return undefined
}

/** What the form says, and whether that has the focus. */
function read(): Answer {
  const alerts = [...document.querySelectorAll<HTMLElement>('[role=alert]')]
  return {
    text: alerts.map(({ innerText }) => innerText).join('\n\n'),
    links: alerts.flatMap((alert) => [...alert.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')),
    focused: alerts.length === 1 && alerts[0] === document.activeElement,
    path: window.location.pathname,
    byBrowser: (window as unknown as Watched).byBrowser,
  }
}
