import { FORM_PANEL } from '../../../src/admin/form-panel'
import { type DeskKey, wantedBy } from '../../../src/features/preview/rules/desk-keys'
import type { Cms } from '../saving/form'
import { saveOpen } from '../saving/save-open'
import { redo, undo } from './history'

const DIALOG = '[role=dialog], dialog'
/** Where the keys belong to what is there: the editor of a long text has its own way back, and so has a search. */
const OWN = `[contenteditable]:not([contenteditable=false]), [role=search], [role=combobox][aria-expanded=true], input[type=search], input[type=password], ${DIALOG}`

/** Tells whether the way back is that of what has the cursor; a text outside the form, such as a comment, is none of its changes. */
const hasOwnWayBack = (target: Element) =>
  target.closest(OWN) !== null || (target.matches('input:not([type=radio], [type=checkbox]), textarea') && !target.closest(FORM_PANEL))

/** Tells whether keys mean what has the cursor; what is written there is saved with the rest of its form. */
const isOwn = (target: EventTarget | null, wanted: DeskKey) =>
  target instanceof Element && (wanted === 'save' ? target.closest(DIALOG) !== null : hasOwnWayBack(target))

/** Does in the form that is open what keys ask for. */
export function answerKeys(cms: Cms, wanted: DeskKey): void {
  if (wanted === 'undo') undo(cms)
  else if (wanted === 'redo') redo(cms)
  else saveOpen(cms)
}

/** While the form of a document is open, takes back by Ctrl or ⌘ Z, does again by Ctrl or ⌘ Shift Z or Ctrl Y, and saves by Ctrl or ⌘ S. */
export function listenForUndo(cms: Cms): void {
  window.addEventListener('keydown', (event) => {
    const wanted = wantedBy(event)
    if (!wanted || event.defaultPrevented || !cms.state?.activeFormId) return
    const own = isOwn(event.target, wanted)
    // The browser would save its page.
    if (!own || wanted === 'save') event.preventDefault()
    if (!own) answerKeys(cms, wanted)
  })
}
