import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '../test.ts'
import { KINDS } from './kinds.ts'

const MOST_STOPS = 400
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

/** What the Tab key rests on. `within`: one more stop inside the same element, as a date has. */
type Stop = { name: string; again: boolean; within: boolean; ring: boolean; seen: boolean; closed: boolean }

/** Where the focus is now; undefined once it has left the page. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    const last = (window as { last?: Element | null }).last
    const element = document.activeElement as (HTMLElement & { visited?: boolean }) | null
    Object.assign(window, { last: element })
    if (!element || element === document.body || element === document.documentElement) return undefined
    const again = element.visited === true
    element.visited = true
    const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') || element.getAttribute('name') || element.textContent || '').trim().slice(0, 40)}`
    const ring = [element, ...element.querySelectorAll('*'), element.parentElement as Element].some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    // Some part of it can be seen beside the bars that stay in place (WCAG 2.4.11), once what slides has slid.
    const isSeen = () =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.2, 0.5, 0.8].some((y) => {
            const at = document.elementFromPoint(left + width * x, top + height * y)
            return at && (element.contains(at) || at.contains(element) || element.closest('label')?.contains(at))
          }),
        ),
      )
    let frames = 120
    while (!isSeen() && frames > 0) {
      await new Promise(requestAnimationFrame)
      frames -= 1
    }
    const closed = element.matches('summary') && !(element.parentElement as HTMLDetailsElement).open
    return { name, again, within: last === element, ring: ring && element.matches(':focus-visible'), seen: frames > 0, closed }
  })

/** What could be used but was never reached, with every disclosure open. */
const missed = (page: Page) =>
  page.evaluate((focusable) => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
    return [...document.querySelectorAll<HTMLElement & { visited?: boolean }>(focusable)]
      .filter((one) => !one.visited && one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert]'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !(one.matches('[type=radio]') && document.querySelectorAll(`[name="${one.getAttribute('name')}"]`).length > 1))
      .map((one) => `never reached: ${one.outerHTML.slice(0, 120)}`)
  }, FOCUSABLE)

/** Walks through a page, opening what is closed, and gives what went wrong. */
async function walk(page: Page): Promise<string[]> {
  const found: string[] = []
  let stops = 0
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const at = await stop(page)
    if (at?.within) continue
    if (!at || at.again) break
    if (!at.ring) found.push(`no focus ring: ${at.name}`)
    if (!at.seen) found.push(`hidden: ${at.name}`)
    if (!at.closed) continue
    await page.keyboard.press('Enter')
    const open = await page.evaluate(() => document.activeElement?.closest('details')?.open)
    if (!open) found.push(`Enter does not open: ${at.name}`)
  }
  if (stops < 10 || stops === MOST_STOPS) found.push(`the focus went round after ${stops} stops`)
  return [...found, ...(await missed(page))]
}

for (const [prefix, width] of [
  ['', 390],
  ['', 1440],
  ['/ar', 390],
  ['/ar', 1440],
] as const)
  test(`every kind of page is used by the Tab and Enter keys alone at ${width} px in ${prefix || '/en'}`, async ({ page }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const path of KINDS) {
      await page.goto(prefix + path || '/')
      await hydrate(page)
      faults.push(...(await walk(page)).map((fault) => `${prefix}${path} ${fault}`))
    }
    expect(faults).toEqual([])
  })
