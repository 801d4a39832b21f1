import { showTranslationsInPlace } from './in-place'
import { followPreview } from './language'

let started = false

/** Makes the forms show translations beside their English, in the language of the preview. Once for a page of the admin. */
export function editTranslationsInPlace() {
  if (started) return
  started = true
  showTranslationsInPlace()
  followPreview()
}
