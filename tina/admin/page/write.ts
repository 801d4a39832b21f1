import { languageName } from '../../../src/admin/i18n/language-name'
import { isHeldIn } from '../../../src/admin/standing'
import type { FromPage } from '../../../src/features/preview/rules/frame-messages'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import type { Cms, Form, FormValues } from '../saving/form'
import { tellPage } from './frame'
import { holdKeyboard } from './hold'
import { placeOf } from './names'
import { labelOf } from './show'
import { turnTo } from './turn'
import { word } from './words'
import { fieldAt, isWritable, statesFact } from './writable'

type Message<Type> = Extract<FromPage, { type: Type }>

const valueAt = (values: unknown, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at as FormValues | undefined)?.[name], values)

/** Returns the form and the field of a text in the page. */
function textAt(cms: Cms, name: string): { form: Form; field: string } | undefined {
  const place = placeOf(cms.state.formLists, name)
  const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === place?.form)?.tinaForm
  return form && place ? { form, field: place.field } : undefined
}

/** Lets a text be written in the page where it may be; else leads to it in the form. */
export function beginWriting(cms: Cms, { name, shown }: Message<'page:write'>): void {
  const text = textAt(cms, name)
  if (!text) return
  const { form, field } = text
  cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: form.id, fieldName: field } })
  const value = valueAt(form.values, field)
  const { fields } = cms.api.tina.schema.getCollectionByFullPath(form.path)
  const language = TRANSLATIONS.find(({ key }) => field.includes(`translations.${key}.`))?.locale ?? 'en'
  if (isHeldIn(language) || statesFact(form.values, field) || !isWritable(fieldAt(fields, form.values, field), value, shown)) {
    turnTo('form')
    document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus()
    return
  }
  const label = word('inLanguage', { label: labelOf(cms, form.id, field), language: languageName(language) })
  holdKeyboard(field)
  tellPage({ type: 'desk:write', name, label, text: typeof value === 'string' ? value : '', instead: shown })
}

/** Puts into its form what was written in the page. */
export function putWritten(cms: Cms, { name, text }: Message<'page:written'>): void {
  const place = textAt(cms, name)
  place?.form.finalForm.change(place.field, text)
}
