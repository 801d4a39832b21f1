import { word as saveWord } from '../../saving/sentences'
import { word } from '../words'
import { nameFields } from './name-fields'

const CONTROLS = '[data-test^="delete-item"], [data-test^="add-item"], a[href*="#/screens/history"]'

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** Opens the item of a list by Enter or Space as by a click. */
function openByKey(event: KeyboardEvent) {
  if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).click()
}

/** Sets an attribute where it is another one: each change is noticed again. */
const set = (element: Element | null | undefined, name: string, value: string) =>
  element?.getAttribute(name) !== value && element?.setAttribute(name, value)

const SORTABLE = ['role', 'tabindex', 'aria-roledescription', 'aria-describedby', 'aria-disabled']

/** Makes the handle what the keyboard moves a row by: it listens to the keys, but the row around all buttons is what gets the focus. */
function handOver(row: Element | null, handle: Element | null | undefined) {
  if (row?.getAttribute('aria-roledescription') !== 'sortable' || !handle) return
  for (const name of SORTABLE) {
    set(handle, name, row.getAttribute(name) ?? '')
    row.removeAttribute(name)
  }
}

/** What a list is called: Tina writes it beside the button that adds to it. */
const labelOfList = (adder: Element | null) => textOf(adder?.parentElement?.firstElementChild?.firstElementChild)
const adderOf = (list: string) => document.querySelector(`[data-test="add-item-${CSS.escape(list)}"]`)

/** Returns the parts of the row of a list that this bin belongs to: its handle, what opens it, and its name. */
export function rowOf(bin: Element) {
  const opener = bin.previousElementSibling as HTMLElement | null
  const handle = opener?.previousElementSibling as HTMLElement | null | undefined
  const inner = opener?.querySelector('button[data-opens]')
  // An item that is one line of text is written in the row itself.
  const line = opener?.querySelector('input, textarea')
  const [, list = '', index = 0] = /^delete-item-(.*)\.(\d+)$/.exec(bin.getAttribute('data-test') ?? '') ?? []
  const name = line
    ? word('line', { list: labelOfList(adderOf(list)), place: Number(index) + 1 })
    : textOf(inner ?? opener?.firstElementChild)
  return { opener, handle, inner, line, name }
}

function nameRow(bin: Element) {
  const { opener, handle, inner, line, name } = rowOf(bin)
  set(line, 'aria-label', name)
  handOver(bin.parentElement, handle)
  set(bin, 'aria-label', word('delete', { name }))
  set(handle, 'aria-label', word('move', { name }))
  // The line is drawn a moment after its row.
  if (line) for (const name of ['role', 'tabindex']) opener?.removeAttribute(name)
  if (!opener || inner || line || opener.tabIndex === 0) return
  opener.tabIndex = 0
  set(opener, 'role', 'button')
  opener.addEventListener('keydown', openByKey)
}

/** The clock is a link within a button that does nothing: one of them has to be the stop of the keyboard, and only the outer can. */
function nameClock(link: HTMLAnchorElement) {
  const button = link.closest('button')
  if (!button || link.inert) return
  link.inert = true
  set(button, 'role', 'link')
  set(button, 'aria-label', word('historyOfText'))
  button.addEventListener('click', () => window.open(link.href, '_blank', 'noopener'))
}

/** A Save that somebody may not use looks so; who presses it all the same reads why. */
function nameSave() {
  for (const button of document.querySelectorAll('button'))
    if (textOf(button) === saveWord('notToSave')) set(button, 'aria-disabled', 'true')
}

function nameAll() {
  nameSave()
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const kind = control.getAttribute('data-test') ?? ''
    if (kind.startsWith('delete-item')) nameRow(control)
    else if (kind.startsWith('add-item')) set(control, 'aria-label', word('addTo', { list: labelOfList(control) }))
    else if (!textOf(control)) nameClock(control as HTMLAnchorElement)
  }
}

/**
 * Gives names to the buttons that Tina draws without one (the bins, plus signs and handles of lists, the clock above the
 * form), and lets the keyboard open the rows of its lists, which only know clicks. Tina takes no names for them, so this
 * follows what it draws.
 */
export function nameControls(): void {
  let waiting = false
  new MutationObserver(() => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      nameAll()
      nameFields()
    })
    // A row that moved has the words of another one in the same elements.
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
