import { wantedBy } from '../../../src/features/preview/rules/both-ways'
import type { Cms } from '../saving/form'
import { redo, undo } from './history'

/** Where the keys belong to what is there: the editor of a long text has its own way back, and so has a search. */
const OWN = '[contenteditable]:not([contenteditable=false]), [role=dialog], [role=search], input[type=search], input[type=password]'

const isOwn = (target: EventTarget | null) => target instanceof Element && target.closest(OWN) !== null

/** Takes back by Ctrl or ⌘ Z, and does again by Ctrl or ⌘ Shift Z or Ctrl Y, while the form of a document is open. */
export function listenForUndo(cms: Cms): void {
  window.addEventListener('keydown', (event) => {
    const wanted = wantedBy(event)
    if (!wanted || event.defaultPrevented || isOwn(event.target) || !cms.state?.activeFormId) return
    event.preventDefault()
    if (wanted === 'undo') undo(cms)
    else redo(cms)
  })
}
