import type { Json } from '../../../../model/json.ts'
import { isObject, textOf } from '../../../../model/json.ts'
import type { Locale } from '../../../../model/languages.ts'
import { joinPath } from '../../../../model/walk.ts'
import type { Finding } from '../finding.ts'
import { against, roleOf } from '../medicines/role.ts'
import { isMedicineCode, KEPT, type Medicine, medicinesIn } from '../medicines/words.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

const NAMES: Record<Medicine, string> = {
  toxin: 'names botulinum toxin',
  indirect: 'points at botulinum toxin',
  vitamin: 'names a vitamin that is prescription-only when injected',
}
const KEEPS = ' Kept for now by decision of the owner.'

/** Texts that name a prescription-only medicine: an error where the text advertises, unless the owner has decided to keep it. */
export const medicines: Check = (site) => [
  ...site.places.filter(({ hidden }) => !hidden).flatMap((place) => [...named(site, place), ...coded(site, place)]),
  ...Object.entries(site.labels).flatMap(([language, labels]) => labelled(labels ?? null, language as Locale)),
]

function named(site: CheckedContent, place: FieldPlace): Finding[] {
  if (place.field.options) return []
  return medicinesIn(textOf(place.value)).map(({ medicine, words }) => {
    const what = `“${words}” ${NAMES[medicine]}.`
    if (roleOf(site, place) === 'information') return findingAt(site, place, against('information', 'warning', what))
    const kept = KEPT.codes.includes(textOf((place.english ?? place.node).code))
    return findingAt(site, place, against('named', kept ? 'warning' : 'error', what + (kept ? KEEPS : '')))
  })
}

function coded(site: CheckedContent, place: FieldPlace): Finding[] {
  const code = textOf(place.value)
  if (place.field.name !== 'code' || !isMedicineCode(code)) return []
  const kept = KEPT.codes.includes(code)
  const message = `The code “${code}” offers a prescription-only medicine.${kept ? KEEPS : ''}`
  return [findingAt(site, place, against('offers', kept ? 'warning' : 'error', message))]
}

/** Words of the interface belong to the program: a developer changes them. */
function labelled(labels: Json, language: Locale, path = ''): Finding[] {
  if (isObject(labels)) return Object.entries(labels).flatMap(([name, part]) => labelled(part, language, joinPath(path, name)))
  const text = textOf(labels)
  const kept = KEPT.labels.includes(text)
  return medicinesIn(text).map(({ medicine, words }) => ({
    ...against(
      'named',
      kept ? 'warning' : 'error',
      `“${words}” ${NAMES[medicine]}, in the words “${text}” of the program, which a developer can change.${kept ? KEEPS : ''}`,
    ),
    document: `src/i18n/resources/${language}.ts`,
    field: path,
    language,
  }))
}
