import { meaningOf } from '../unsaved/meaning'
import type { Form } from './form'

const isEqual = (one: unknown, other: unknown) => one === other || meaningOf(one) === meaningOf(other)
const isRichText = (value: unknown) => (value as { type?: unknown } | null)?.type === 'root'

/**
 * Makes a form unsaved exactly where its values mean something else than the saved ones. By itself it counts only the fields
 * that are shown, so that a change hides as soon as another panel opens; and it counts what the editor of long texts does to
 * an empty text as soon as it is shown.
 */
export function countByMeaning({ finalForm }: Form, names: string[]): void {
  const { registerField, change } = finalForm
  finalForm.registerField = (name, tell, to, config) => registerField(name, tell, to, { ...config, isEqual })
  finalForm.change = (name, value) => {
    if (isRichText(value) && isEqual(value, finalForm.getFieldState(name)?.value)) return
    change(name, value)
  }
  for (const name of names) finalForm.registerField(name, () => {}, {})
}
