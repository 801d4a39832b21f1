import { REVISION } from '../../../src/model/version.ts'
import type { Form } from '../saving/form'
import { dropKept, newKey, tabOf, writeKept } from './kept'
import { meaningOf } from './meaning'
import { tellUnsaved } from './news'

const keys = new WeakMap<Form, string>()

/** Returns the key under which the browser keeps the unsaved changes of a form; undefined for a form whose changes are not kept. */
export const keyOf = (form: Form) => keys.get(form)

/** Keeps what is typed into a form in the browser, with each change, until it is saved or reset. */
export function keepUnsaved(form: Form, branch: string, person: string): void {
  const key = newKey(person)
  keys.set(form, key)
  form.finalForm.subscribe(
    ({ values, dirty }) => {
      if (dirty && meaningOf(values) !== meaningOf(form.initialValues))
        writeKept({ key, branch, path: form.id, at: Date.now(), tab: tabOf(), from: form.initialValues, values })
      else dropKept(key)
      tellUnsaved()
    },
    { values: true, dirty: true },
  )
}

/** Puts values into a form; fields that they don't have are emptied. What the form began with stays. */
export function restoreInto({ finalForm, values: now }: Form, values: Record<string, unknown>): void {
  finalForm.batch(() => {
    for (const name of new Set([...Object.keys(now), ...Object.keys(values)])) if (name !== REVISION) finalForm.change(name, values[name])
  })
}
