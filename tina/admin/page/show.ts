import { offers } from '../../../src/admin/standing'
import { labelsAt } from '../../../src/model/field-labels.ts'
import { keyOfLocale } from '../../../src/model/languages.ts'
import type { Cms } from '../saving/form'
import { languageOfForms } from '../translations/language'
import { tellPage } from './frame'
import { namesOf } from './names'

/** Returns how a field is called in its form: `'Heading'`; empty for the form itself. */
export function labelOf(cms: Cms, formId: string, field: string): string {
  const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === formId)?.tinaForm
  if (!form || !field) return ''
  return labelsAt(cms.api.tina.schema.getCollectionByFullPath(form.path).fields, form.values, field).at(-1) ?? ''
}

const TRANSLATED = /(^|\.)translations\.\w+\.([^.]+)$/

/** Returns a text in its own language, in English, and in the language of the forms: the page shows one of them. */
export function inLanguages(field: string, key: string | undefined): string[] {
  const english = field.replace(TRANSLATED, '$1$2')
  const shown = key ? english.replace(/([^.]+)$/, `translations.${key}.$1`) : english
  return [...new Set([field, shown, english])]
}

/** Scrolls the page to a field of a form, or to the section that it is in, and marks it there. */
export function showInPage(cms: Cms, form: string, field: string): void {
  const fields = field ? inLanguages(field, keyOfLocale(languageOfForms())) : []
  const names = fields.flatMap((one) => namesOf(cms.state.formLists, form, one))
  tellPage({ type: 'desk:show', names, label: labelOf(cms, form, field), mayAdd: offers('content.save') })
}
