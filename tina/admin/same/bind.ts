import type { SamePlace } from '../../../src/features/find/rules/same-places.ts'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import { readBindings, splitField, writeBindings } from '../../../src/model/same/bindings.ts'
import { SAME } from '../../../src/model/same/note.ts'
import { joinPath } from '../../../src/model/walk.ts'
import { valueAt } from '../translations/plain'
import type { FinalForm } from '../translations/values'

const change = (form: FinalForm, field: string, value: unknown) => form.change(field as never, value as never)
const valueIn = (form: FinalForm, path: string) => valueAt(form.getState().values, path)

/** Lets a field of a form say what a place says, in every language, and follow it from now on. */
export function bind(form: FinalForm, field: string, place: SamePlace): void {
  const [at, name] = splitField(field)
  const note = joinPath(at, SAME)
  form.batch(() => {
    change(form, note, writeBindings({ ...readBindings(valueIn(form, note)), [name]: place.reference }))
    change(form, field, place.texts.en)
    for (const { key } of TRANSLATIONS) {
      const translation = joinPath(at, 'translations', key, name)
      const text = place.texts[key] ?? ''
      if (text || valueIn(form, translation)) change(form, translation, text)
    }
  })
}

/** Lets a field of a form have its own text again: the one that it has now. */
export function unbind(form: FinalForm, field: string): void {
  const [at, name] = splitField(field)
  const note = joinPath(at, SAME)
  const { [name]: _gone, ...others } = readBindings(valueIn(form, note))
  change(form, note, writeBindings(others) || undefined)
}
