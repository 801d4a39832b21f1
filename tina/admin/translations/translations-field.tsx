import { useLayoutEffect, useMemo, useRef } from 'react'
import { FieldsBuilder, type Form, useCMS } from 'tinacms'
import { keyOfLocale, LANGUAGES } from '../../../src/model/languages.ts'
import { Elsewhere } from './elsewhere'
import { useLanguage } from './language'
import { panelOf } from './places'
import { Tabs } from './tabs'
import type { TextField } from './text-field'
import { TranslatedText } from './translated-text'
import { type FinalForm, useRecordedSources, useValues } from './values'
import { VisitorsRead } from './visitors-read'
import { word } from './words'
import { workIn } from './work'

type Props = { field: { name: string; fields: { name: string; fields: TextField[] }[] }; form: FinalForm; tinaForm: Form }

/** The texts of one group of fields in the other languages: a tab for each, their English beside what is being written. */
export function TranslationsField({ field, form, tinaForm }: Props) {
  const locale = useLanguage()
  const key = keyOfLocale(locale)
  const values = useValues(form)
  useRecordedSources(form, values)
  const cms = useCMS()
  const active = cms.state.forms.find((one) => one.tinaForm === tinaForm)?.activeFieldName ?? undefined
  const panel = panelOf(field.name)
  const work = useMemo(() => workIn(tinaForm.getActiveField(panel).fields, values, panel), [tinaForm, values, panel])
  const place = useRef<HTMLElement>(null)
  // A panel begins at its top, where its languages are; Tina keeps the scroll of the panel before. A field that was asked for is scrolled to after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another beginning.
  useLayoutEffect(() => {
    // In braces: newer browsers answer a scroll with a promise, which React would call as the end of the effect.
    place.current?.closest('.overflow-y-auto')?.scrollTo(0, 0)
  }, [panel])
  const fields = useMemo(() => {
    const texts = field.fields.find(({ name }) => name === key)?.fields ?? []
    return texts
      .filter(({ name }) => name !== 'sources')
      .map((text) => ({
        ...text,
        name: `${field.name}.${key}.${text.name}`,
        plugin: text.component,
        component: TranslatedText,
        // An emptied text stays as an empty one: its place must remain, or a click in the preview leads nowhere.
        parse: (value: unknown) => value,
        locale,
      }))
  }, [field, key, locale])
  return (
    <section ref={place} className="relative w-full px-2 mb-5 whitespace-normal" aria-label={word('languages')}>
      <Tabs locale={locale} work={work} />
      {key && (
        <div role="tabpanel" aria-label={word('textsIn', { language: LANGUAGES[locale].nativeName })} className="mt-3">
          <VisitorsRead form={form} tinaForm={tinaForm} values={values} locale={locale} languageKey={key} />
          <FieldsBuilder form={tinaForm} fields={fields} activeFieldName={active} />
          <Elsewhere work={work.filter((one) => one.key === key && one.panel !== panel)} formId={tinaForm.id} />
          <p className="mt-5 pt-4 border-t border-gray-200 font-sans text-xs font-semibold text-gray-700">{word('shared')}</p>
        </div>
      )}
    </section>
  )
}
