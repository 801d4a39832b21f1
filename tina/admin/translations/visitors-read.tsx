import type { Form } from 'tinacms'
import { languageName } from '../../../src/admin/i18n/language-name'
import { isHeldIn, useStanding } from '../../../src/admin/standing'
import type { Json } from '../../../src/model/json.ts'
import type { Locale } from '../../../src/model/languages.ts'
import { valueAt } from './plain'
import type { FinalForm } from './values'
import { word } from './words'

type Props = { form: FinalForm; tinaForm: Form; values: Json; locale: Locale; languageKey: string }

const STATE = 'translationState'
const WAITING = 'toBeTranslated'

/**
 * The switch that decides whether visitors get the texts of a language or the English with a note. It stands over these texts
 * in every panel, and shows nothing where a document of this kind has no such choice.
 */
export function VisitorsRead({ form, tinaForm, values, locale, languageKey }: Props) {
  const isHeld = isHeldIn('en', useStanding())
  if (!tinaForm.fields.some(({ name }) => name === STATE)) return null
  const isRead = valueAt(values, `${STATE}.${languageKey}`) !== WAITING
  const change = (wanted: boolean) => form.change(`${STATE}.${languageKey}` as never, (wanted ? 'ready' : WAITING) as never)
  return (
    <div
      className={`mb-4 rounded border px-3 py-2 text-sm ${isRead ? 'border-gray-200 text-gray-700' : 'border-amber-400 bg-amber-50 text-amber-900'}`}
    >
      <label className="flex items-center gap-2 font-medium">
        <input type="checkbox" className="h-4 w-4" checked={isRead} disabled={isHeld} onChange={({ target }) => change(target.checked)} />
        {word('visitorsRead', { language: languageName(locale) })}
      </label>
      {!isRead && <p className="mt-1">{word('waiting')}</p>}
    </div>
  )
}
