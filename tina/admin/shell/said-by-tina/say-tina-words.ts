import { FORM_PANEL } from '../../../../src/admin/form-panel'
import { staffLanguage } from '../../../../src/admin/i18n/staff-language'
import { DIALOG } from '../accessibility/escape-dialogs'
import { tinaWord } from './tina-words'

/** Where Tina says something of its own: its dialogs, lists to choose from, the tools of long texts, lists without items, and the form where there is none. */
const PLACES = [
  `${DIALOG} *`,
  `${FORM_PANEL} select option`,
  'span[class*="/toolbar:flex"]',
  ':is([role=menuitemradio], [role=menuitem], [role=tooltip])',
  ':is([role=menuitemradio], [role=menuitem], [role=tooltip]) *',
  '.bg-gray-100.text-gray-300',
  'p.block.pb-5, a[href^="https://tina.io"]',
].join()
/** What has a name of Tina's beside what it shows. */
const NAMED = 'button[aria-label], nav[aria-label], [placeholder]'
const NAMES = ['aria-label', 'title', 'placeholder']

function sayNames(element: Element) {
  for (const name of NAMES) {
    const said = tinaWord(element.getAttribute(name) ?? '')
    if (said) element.setAttribute(name, said)
  }
}

/** Says what Tina has drawn in the language of the staff, where there are words for it; the nodes that React made stay. */
export function sayTinaWords(): void {
  if (staffLanguage === 'en') return
  for (const element of document.querySelectorAll(PLACES)) {
    for (const node of element.childNodes) {
      const said = node.nodeType === Node.TEXT_NODE ? tinaWord(node.nodeValue ?? '') : undefined
      if (said) node.nodeValue = said
    }
  }
  for (const element of document.querySelectorAll(NAMED)) sayNames(element)
}
