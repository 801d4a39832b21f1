import { type Cms, type Form, isOnSite } from './form'

/** Lets the buttons under a form name their effect: where Save saves to, and that the other takes back what is not saved. */
export function nameButtons(cms: Cms, form: Form): void {
  form.buttons = { save: isOnSite(cms) ? 'Save to the site' : 'Save to the draft', reset: 'Put back' }
}
