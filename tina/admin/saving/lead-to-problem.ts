import { complaintWord } from '../../../src/admin/field-words/complaints'
import type { AnyObject } from '../../../src/model/json.ts'
import type { Field } from '../../../src/model/schema.ts'
import { problemsIn, sentenceOf, withoutEmptyGroups } from '../../../src/model/validate/validate.ts'
import type { Cms, Form } from './form'
import { tellRefused } from './saved'
import { word } from './sentences'

/** `'/blocks/1/heading'` => `'blocks.1.heading'`, as forms name their fields. */
const fieldAt = (pointer: string) => pointer.slice(1).replaceAll('/', '.')

/** Returns the first thing in a form that may not be saved: its field, and the sentence that says what to do. */
export function problemOf(fields: Field[], values: AnyObject): { field: string; message: string } | undefined {
  const [first, ...others] = problemsIn(fields, withoutEmptyGroups(fields, values))
  if (!first) return undefined
  const problem = sentenceOf({ ...first, message: complaintWord(first.message) })
  const message = others.length > 0 ? word('notYetMore', { problem, count: others.length }) : word('notYet', { problem })
  return { field: fieldAt(first.pointer), message }
}

/**
 * Save looks through the whole document, not only the panel that is open. Where something is missing or wrong it opens that
 * field and says why; nothing is sent, and nothing typed is lost.
 */
export function leadToProblem(cms: Cms, form: Form): void {
  const { finalForm } = form
  const submit = finalForm.submit
  finalForm.submit = () => {
    const { fields } = cms.api.tina.schema.getCollectionByFullPath(form.path)
    const problem = problemOf(fields, finalForm.getState().values)
    if (!problem) return submit()
    cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: form.id, fieldName: problem.field } })
    tellRefused(cms, form.id, problem.message)
    return undefined
  }
}
