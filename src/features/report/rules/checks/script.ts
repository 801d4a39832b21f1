import { textOf } from '../../../../model/json.ts'
import type { Locale } from '../../../../model/languages.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { grouped } from '../grouped.ts'
import { isOpen } from '../open.ts'
import { type Check, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

/** Which letters a language is written in, and characters that only the other way of writing Chinese uses. */
const SCRIPTS: Record<Locale, { letters: RegExp; foreign?: RegExp }> = {
  en: { letters: /\p{Script=Latin}/gu },
  'zh-CN': { letters: /\p{Script=Han}/gu, foreign: /[療醫診體膚術膠個時間會與為這後從頭髮費預約請讓]/u },
  'zh-TW': { letters: /\p{Script=Han}/gu, foreign: /[疗医诊体肤术胶个时间会与为这后从头发费预约请让]/u },
  ar: { letters: /\p{Script=Arabic}/gu },
}
/** How large a share of a document's letters belongs to the language at least. */
const SHARE = 0.8
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/u

/** A translation without links and without the names that its English has too: `('HIFU 超声刀', 'HIFU')` => `' 超声刀'` */
function withoutNames(text: string, english: string): string {
  const known = new Set(english.toLowerCase().match(/[a-z0-9]+/g))
  const isName = (word: string) => /[A-Z0-9]/.test(word) && known.has(word.toLowerCase())
  return text.replace(/\]\([^)]*\)|https?:\S+|\S+@\S+/g, ' ').replace(/[A-Za-z0-9]+/g, (word) => (isName(word) ? ' ' : word))
}

/** Postal addresses are written as the post office reads them, in every language. */
const counts = ({ english, field, document, language }: FieldPlace) => english && field.name !== 'address' && !isOpen(document, language)

/** Documents of which a translation is not written in its own script, and single texts in the wrong kind of Chinese or of digits. */
export const script: Check = (site) => {
  const groups = grouped(site.places.filter(counts), ({ document, language }) => `${language} ${document.path}`)
  return [...groups.values()].flatMap((places) => [
    ...mostlyForeign(places).map((place) =>
      findingAt(
        site,
        { ...place, at: '' },
        {
          kind: 'translations',
          level: 'warning',
          message: `Much of the text given in ${LANGUAGES[place.language].nativeName} is written in other letters: is it translated?`,
        },
      ),
    ),
    ...places.filter(isWrong).map((place) =>
      findingAt(site, place, {
        kind: 'translations',
        level: 'warning',
        message: `${place.field.label ?? place.field.name} holds characters that do not belong in ${LANGUAGES[place.language].nativeName}.`,
      }),
    ),
  ])
}

function mostlyForeign(places: FieldPlace[]): FieldPlace[] {
  const [first] = places
  if (!first) return []
  const { letters } = SCRIPTS[first.language]
  const english = JSON.stringify(places.map((place) => place.english?.[place.field.name] ?? ''))
  const text = withoutNames(places.map(({ value }) => textOf(value)).join(' '), english)
  const written = text.match(/\p{L}/gu)?.length ?? 0
  return written > 0 && (text.match(letters)?.length ?? 0) / written <= SHARE ? [first] : []
}

const isWrong = ({ language, value }: FieldPlace) => {
  const text = textOf(value)
  return EASTERN_DIGITS.test(text) || SCRIPTS[language].foreign?.test(text) === true
}
