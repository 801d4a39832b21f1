import { Form } from 'tinacms'
import { followPreview } from './language'
import { panelOf } from './places'

let started = false

/** Makes the forms show translations beside their English, in the language of the preview. Once for a page of the admin. */
export function editTranslationsInPlace() {
  if (started) return
  started = true
  showTranslationsInPlace()
  followPreview()
}

const isTranslations = ({ name }: { name: string }) => name === 'translations' || name.endsWith('.translations')

/**
 * Tina opens each group of fields as a panel of its own: a click on an Arabic text would lead three panels deep, away
 * from its English. With this, translations are edited in the panel of their English, on top of it.
 */
function showTranslationsInPlace() {
  const getActiveField = Form.prototype.getActiveField
  Form.prototype.getActiveField = function (name) {
    const group = getActiveField.call(this, name ? panelOf(name) : name)
    const fields = [...group.fields].sort((a, b) => Number(isTranslations(b)) - Number(isTranslations(a)))
    // The form itself is a group, too, with getters that a copy would lose.
    return Object.create(group, { fields: { value: fields, enumerable: true } })
  }
}
