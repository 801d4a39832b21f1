import { DIALOG } from './escape-dialogs'
import { tinaWord } from './tina-words'

/** Tina's dialogs, and the first choice of its lists to choose from. */
const PLACES = `${DIALOG} *, [data-test^="form:"] select option`

/** Says what Tina has drawn in the language of the staff, where there are words for it; the nodes that React made stay. */
export function sayTinaWords(): void {
  for (const element of document.querySelectorAll(PLACES)) {
    for (const node of element.childNodes) {
      const said = node.nodeType === Node.TEXT_NODE ? tinaWord(node.nodeValue ?? '') : undefined
      if (said) node.nodeValue = said
    }
    const hint = tinaWord(element.getAttribute('placeholder') ?? '')
    if (hint) element.setAttribute('placeholder', hint)
  }
}
