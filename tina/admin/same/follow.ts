import type { Json, JsonObject } from '../../../src/model/json.ts'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import { boundIn, placeOf } from '../../../src/model/same/bindings.ts'
import { bring } from '../../../src/model/same/bring.ts'
import { movedField } from '../../../src/model/same/moved.ts'
import type { Field } from '../../../src/model/schema.ts'
import { joinPath } from '../../../src/model/walk.ts'
import type { Form } from '../saving/form'
import { plain, valueAt } from '../translations/plain'

/** A text that has moved within its list is found again by the server alone, at the next save. */
const stays = (opened: Json, values: Json, path: string, reference: string) => {
  const place = placeOf(reference)
  return place?.path !== path || movedField(opened as JsonObject, values as JsonObject, place.field) === place.field
}

/** The same texts in every language. */
const fieldsOf = (at: string, name: string) => [
  joinPath(at, name),
  ...TRANSLATIONS.map(({ key }) => joinPath(at, 'translations', key, name)),
]

/** Returns the texts of a form that don't say yet what their source in the same form says, with what they are to say. */
export function toFollow(path: string, fields: Field[], opened: Json, values: Json): [field: string, text: string][] {
  const bound = boundIn(values).filter(({ reference }) => stays(opened, values, path, reference))
  if (bound.length === 0) return []
  const brought = bring(path, (one) => (one === path ? { json: values as JsonObject, fields } : undefined))
  return bound
    .flatMap(({ at, name }) => fieldsOf(at, name))
    .flatMap((field): [string, string][] => {
      const [now, next] = [values, brought].map((document) => valueAt(document, field) ?? '')
      return now === next || typeof next !== 'string' ? [] : [[field, next]]
    })
}

/** Lets texts of a form follow their source in the same form while this is written, so that the preview shows both. */
export function followInForm({ id, finalForm }: Form, fields: Field[]): void {
  finalForm.subscribe<'values' | 'initialValues'>(
    ({ values, initialValues }) => {
      // A form that was only opened must not count as changed.
      if (finalForm.getState().pristine) return
      for (const [field, text] of toFollow(id, fields, plain(initialValues), plain(values))) finalForm.change(field, text)
    },
    { values: true, initialValues: true },
  )
}
