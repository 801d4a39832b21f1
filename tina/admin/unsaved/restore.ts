import { placeWord } from '../../../src/admin/field-words/place-word'
import type { JsonObject } from '../../../src/model/json.ts'
import { merge } from '../../../src/model/merge/merge.ts'
import type { Field } from '../../../src/model/schema.ts'
import type { Form, FormValues } from '../saving/form'
import { restoreInto } from './keep'
import type { Kept } from './kept'
import { meaningOf } from './meaning'

/** The values of a form with unsaved changes put back, and the labels of the texts that somebody else changed, too: there the unsaved ones stand. */
export type Restored = { values: FormValues; clashes: string[] }

/** Joins unsaved changes with what has been saved since they were begun, so that putting them back takes nothing from anybody. */
export function joined({ from, values }: Kept, saved: FormValues, fields: Field[]): Restored {
  if (meaningOf(from) === meaningOf(saved)) return { values, clashes: [] }
  // Long texts are trees here, which the merge takes as one text each, by their fields.
  const three = { base: from, theirs: saved, mine: values } as Record<'base' | 'theirs' | 'mine', JsonObject>
  const { document, clashes } = merge(fields, three)
  return { values: document, clashes: clashes.map((where) => where.map(placeWord).join(' › ')) }
}

/** Puts values into a form that was just opened, unsaved; the editors of long texts begin anew with them. */
export function putBack(form: Form, values: FormValues): void {
  form.finalForm.reset(form.initialValues)
  restoreInto(form, values)
}
