import { tinaWord } from '../said-by-tina/tina-words'
import { word } from '../words'

/** Tina's dialogs: what lies over everything, its title, and the cross, which only knows clicks. */
export const DIALOG = '.fixed.inset-0.z-modal'
export const CROSS = '.ml-auto.justify-self-end.cursor-pointer'

/** Gives a dialog its name, and its cross what a button has. */
function name(dialog: Element) {
  if (dialog.getAttribute('role') === 'dialog') return
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  const title = dialog.querySelector('h2')?.textContent ?? ''
  dialog.setAttribute('aria-label', tinaWord(title) ?? title)
  const cross = dialog.querySelector<HTMLElement>(CROSS)
  if (!cross) return
  cross.tabIndex = 0
  cross.setAttribute('role', 'button')
  cross.setAttribute('aria-label', word('close'))
  cross.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    cross.click()
  })
}

/** Puts the focus into a dialog, unless something in it took it. */
function enter(dialog: HTMLElement) {
  if (dialog.contains(document.activeElement)) return
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
}

const topmost = () => [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1)

/**
 * Makes Tina's dialogs (the choice of drafts among them) close by Escape and give the focus back to where it was; when one
 * opens, the keyboard goes on in it. Tina's `Modal` has no keys, no role, and a cross that is no button.
 */
export function escapeDialogs(): void {
  let open: HTMLElement | undefined
  // Also what took the focus while the dialog came up, such as the field that a save leads to.
  let last: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest(DIALOG)) last = target
  })
  new MutationObserver(() => {
    const dialog = topmost()
    if (dialog === open) return
    open = dialog
    if (dialog) {
      name(dialog)
      requestAnimationFrame(() => enter(dialog))
    } else if (last?.isConnected && (document.activeElement === document.body || !document.activeElement?.isConnected)) {
      ;(last as HTMLElement).focus({ preventScroll: true })
    }
  }).observe(document.body, { childList: true, subtree: true })
  window.addEventListener('keydown', (event) => {
    const cross = event.key === 'Escape' && !event.defaultPrevented ? topmost()?.querySelector<HTMLElement>(CROSS) : undefined
    if (!cross) return
    event.preventDefault()
    cross.click()
  })
}
