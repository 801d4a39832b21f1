import type { OpeningHours } from '../../../../content/clinic/hours.ts'
import { printedWeek } from '../../../../content/clinic/printed-hours.ts'
import { isObject } from '../../../../model/json.ts'
import { sourceHash } from '../../../../model/translations/sources.ts'
import { grouped } from '../../../report/rules/grouped.ts'
import type { Clinics } from './clinics-of.ts'
import type { FactElsewhere, FactPlace } from './elsewhere.ts'
import type { Stated } from './places.ts'

/** Returns the weeks of the clinics as visitors read them, by their cities, in the order of the settings. */
function weeksIn(settings: object): Map<string, string> {
  const { contact } = settings as { contact?: unknown }
  if (!isObject(contact)) return new Map()
  const weeks = Object.entries(contact).flatMap(([city, clinic]) =>
    isObject(clinic) && Array.isArray(clinic.openingHours)
      ? [[city, printedWeek(clinic.openingHours as OpeningHours[], 'en')] as const]
      : [],
  )
  return new Map(weeks)
}

/** The fields in which a page may state hours of its own; while they are empty, it shows the week of each clinic. */
const OWN_HOURS = ['hours', 'text']

/**
 * Returns the pages that state hours of their own, where the week of a clinic changed. They say so on purpose, so none is
 * ticked; one that is ticked is emptied in every language, and shows the week from then on.
 */
export function hoursElsewhere(before: object, after: object, documents: Stated[], clinics: Clinics): FactElsewhere[] {
  const [old, now] = [weeksIn(before), weeksIn(after)]
  const changed = [...now].filter(([city, week]) => old.has(city) && week !== old.get(city))
  const [[first, week] = []] = changed
  if (first === undefined || week === undefined) return []
  const isOfChanged = (city: string) => changed.some(([one]) => one === city)
  const found = documents.flatMap((document) =>
    document.statements
      .filter(({ fact, name, value }) => fact === 'hours' && OWN_HOURS.includes(name) && value !== '')
      .filter((statement) => clinics.of(document, statement).some(isOfChanged))
      .map((statement) => ({ document, statement })),
  )
  const plain = (field: string) => field.replace(/\.translations\.[^.]+/, '')
  const places = [...grouped(found, ({ statement: { path, field } }) => `hours ${path} ${plain(field)}`)].flatMap(
    ([key, group]): FactPlace[] => {
      const [shown] = group
      if (!shown) return []
      const { document, statement } = shown
      return [
        {
          key,
          reason: 'agreed',
          title: document.title,
          where: document.whereIs(plain(statement.field)),
          texts: group.map(({ statement: { language, value } }) => ({ language, pieces: [{ text: value, becomes: '' }], sums: [] })),
          ...(document.address && { address: document.address }),
          field: statement.field,
          sets: group.map(({ statement: one }) => ({ path: one.path, field: one.field, value: '', mark: sourceHash(one.value) })),
        },
      ]
    },
  )
  return places.length > 0 ? [{ kind: 'hours', from: old.get(first) ?? '', to: week, sums: [], places }] : []
}
