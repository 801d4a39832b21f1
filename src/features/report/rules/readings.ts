import { isEmpty, type Json, textOf } from './json.ts'
import type { Site } from './site.ts'
import { type Place, placesIn, type Visit } from './visits.ts'

/** What one place says of a fact. `clinic` where it speaks of one of them only. */
export type Reading = { fact: string; clinic?: string; value: string; place: Place }

const SPOKEN = ['text', 'title', 'answer', 'lead']

/** Every reading of every fact, in English: fields that state one by themselves, and objects that say which they state. */
export const readingsOf = (site: Site): Reading[] =>
  site.visits
    .filter(({ language, hidden }) => language === 'en' && !hidden)
    .flatMap((visit) => [...fieldReadings(visit), ...objectReadings(visit)])

const clinicBeside = ({ fields, node }: Visit): string | undefined => {
  const field = fields.find(({ name, options }) => (name === 'city' || name === 'clinic') && options)
  const value = field && node[field.name]
  return typeof value === 'string' ? value : undefined
}

const fieldReadings = (visit: Visit): Reading[] =>
  placesIn(visit)
    .filter(({ field, value }) => field.ui?.fact && !isEmpty(value))
    .map((place) => ({
      fact: place.field.ui?.fact ?? '',
      clinic: place.field.ui?.clinic ?? clinicBeside(visit),
      value: textOf(place.value),
      place,
    }))

function objectReadings(visit: Visit): Reading[] {
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

/** The text that states something: the first with a figure in it, or else the first there is. */
function spoken(visit: Visit, at: (name: string) => Place | undefined): Place | undefined {
  const texts = SPOKEN.flatMap((name) => at(name) ?? []).filter(({ value }) => !isEmpty(value))
  return (visit.section === 'offers' ? at('lead') : undefined) ?? texts.find(({ value }) => /\d/.test(textOf(value))) ?? texts[0]
}

const titlesIn = (items: Json | undefined): string[] =>
  Array.isArray(items) ? items.flatMap((item) => textOf((item as { title?: Json } | null)?.title) || []) : []
