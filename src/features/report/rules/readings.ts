import type { OpeningHours } from '../../../content/clinic/hours.ts'
import { printedWeek } from '../../../content/clinic/printed-hours.ts'
import { isEmpty, type Json, textOf } from '../../../model/json.ts'
import { joinPath } from '../../../model/walk.ts'
import type { CheckedContent } from './site.ts'
import { type FieldPlace, placesIn, type TextVisit } from './visits.ts'

/** A statement of a fact in one place. `clinic` is set where it is about one clinic only. */
export type Reading = { fact: string; clinic?: string; value: string; place: FieldPlace }

const SPOKEN = ['text', 'title', 'answer', 'lead']

/** Returns the readings of all facts, in English: of fields that state one by themselves, and of objects that name the fact they state. */
export const readingsOf = (site: CheckedContent): Reading[] =>
  site.visits
    .filter(({ language, hidden }) => language === 'en' && !hidden)
    .flatMap((visit) => [...fieldReadings(visit), ...objectReadings(visit)])

const clinicBeside = ({ fields, node }: TextVisit): string | undefined => {
  const field = fields.find(({ name, options }) => (name === 'city' || name === 'clinic') && options)
  const value = field && node[field.name]
  return typeof value === 'string' ? value : undefined
}

/** Returns the places of an object that may state a fact by themselves; a week stands there as visitors read it. */
const statingPlaces = (visit: TextVisit): FieldPlace[] => [
  ...placesIn(visit),
  ...visit.fields
    .filter(({ type, ui }) => type === 'object' && ui?.fact === 'hours')
    .map((field) => ({
      ...visit,
      field,
      value: printedWeek(visit.node[field.name] as OpeningHours[] | undefined, 'en'),
      at: joinPath(visit.path, field.name),
    })),
]

const fieldReadings = (visit: TextVisit): Reading[] =>
  statingPlaces(visit)
    .filter(({ field, value }) => field.ui?.fact && !isEmpty(value))
    .map((place) => ({
      fact: place.field.ui?.fact ?? '',
      clinic: place.field.ui?.clinic ?? clinicBeside(visit),
      value: textOf(place.value),
      place,
    }))

function objectReadings(visit: TextVisit): Reading[] {
  const { fact, figure, unit, label, heading } = visit.node
  if (typeof fact !== 'string' || fact === '') return []
  const places = placesIn(visit)
  const at = (name: string) => places.find(({ field }) => field.name === name)
  const said = figure ? at('figure') : spoken(visit, at)
  if (!said) return []
  const words = textOf(label ?? heading).replaceAll('|', ' ')
  const value = figure
    ? `${textOf(figure)}${textOf(unit)} ${words}`
    : [textOf(said.value), ...(visit.section === 'offers' ? titlesIn(visit.node.items) : [])].join('\n')
  return [{ fact, value: value.trim(), place: said }]
}

/** Returns the text that states a fact: the lead of offers; else the first text with a figure in it, or the first there is. */
function spoken(visit: TextVisit, at: (name: string) => FieldPlace | undefined): FieldPlace | undefined {
  const texts = SPOKEN.flatMap((name) => at(name) ?? []).filter(({ value }) => !isEmpty(value))
  return (visit.section === 'offers' ? at('lead') : undefined) ?? texts.find(({ value }) => /\d/.test(textOf(value))) ?? texts[0]
}

const titlesIn = (items: Json | undefined): string[] =>
  Array.isArray(items) ? items.flatMap((item) => textOf((item as { title?: Json } | null)?.title) || []) : []
