import { placeWord } from '../../../src/admin/field-words/place-word'
import { fieldChanges } from '../../../src/model/field-changes.ts'
import type { JsonObject } from '../../../src/model/json.ts'
import { merge } from '../../../src/model/merge/merge.ts'
import type { Field } from '../../../src/model/schema.ts'
import type { Form, FormValues } from '../saving/form'
import { plain } from '../translations/plain'
import { restoreInto } from './keep'
import type { UnsavedChanges } from './kept'
import { meaningOf } from './meaning'

/** The values of a form with unsaved changes put back, and the labels of the texts that were changed otherwise, too: there the unsaved ones stand. */
export type Restored = { values: FormValues; clashes: string[] }

/**
 * Joins unsaved changes with what became of the document since they were begun, what is typed into its form by now included, so that putting
 * them back takes nothing from anybody.
 */
export function joined({ from, values }: UnsavedChanges, now: FormValues, fields: Field[]): Restored {
  if (meaningOf(from) === meaningOf(now)) return { values, clashes: [] }
  // Long texts are trees here, which the merge takes as one text each, by their fields.
  const three = { base: from, theirs: now, mine: values } as Record<'base' | 'theirs' | 'mine', JsonObject>
  const { document, clashes } = merge(fields, three)
  return { values: document, clashes: clashes.map((where) => where.map(placeWord).join(' › ')) }
}

const WORDS_AT_MOST = 80

/** Returns the first text that unsaved changes changed, in the order of the form: where it is, and how it reads now; undefined where nothing was. */
export function firstChange({ from, values }: UnsavedChanges, fields: Field[]): { place: string; words: string } | undefined {
  const [first] = fieldChanges(fields, plain(from) as JsonObject, plain(values) as JsonObject)
  if (!first) return undefined
  const words = (first.after ?? '').replace(/\s+/g, ' ').trim()
  const cut = words.length > WORDS_AT_MOST ? `${words.slice(0, WORDS_AT_MOST).trimEnd()}…` : words
  return { place: first.where.map(placeWord).join(' › '), words: cut }
}

/** The texts in which unsaved changes take the place of others: of what was saved since by anybody, and of what is typed into the form alone. */
export type Clashes = { saved: string[]; typed: string[] }

/** Tells by their labels which texts unsaved changes take the place of, given what is saved and what is in the form by now. */
export function clashesWith(kept: UnsavedChanges, saved: FormValues, now: FormValues, fields: Field[]): Clashes {
  const { clashes } = joined(kept, now, fields)
  const before = new Set(joined(kept, saved, fields).clashes)
  return { saved: clashes.filter((place) => before.has(place)), typed: clashes.filter((place) => !before.has(place)) }
}

/** Puts unsaved changes back into a form, beside what is typed there by now; the editors of long texts begin anew. */
export function putBack(kept: UnsavedChanges, form: Form, fields: Field[]): void {
  const { values } = joined(kept, form.values, fields)
  form.finalForm.reset(form.initialValues)
  restoreInto(form, values)
}
