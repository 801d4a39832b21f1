import { type Cms, type Form, isOnSite } from './form'
import { word } from './sentences'

/** Lets the buttons under a form name their effect: where Save saves to, and that the other takes back what is not saved. */
export function nameButtons(cms: Cms, form: Form): void {
  form.buttons = { save: word(isOnSite(cms) ? 'saveSite' : 'saveDraft'), reset: word('reset') }
}
