import { FORM_PANEL } from '../../../../src/admin/form-panel'
import { word } from '../words'

/** Tina's field for a number has no name. */
const FIELDS = `${FORM_PANEL} :is(input[name], input[type=number], textarea[name], select[name], [role=textbox])`

/** The words of the label that stands above a field: Tina ties it to a name that not every field has as its id. */
function labelAbove(field: Element): string {
  for (let around = field.parentElement; around && !around.matches(FORM_PANEL); around = around.parentElement) {
    const label = [...around.querySelectorAll('label')].find((one) => one.textContent?.trim() && !one.contains(field))
    if (label) return label.textContent?.trim() ?? ''
  }
  return ''
}

/** The two signs above a long text that Tina leaves without words, in their order. */
const LISTS = [word('bullets'), word('numbers')]

/** The sign that opens a menu is a button: Tina makes it one of a group to choose from. Its words are hidden where the row is narrow. */
function nameMenu(menu: Element) {
  menu.removeAttribute('role')
  menu.removeAttribute('aria-checked')
  menu.closest('[role=radiogroup]')?.setAttribute('role', 'presentation')
  const words = menu.querySelector('span')
  if (words) {
    words.id ||= `${menu.id}-words`
    menu.setAttribute('aria-labelledby', words.id)
  } else if (!menu.textContent?.trim()) menu.setAttribute('aria-label', word('moreSigns'))
}

/** Names the signs of one row above a long text. */
function nameSigns(row: Element) {
  for (const menu of row.querySelectorAll('button[aria-haspopup=menu]')) nameMenu(menu)
  const bare = [...row.querySelectorAll('button[role=radio]')].filter((one) => !one.textContent?.trim() && !one.hasAttribute('aria-label'))
  for (const [index, sign] of bare.entries()) sign.setAttribute('aria-label', LISTS[index] ?? '')
}

const isNamed = (field: Element) =>
  field.hasAttribute('aria-label') ||
  field.hasAttribute('aria-labelledby') ||
  [...((field as HTMLInputElement).labels ?? [])].some((label) => label.textContent?.trim())

/**
 * Gives fields the words of their label where Tina ties them to none, takes the role of a switch from labels, whose box has it
 * by itself, and makes of the way back above a form plain links: its list has items that are none.
 */
export function nameFields(): void {
  for (const field of document.querySelectorAll(FIELDS)) if (!isNamed(field)) field.setAttribute('aria-label', labelAbove(field))
  for (const row of document.querySelectorAll(`${FORM_PANEL} [role=toolbar]`)) nameSigns(row)
  for (const label of document.querySelectorAll('label[role=switch]')) label.removeAttribute('role')
  for (const part of document.querySelectorAll('[data-slot=breadcrumb-list]:not([role]), [data-slot=breadcrumb-item]:not([role])'))
    part.setAttribute('role', 'presentation')
}
