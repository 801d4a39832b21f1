import { ALIVE } from '../ui/alive.ts'
import { isTranslated } from './translated.client.ts'

/**
 * Keeps clicks on what works only once the page is alive, and calls `load` at each. They are given back when the page says
 * that it is; those on what comes `late` once that says so, too (see `ui/lazy-view.tsx`). Returns a function that drops those that are kept.
 */
export function holdClicks(load: () => void) {
  const held: HTMLElement[] = []
  let dead = '[data-js]'
  const hold = (event: Event) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(dead)
    // A script that clicks means what is there now.
    if (!target || !event.isTrusted || isTranslated()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(target)
    load()
  }
  document.addEventListener('click', hold, true)
  document.addEventListener(ALIVE, async () => {
    dead = '[data-js=late]'
    for (const target of held.splice(0)) {
      // React takes two clicks at once for one.
      await undefined
      if (target.matches(dead)) held.push(target)
      else if (target.isConnected) target.click()
    }
  })
  return () => void held.splice(0)
}
