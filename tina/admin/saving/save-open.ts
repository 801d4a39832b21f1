import type { Cms } from './form'

/** Saves the form that is open by its own button, which asks first whether the draft is still there, and is off where nothing has changed. */
export function saveOpen(cms: Cms): void {
  const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === cms.state.activeFormId)?.tinaForm
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === form?.buttons.save)
  button?.click()
}
