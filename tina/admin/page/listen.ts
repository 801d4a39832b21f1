import { wantedIn } from '../../../src/admin/field-link'
import { onMessage } from '../../../src/admin/on-message'
import { closedSentence } from '../../../src/admin/role-words'
import { offers, standingNow } from '../../../src/admin/standing'
import { type FromPage, messageIn } from '../../../src/features/preview/rules/frame-messages'
import { stopFollowing } from '../field-links/follow-links'
import type { Cms } from '../saving/form'
import { wantSection } from '../sections/wanted'
import { answerKeys } from '../undo/keys'
import { frameOfPage } from './frame'
import { watchKeyboard } from './hold'
import { placeOf } from './names'
import { turnTo, turnToField } from './turn'
import { beginWriting, putWritten } from './write'

/** Opens the choice of sections for a place that was pointed at in the page. */
function addSection(cms: Cms, name: string, isAfter: boolean) {
  const place = placeOf(cms.state.formLists, name)
  const [, list, index] = /^(.*)\.(\d+)$/.exec(place?.field ?? '') ?? []
  const standing = standingNow()
  if (!place || !list) return
  if (standing && !offers('content.save')) return cms.alerts.error(closedSentence('content.save', standing))
  cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: place.form, fieldName: '' } })
  cms.dispatch({ type: 'sidebar:set-display-state', value: 'openOrFull' })
  turnTo('form')
  wantSection({ form: place.form, list, index: Number(index) + (isAfter ? 1 : 0) })
}

/** Does what the page in the frame asks for: writing in it, a section between others, the keys of Undo and Save; a tapped text shows its form. */
export function listenToPage(cms: Cms): void {
  // Who comes to see a page sees it; who comes for one of its texts sees the form.
  const turn = () => turnTo(wantedIn(window.location.hash) ? 'form' : 'page')
  turn()
  watchKeyboard()
  window.addEventListener('hashchange', turn)
  onMessage((event) => {
    if (event.source !== frameOfPage()?.contentWindow) return
    if (event.origin === window.location.origin && event.data?.type === 'field:selected') turnToField(String(event.data.fieldName))
    const message = messageIn<FromPage>(event)
    if (message || event.data?.type === 'field:selected') stopFollowing()
    if (message?.type === 'page:write') beginWriting(cms, message)
    if (message?.type === 'page:written') putWritten(cms, message)
    if (message?.type === 'page:add') addSection(cms, message.name, message.isAfter)
    if (message?.type === 'page:key') answerKeys(cms, message.key)
  })
}
