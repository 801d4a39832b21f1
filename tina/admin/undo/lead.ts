import { reachable } from '../../../src/admin/field-link'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import { showInPage } from '../page/show'
import type { Cms, Form } from '../saving/form'
import { chooseLanguage } from '../translations/language'
import type { ValueChange } from './changes'

/** What is shown in the list of sections itself, not in the panel of the section. */
const SWITCHES = /\.\d+\.hidden$/

/** Returns the field that shows a change: a text, or the panel around a list in which something came, went or moved. */
export function fieldOf({ path, before, after }: ValueChange): string {
  const isList = Array.isArray(before) || Array.isArray(after)
  const isOfTexts = [before, after].some((value) => Array.isArray(value) && typeof value[0] === 'string')
  if (SWITCHES.test(path)) return path.replace(/\.?[^.]+\.\d+\.hidden$/, '')
  return isList && !isOfTexts ? path.replace(/\.?[^.]+$/, '') : path
}

/** Returns the place in the page where a change shows: the text, or the item of a list that came, went or moved. */
export function placeOf({ path, before, after }: ValueChange, side: 'before' | 'after'): string {
  const [now, then] = side === 'before' ? [before, after] : [after, before]
  if (SWITCHES.test(path)) return path.replace(/\.hidden$/, '')
  if (!Array.isArray(now)) return path
  const other: unknown[] = Array.isArray(then) ? then : []
  const index = now.findIndex((item, at) => item !== other[at])
  return now.length === 0 ? path : `${path}.${index < 0 ? now.length - 1 : index}`
}

/** Shows in the form, and in its language, what was taken back or done again. */
export function leadToChange(cms: Cms, form: Form, change: ValueChange, side: 'before' | 'after'): void {
  const language = TRANSLATIONS.find(({ key }) => change.path.includes(`translations.${key}.`))?.locale
  if (language) chooseLanguage(language)
  const fieldName = reachable(form.values, fieldOf(change))
  cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: form.id, fieldName } })
  cms.dispatch({ type: 'sidebar:set-display-state', value: 'openOrFull' })
  showInPage(cms, form.id, placeOf(change, side))
}
