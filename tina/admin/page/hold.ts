import { frameOfPage } from './frame'

const box = () => frameOfPage()?.contentDocument?.querySelector<HTMLElement>('[data-writing]')

let held: string | undefined

/** Keeps the keyboard with a text that is written in the page, until somebody points into the form or presses a key there. */
export function holdKeyboard(field: string): void {
  held = field
}

/**
 * Gives the focus back to the text that is written in the page when its field in the form takes it. Tina gives it to the field
 * several times while its panels open, which takes seconds on a slow machine: letters that were typed meanwhile were lost.
 */
export function watchKeyboard(): void {
  const letGo = () => {
    held = undefined
  }
  document.addEventListener('pointerdown', letGo, true)
  document.addEventListener('keydown', letGo, true)
  document.addEventListener('focusin', ({ target }) => {
    if (held && target instanceof Element && target.getAttribute('name') === held) box()?.focus({ preventScroll: true })
  })
}
