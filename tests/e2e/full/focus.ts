import type { Page } from '@playwright/test'

/** What the Tab key rests on. `within`: one more stop inside the same element, as a date has. */
export type Stop = {
  name: string
  part: 'main' | 'header' | 'footer' | 'nav' | undefined
  again: boolean
  within: boolean
  kind: 'closed' | 'menu' | undefined
  faults: string[]
}

/** Whose focus was where; kept in the page between two questions. */
type Marked = HTMLElement & { visited?: boolean }

/** Where the focus is now, after Tab or Shift+Tab, and what is wrong with it; undefined once it has left the page. */
export const stop = (page: Page, backwards = false): Promise<Stop | undefined> =>
  page.evaluate(async (backwards) => {
    const kept = window as { last?: Element | null }
    const last = kept.last
    const element = document.activeElement as Marked | null
    kept.last = element
    if (!element || element === document.body || element === document.documentElement) return undefined
    const again = element.visited === true
    element.visited = true
    const label = element.closest('label')
    const faults: string[] = []
    await new Promise(requestAnimationFrame)

    // The ring is drawn around the element or its label, and not cut off on every side by what holds it.
    const ringed = [element, label].find(
      (one) =>
        one?.checkVisibility({ opacityProperty: true }) &&
        getComputedStyle(one).outlineStyle !== 'none' &&
        Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2 &&
        !/(, |\/ )0\)$/.test(getComputedStyle(one).outlineColor),
    )
    if (!ringed || !element.matches(':focus-visible')) faults.push('has no ring')
    for (let box = ringed?.parentElement; ringed && box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { outlineOffset, outlineWidth } = getComputedStyle(ringed)
      const width = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1
      const [ring, edge] = [ringed.getBoundingClientRect(), box.getBoundingClientRect()]
      const across = overflowX !== 'visible' && ring.left - width < edge.left && ring.right + width > edge.right
      const along = overflowY !== 'visible' && ring.top - width < edge.top && ring.bottom + width > edge.bottom
      if (across || along) faults.push(`has a ring that is cut off by ${box.className}`)
    }

    // It can be seen beside the bars that stay in place (WCAG 2.4.11), once what slides has slid.
    const covered = () =>
      [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => {
            const at = document.elementFromPoint(left + width * x, top + height * y)
            if (at && (element.contains(at) || at.contains(element) || label?.contains(at))) return undefined
            return at?.closest('.hdr, .mbar') ? 'bar' : 'other'
          }),
        ),
      )
    const isSeen = () => {
      const fits = element.offsetHeight < innerHeight / 2
      return covered().includes(undefined) && !(fits && covered().includes('bar'))
    }
    let frames = 60
    for (; !isSeen() && frames > 0; frames -= 1) await new Promise(requestAnimationFrame)
    if (frames === 0) faults.push(`is hidden: ${covered()}`)

    // Side by side in the same box, the next stop is drawn further on in the reading direction, or lower.
    if (last?.isConnected && last !== document.body && !again && !last.contains(element)) {
      const path = (one: Element | null): Element[] => (one ? [...path(one.parentElement), one] : [])
      const [former, latter] = backwards ? [element, last] : [last, element]
      const [before, now] = [path(former), path(latter)]
      // What opens over the page comes where its button is, wherever it stands in the document.
      const placeOf = (one: Element, other: Element) => {
        const over = one.closest(':popover-open')
        return (over && !over.contains(other) && document.querySelector(`[popovertarget=${over.id}]`)) || one
      }
      const order = placeOf(former, latter).compareDocumentPosition(placeOf(latter, former))
      if (order & Node.DOCUMENT_POSITION_PRECEDING) faults.push('comes out of order')
      const fork = before.findIndex((one, depth) => one !== now[depth])
      const pair = [before[fork], now[fork]].filter((one) => one !== undefined)
      if (pair.length === 2 && pair.every((one) => ['static', 'relative'].includes(getComputedStyle(one).position))) {
        const [a, b] = pair.map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
        const rtl = getComputedStyle(document.documentElement).direction === 'rtl'
        const [isLeft, isRight] = [b.right <= a.left + 1, b.left >= a.right - 1]
        const [isBefore, isAfter] = rtl ? [isRight, isLeft] : [isLeft, isRight]
        const isAbove = b.bottom <= a.top + 1
        const isBelow = b.top >= a.bottom - 1
        if ((isAbove && !isAfter) || (isBefore && !isBelow)) faults.push('is drawn before the stop before it')
      }
    }
    return {
      name: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') || element.getAttribute('name') || element.textContent || '').trim().slice(0, 40)}`,
      part: (['main', 'header', 'footer', 'nav'] as const).find((part) => element.closest(part)),
      again,
      within: last === element,
      kind: element.hasAttribute('aria-expanded')
        ? 'menu'
        : element.matches('summary') && !(element.parentElement as HTMLDetailsElement).open
          ? 'closed'
          : (element as HTMLButtonElement).popoverTargetElement?.matches(':not(:popover-open)')
            ? 'closed'
            : undefined,
      faults,
    }
  }, backwards)

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex="0"]'

/** What could be used within an element but was never reached, with every disclosure open. */
export const missed = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    ([within, controls]) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>(`:is(${within}) details`)) {
        details.removeAttribute('name')
        details.open = true
      }
      for (const over of document.querySelectorAll<HTMLElement>(`:is(${within}) [popover]`)) if (!over.checkVisibility()) over.showPopover()
      const all = [...document.querySelectorAll<HTMLInputElement & { visited?: boolean }>(controls)].filter((one) => one.closest(within))
      // One stop for a group of radio buttons; what is hidden from everyone is for machines (see `AboutForm`).
      const isOfVisitedGroup = (one: HTMLInputElement) =>
        one.type === 'radio' && all.some((other) => other.type === 'radio' && other.name === one.name && other.visited)
      return all
        .filter((one) => !one.visited && !isOfVisitedGroup(one) && !one.matches(':disabled') && !one.closest('[inert], [aria-hidden=true]'))
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => `never reached: ${one.outerHTML.slice(0, 120)}`)
    },
    [within, CONTROLS] as const,
  )
